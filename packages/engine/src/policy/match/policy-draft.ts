import type { EvidenceItem, EvidenceType, SourceFact } from '../../schema/index.ts'
import type { DetectorDraft } from '../detectors/index.ts'
import type { PolicyPlace, PolicyScore } from '../form/clause-form.ts'
import type { SentenceTrait } from '../lexicons/evidence-kind.ts'
import type { PolicyTerms } from './policy-terms.ts'

/** Evidence at its place. */
export interface PlacedEvidence {
  readonly type: EvidenceType
  /** The id of the rule that found it. */
  readonly rule: string | undefined
  /** As much of it as is quoted. */
  readonly start: number
  readonly end: number
  /** -1 for none. */
  readonly sentence: number
  /** Which facts of a claim its source does not have; undefined of everything else. */
  readonly facts?: readonly SourceFact[] | undefined
  /** As a report shows it; made when it is asked for, because a policy names little of all evidence. */
  explain(): EvidenceItem
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
