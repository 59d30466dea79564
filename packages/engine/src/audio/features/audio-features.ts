import type { Speech } from '../signal/speech.ts'
import type { Family } from './family.ts'
import { modulationFamily } from './modulation.ts'
import { prosodyFamily } from './prosody.ts'
import { togetherFamily } from './together.ts'

/**
 * Only families that hold on voices and systems that were not fitted to. Cepstra, levels of bands, grain,
 * overtones and prediction were tried: they know the microphone and the codec better than the voice.
 */
const families: readonly Family[] = [togetherFamily, prosodyFamily, modulationFamily]

/** Names of all features, in the order in which models weigh them. */
export const audioFeatureNames: readonly string[] = families.flatMap(({ names }) => names)

/** The features of speech at 16 kHz. */
export function measureSpeech(speech: Speech): Float64Array {
  return Float64Array.from(families.flatMap(({ measure }) => measure(speech)))
}
