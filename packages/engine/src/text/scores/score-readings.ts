import type { TextScores } from '../../schema/index.ts'
import type { SentenceReadings } from './sentence-scores.ts'
import type { SlopReading } from './slop-risk.ts'
import type { TextureReading } from './texture-risk.ts'

/** What the models say of a draft: the published risks and what they were made from. */
export interface ScoreReadings {
  readonly risks: TextScores
  readonly slop: SlopReading
  readonly texture: TextureReading
  readonly sentences: SentenceReadings
}
