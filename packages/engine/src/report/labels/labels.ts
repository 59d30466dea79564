import type {
  Action,
  Confidence,
  EvidenceType,
  Format,
  IntendedUse,
  PrimaryReason,
  RiskLevel,
  Severity,
  TextScoreName,
} from '../../schema/index.ts'

/** Words for each evidence type, as a reader sees them. */
export const evidenceTypeLabels: Readonly<Record<EvidenceType, string>> = {
  generic_phrasing: 'generic phrasing',
  low_specificity: 'low specificity',
  weak_provenance: 'weak provenance',
  unsupported_claim: 'unsupported claim',
  hedging_and_absolutes: 'hedging and absolutes',
  synthetic_texture: 'uniform texture',
  repetitive_structure: 'repetitive structure',
  missing_concrete_examples: 'missing concrete examples',
  absence_of_specificity: 'absence of specifics',
  source_quality: 'source quality',
  visual_artifact: 'visual artifact',
  audio_signal: 'audio signal',
  prosody_consistency: 'prosody consistency',
  other: 'other',
}

/** Words for the main reason of a decision. */
export const primaryReasonLabels: Readonly<Record<PrimaryReason, string>> = {
  ...evidenceTypeLabels,
  low_risk: 'low risk',
  insufficient_text: 'too little text to score',
  cannot_judge: 'cannot judge',
  policy_match: 'a clause of the policy',
}

/** Words for each routing decision. */
export const actionLabels: Readonly<Record<Action, string>> = {
  allow: 'allow',
  revise: 'revise',
  human_review: 'human review',
  reject: 'reject',
}

/** Words for each of the four text scores, in the order they are shown; each says that high is bad. */
export const scoreLabels: Readonly<Record<TextScoreName, string>> = {
  specificity_risk: 'specificity risk',
  provenance_weakness: 'provenance weakness',
  slop_risk: 'slop risk',
  synthetic_texture_risk: 'texture risk',
}

/** What a high value of each score says. */
export const scoreMeanings: Readonly<Record<TextScoreName, string>> = {
  specificity_risk: 'vague, generic or without detail',
  provenance_weakness: 'claims without source, author or first-hand detail',
  slop_risk: 'stock phrases and padding',
  synthetic_texture_risk: 'uniform, machine-like texture; not proof of who wrote it',
}

/** Severities from the strongest to the weakest, with their rank. */
export const severityRanks: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 }

/** Risk levels with their rank, the mildest first. */
export const riskLevelRanks: Readonly<Record<RiskLevel, number>> = { low: 0, medium: 1, high: 2 }

/** Decisions with their rank, the mildest first. */
export const actionRanks: Readonly<Record<Action, number>> = {
  allow: 0,
  revise: 1,
  human_review: 2,
  reject: 3,
}

/** What each confidence means for a reader who acts on the decision. */
export const confidenceMeanings: Readonly<Record<Confidence, string>> = {
  low: 'favor a person’s judgment',
  medium: 'favor review when the stakes are high',
  high: 'may be routed automatically where the stakes are low',
}

/** Words for each intended use. */
export const intendedUseLabels: Readonly<Record<IntendedUse, string>> = {
  publish: 'for publishing',
  train: 'for training a model',
  cite: 'for citing or retrieval',
  moderate: 'for moderation',
  security_filter: 'for safety filtering',
  other: 'for other uses',
}

/** Words for each kind of writing. */
export const formatLabels: Readonly<Record<Format, string>> = {
  article: 'article',
  documentation: 'documentation',
  changelog: 'changelog',
  social_post: 'social post',
  product_page: 'product page',
  product_review: 'product review',
  caption: 'caption',
  email: 'email',
  other: 'other',
}

/** The sentence that goes with scores wherever they are shown; also the first limitation of every result. */
export const disclaimer =
  'Scores are workflow signals. They do not prove who wrote the text or whether it is true.'

/** A score with two decimals, cut and not rounded, so that 0.3999 never reads as the 0.40 of the next band. */
export function scoreText(score: number): string {
  // Ten-thousandths are whole numbers by contract; hundredths of a double are not.
  return (Math.floor(Math.round(score * 10_000) / 100) / 100).toFixed(2)
}

/** Limitations of one result in words: without the sentence that all share, and without bare codes. */
export function specificLimitations(limitations: readonly string[]): string[] {
  return limitations.filter((text) => text !== disclaimer && !/^[a-z_]+$/.test(text))
}
