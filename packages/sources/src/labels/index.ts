export {
  nameOf,
  noteLabels,
  notesOf,
  shownClaims,
  sourcesDisclaimer,
  stateLabels,
  type Tone,
  toneOf,
  verdictLabels,
} from './labels.ts'
export { type SourceRuleText, sourceRuleTexts } from './rule-texts.ts'
