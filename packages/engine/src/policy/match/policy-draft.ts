import type { EvidenceItem } from '../../schema/index.ts'
import type { PolicyScore, SentenceTrait } from '../clause.ts'
import type { PolicyTerms } from './policy-terms.ts'

/** Evidence and the sentence that it is in; -1 for none. */
export interface PlacedEvidence {
  readonly item: EvidenceItem
  readonly sentence: number
}

/** The first place in a sentence where a term of the policy occurs. */
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
  isIn(sentence: number, scope: 'heading' | 'opening'): boolean
  /** Mentions of each term, by its key, in reading order. */
  findTerms(terms: PolicyTerms): ReadonlyMap<string, readonly Mention[]>
  quote(start: number, end: number): string
  sentenceRange(sentence: number): { readonly start: number; readonly end: number }
}

/** Mentions by term, and for each term the sentences that hold it. */
export interface FoundTerms {
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  readonly sentences: ReadonlyMap<string, ReadonlySet<number>>
}
