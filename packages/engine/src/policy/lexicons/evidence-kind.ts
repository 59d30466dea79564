import type { EvidenceType, SourceFact } from '../../schema/index.ts'
import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'

/** What a policy can see of a sentence besides its words. */
export type SentenceTrait = 'statistic' | 'number' | 'quote' | 'future'

/** A kind of evidence that a policy can name. */
export interface EvidenceKind {
  /** What messages and forms call it. */
  readonly name: string
  readonly types?: readonly EvidenceType[]
  /** Ids of rules, where a type says too much. */
  readonly rules?: readonly string[]
  /** Sentences that count without any evidence. */
  readonly sentences?: SentenceTrait
  /**
   * What counts besides evidence. Rules feed scores and ask for much before they object; whoever names a kind in a
   * policy wants each of its plain forms.
   */
  readonly also?: (draft: DetectorDraft) => Iterable<Span>
  /** On a topic, sentences with a word of effect count; `unsupported`: where nothing backs them. */
  readonly effects?: 'all' | 'unsupported'
  /** Only a check of sources finds it. */
  readonly ofSources?: true
  /** A fact that the source of a claim does not have. */
  readonly fact?: SourceFact
  /** Phrases of policies, with commas between them. */
  readonly names: string
}
