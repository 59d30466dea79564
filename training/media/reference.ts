import { audioModel } from '../../packages/engine/src/audio/audio-model.ts'
import {
  audioFeatureNames,
  measureSpeech,
} from '../../packages/engine/src/audio/features/audio-features.ts'
import { readSpeech } from '../../packages/engine/src/audio/signal/speech.ts'
import {
  featureNames,
  measureWindow,
} from '../../packages/engine/src/image/features/image-features.ts'
import { imageModel } from '../../packages/engine/src/image/image-model.ts'
import { chooseWindows } from '../../packages/engine/src/image/windows.ts'
import type { WindowModel } from '../../packages/engine/src/models/window-model.ts'
import { madeImages, madeRecordings } from './made-media.ts'

/** What was measured of a file that code makes, and what the shipped model made of it. */
export interface Reference {
  readonly raw: number
  readonly features: Readonly<Record<string, number>>
}

/** Measures and scores the made images, as training and the engine do. */
export function measureImages(): Record<keyof typeof madeImages, Reference> {
  const measure = (name: keyof typeof madeImages) => {
    const pixels = madeImages[name]
    const [box] = chooseWindows(pixels.width, pixels.height, 1)
    return referenceOf(imageModel(), featureNames, measureWindow(pixels, box))
  }
  return { smooth: measure('smooth'), grainy: measure('grainy') }
}

/** Measures and scores the made recordings, as training and the engine do. */
export function measureRecordings(): Record<keyof typeof madeRecordings, Reference> {
  const measure = (name: keyof typeof madeRecordings) =>
    referenceOf(audioModel(), audioFeatureNames, measureSpeech(readSpeech(madeRecordings[name])))
  return { steady: measure('steady'), low: measure('low') }
}

function referenceOf(
  model: WindowModel,
  names: readonly string[],
  values: Float64Array,
): Reference {
  return {
    raw: model.scoreWindow(values).raw,
    features: Object.fromEntries(names.map((name, at) => [name, values[at]])),
  }
}
