import type { TextScores } from '../../schema/index.ts'
import type { DocumentReadings } from './document-risk.ts'
import type { SentenceProbabilities } from './sentence-probabilities.ts'
import type { SlopAnalysis } from './slop-risk.ts'
import type { TextureAnalysis } from './texture-risk.ts'

/** What the models say of a draft: the published risks and what they were made from. */
export interface ModelScores {
  readonly risks: TextScores
  readonly slop: SlopAnalysis
  readonly texture: TextureAnalysis
  /** Probabilities of the kinds of writing, in their order. */
  readonly kinds: Float64Array
  readonly sentences: SentenceProbabilities
  readonly documents: DocumentReadings
}
