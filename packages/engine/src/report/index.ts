export { hasGate } from '../settings/settings.ts'
export {
  findLines,
  type Lines,
  lineRange,
  type Position,
  positionAt,
} from '../text/document/lines.ts'
export { type CostlySentence, type ScoreCost, scoreCosts, shareText, whyText } from './costs.ts'
export {
  type DraftReport,
  findingName,
  type HiddenFinding,
  knownFindings,
  type LineRanges,
  type Narrowing,
  rememberDraft,
  reportDraft,
  type ScoredDraft,
  type ScoredReport,
} from './draft-report.ts'
export { findingsOf } from './findings/all-findings.ts'
export {
  alsoText,
  countBySeverity,
  type Finding,
  type FindingPlace,
  groupByType,
  messageText,
  mostSevere,
  type NamedClause,
  prepareFindings,
  suggestionText,
} from './findings/findings.ts'
export { fingerprint, type Hash } from './findings/fingerprint.ts'
export { gatherByClause } from './findings/gather-by-clause.ts'
export {
  type LeadingFinding,
  type LeadingFindings,
  leadingFindings,
} from './findings/leading-findings.ts'
export type { KnownClause } from './findings/policy-findings.ts'
export { gainText } from './gain-text.ts'
export { type GateFailure, gateRecord, isStricter, reachesGate } from './gate.ts'
export { type IgnoreKind, ignoreComment } from './ignore-comment.ts'
export { actionMeaning } from './labels/action-meaning.ts'
export { bandEdges, bandOf, scoresOf } from './labels/bands.ts'
export {
  actionLabels,
  actionRanks,
  confidenceMeanings,
  disclaimer,
  evidenceTypeLabels,
  formatLabels,
  intendedUseLabels,
  primaryReasonLabels,
  riskLevelRanks,
  scoreLabels,
  scoreMeanings,
  scoreText,
  severityRanks,
  specificLimitations,
} from './labels/labels.ts'
export { ruleAddress } from './labels/rule-address.ts'
export {
  decides,
  explainingNote,
  greyNote,
  scoreQuestions,
  scoreTone,
  unjudgedNote,
} from './labels/score-tone.ts'
export { trustMeaning, trustNote } from './labels/trust-note.ts'
export {
  cannotJudge,
  cannotJudgeLabel,
  decisionLabel,
  type Grounded,
  isUnjudged,
  type Judged,
  type Verdict,
  verdictFacts,
  verdictOf,
  verdictTone,
} from './labels/verdict.ts'
export {
  escapeMarkdown,
  type MarkdownDraft,
  markdownFindings,
  markdownRow,
  markdownTableHead,
} from './markdown.ts'
export { editsBeside } from './may-edit.ts'
export { describeOwnRule, type OwnRuleDescription } from './own-rules.ts'
export { type Standing, standingOf, worstFirst } from './standing.ts'
export {
  addToSummary,
  countVerdicts,
  emptySummary,
  type Summary,
  type VerdictCount,
} from './summary.ts'
export {
  type MediaResult,
  type MediaSwitches,
  mediaAsTextResult,
  mediaScores,
} from './text-of-media.ts'
export { coverageText, decisionText, gateText, plural, verdictText } from './words.ts'
