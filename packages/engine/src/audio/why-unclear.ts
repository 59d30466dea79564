import type { AudioFacts } from './audio-facts.ts'
import type { SampleAnalysis } from './read-samples.ts'

/** Below this nothing can be heard, in decibels under full scale. */
const SILENCE = -60
const LEAST_SPOKEN = 1.5
/** Music, noise and tones have a pitch seldom or always; speech lies between. */
const LEAST_VOICED = 0.12
const LEAST_RATE = 8_000

/** Why the audio cannot be judged; null when it can. */
export function whyUnclear(
  { seconds, rate }: AudioFacts,
  { spans }: SampleAnalysis,
): string | null {
  if (spans.length === 0) return `it is shorter than a second (${seconds.toFixed(2)} s)`
  if (rate < LEAST_RATE) return `its rate is ${rate} Hz, and speech needs ${LEAST_RATE}`
  if (spans.every(({ loudest }) => loudest < SILENCE)) return 'it is silent'
  const spoken = spans.reduce((sum, span) => sum + span.spoken, 0)
  if (spoken < LEAST_SPOKEN) return `only ${spoken.toFixed(1)} s of it are not silence`
  const voiced = spans.reduce((sum, span) => sum + span.voiced * span.spoken, 0) / spoken
  if (voiced < LEAST_VOICED) return 'little of it sounds like a voice'
  return null
}
