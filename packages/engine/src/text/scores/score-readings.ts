import type { TextScores } from '../../schema/index.ts'
import type { SentenceProbabilities } from './sentence-scores.ts'
import type { SlopAnalysis } from './slop-risk.ts'
import type { TextureAnalysis } from './texture-risk.ts'

/** What the models say of a draft: the published risks and what they were made from. */
export interface ModelScores {
  readonly risks: TextScores
  readonly slop: SlopAnalysis
  readonly texture: TextureAnalysis
  readonly sentences: SentenceProbabilities
}
