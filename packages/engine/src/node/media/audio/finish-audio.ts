import type { AudioFacts } from '../../../audio/audio-facts.ts'
import { resample } from '../../../audio/signal/resample.ts'
import { SPEECH_RATE } from '../../../audio/signal/samples.ts'
import type { DeclaredFacts } from '../../../provenance/declared-facts.ts'
import type { Decoded } from './decoded.ts'

/** A decoded recording, with what its file declares. */
export interface ReadAudio {
  /** One channel at 16 kHz. */
  readonly samples: Float32Array
  readonly facts: AudioFacts
}

/** Resamples decoded audio to the rate at which speech is measured. */
export function finishAudio(
  { samples, isCut, isWhole }: Decoded,
  names: { readonly container: string; readonly codec: string },
  declared: DeclaredFacts,
): ReadAudio {
  const { rate, values } = samples
  return {
    samples: resample(samples, SPEECH_RATE).values,
    facts: { ...names, rate, seconds: values.length / rate, isCut, isWhole, declared },
  }
}
