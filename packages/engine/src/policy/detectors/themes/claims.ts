import { absoluteWord, guarantee } from '../certainty.ts'
import { superlative, unprovenSuperlative } from '../claims.ts'
import { greenClaim, incomeClaim, weightLossClaim } from '../community/claims-to-sell.ts'
import { comparison } from '../comparison.ts'
import type { Detector } from '../detector.ts'
import { weaselWord } from '../doubts.ts'
import { anonymousSource } from '../editorial/anonymous-source.ts'
import { sampleSize } from '../needed/sample-size.ts'
import { futurePromise } from '../outlook.ts'
import { rankClaim } from '../rank-claim.ts'

/** What a text says without proof, and whom it quotes for it. */
export const claims: readonly Detector[] = [
  superlative,
  unprovenSuperlative,
  rankClaim,
  absoluteWord,
  comparison,
  guarantee,
  futurePromise,
  incomeClaim,
  weightLossClaim,
  greenClaim,
  weaselWord,
  anonymousSource,
  sampleSize,
]
