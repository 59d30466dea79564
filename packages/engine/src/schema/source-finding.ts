import type { EvidenceItem } from './evidence.ts'

/** Ids of what a check of sources may find; the engine asks nobody, and takes them from the one who did. */
export const sourceRuleIds = [
  'claim-contradicted',
  'claim-not-found',
  'isbn-invalid',
  'package-lookalike',
  'package-unknown',
  'source-certificate',
  'source-fragment',
  'source-gone',
  'source-home-page',
  'source-moved',
  'source-retracted',
] as const
export type SourceRuleId = (typeof sourceRuleIds)[number]

/** What of a claim was looked up in its source. */
export type SourceFact = 'number' | 'date' | 'quotation' | 'name'

/** What a check of sources found at a place of the draft. */
export interface SourceFinding extends EvidenceItem {
  readonly rule: SourceRuleId
  readonly start: number
  readonly end: number
  /** Of a claim: which of its facts the source does not have. */
  readonly facts?: readonly SourceFact[]
}
