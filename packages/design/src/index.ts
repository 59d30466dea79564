export { type EvidenceGroup, evidenceGroups, groupOf, groupTexts } from './evidence-groups.ts'
export { type FixVerdict, fixTexts, fixVerdict } from './fix-words.ts'
export { Legend } from './legend.tsx'
export { type MarkScope, scopeOf, sentenceNumber, wholeDraftRules } from './marks/mark-scope.ts'
export {
  type CostlyPlace,
  type Findings,
  type Mark,
  markClasses,
  type Placed,
  placeMarks,
} from './marks/place-marks.ts'
export { ScoreBar, scoreBarOf } from './score-bar.tsx'
export { Swatch } from './swatch.tsx'
export { whyUnjudged } from './verdict-words.ts'
export { capital, count, counted } from './words.ts'
