import { fitMix } from '../texture/fit-mix.ts'
import type { Sample } from '../texture/load-samples.ts'
import { packMix } from '../texture/pack-mix.ts'
import { scoreTexts } from '../texture/score-texts.ts'
import {
  calibrationFor,
  publishedRisk,
  shippedParts,
  type TextureParts,
} from '../texture/train-texture.ts'
import { splitWithout } from './split-without.ts'

/** The texture risk of each sample by a model that has not seen its file, in the order of the samples. */
export function leftOutRisks(
  samples: readonly Sample[],
  parts: TextureParts,
  seed: number,
): Float64Array {
  const risks = new Float64Array(samples.length)
  for (const file of new Set(samples.map((sample) => sample.file))) {
    const { train, dev, out } = splitWithout(samples, file)
    const mix = packMix(fitMix(samples, shippedParts(parts), train, dev, seed))
    const model = calibrationFor(
      dev.map((index) => samples[index]),
      scoreTexts(mix, parts, samples, dev),
    )
    const raws = scoreTexts(mix, parts, samples, out)
    for (const [at, index] of out.entries()) {
      risks[index] = publishedRisk(model, samples[index], raws[at])
    }
  }
  return risks
}
