export { type EvidenceGroup, evidenceGroups, groupOf, groupTexts } from './evidence-groups.ts'
export { ScoreBar } from './score-bar.tsx'
