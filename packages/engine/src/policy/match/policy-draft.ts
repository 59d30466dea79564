import type { EvidenceItem } from '../../schema/index.ts'
import type { DetectorDraft } from '../detectors/index.ts'
import type { PolicyPlace, PolicyScore } from '../form/clause-form.ts'
import type { SentenceTrait } from '../lexicons/targets.ts'
import type { PolicyTerms } from './policy-terms.ts'

/** Evidence and the sentence that it is in; -1 for none. */
export interface PlacedEvidence {
  readonly item: EvidenceItem
  readonly sentence: number
}

/** A place where a term of the policy occurs. */
export interface Mention {
  readonly sentence: number
  readonly start: number
  readonly end: number
}

/** What a policy may ask of a draft; the text side answers. */
export interface PolicyDraft {
  /** In reading order. */
  readonly evidence: readonly PlacedEvidence[]
  readonly sentenceCount: number
  score(score: PolicyScore): number
  /** The sentence that adds most to a score; the first one where no sentence does. */
  costliest(score: PolicyScore): number
  has(sentence: number, trait: SentenceTrait): boolean
  hasSource(sentence: number): boolean
  isIn(sentence: number, place: PolicyPlace): boolean
  /** The sentence of an offset; -1 for none. */
  sentenceAt(offset: number): number
  /** What detectors see; undefined of a medium without words. */
  readonly detected: DetectorDraft | undefined
  /** Mentions of each term, by its key, in reading order. */
  findTerms(terms: PolicyTerms): ReadonlyMap<string, readonly Mention[]>
  quote(start: number, end: number): string
  sentenceRange(sentence: number): { readonly start: number; readonly end: number }
}
