import { accusation } from '../accusation.ts'
import { legalThreat } from '../community/legal-threat.ts'
import type { Detector } from '../detector.ts'
import { insult } from '../insult.ts'
import { politicalSupport } from '../matters/political-support.ts'
import { proceedings } from '../matters/proceedings.ts'
import { profanity } from '../profanity.ts'
import { threat } from '../threat.ts'

/** What is said against somebody. */
export const abuse: readonly Detector[] = [
  profanity,
  insult,
  threat,
  legalThreat,
  accusation,
  proceedings,
  politicalSupport,
]
