export { type EvidenceGroup, evidenceGroups, groupOf, groupTexts } from './evidence-groups.ts'
