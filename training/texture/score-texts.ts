import { createTextureBags } from '../../packages/engine/src/text/scores/texture-bags.ts'
import { createWordColumns } from '../../packages/engine/src/text/scores/word-columns.ts'
import { scoreRows } from './fit-logistic.ts'
import type { Part } from './fit-mix.ts'
import type { Sample } from './load-samples.ts'
import type { PackedMix } from './pack-mix.ts'
import { BITS, HAT, LONGEST, RUN } from './parts.ts'

/**
 * Raw scores of the given samples from weights as the file holds them: bags by the engine's own code, over the whole
 * draft or its run; style over the whole draft; no layout.
 */
export function scoreTexts(
  { intercept, heights, ngrams, words }: PackedMix,
  { shapes, list }: { readonly shapes: Part; readonly list: readonly string[] },
  samples: readonly Sample[],
  indexes: readonly number[],
): Float64Array {
  const bags = createTextureBags({
    longest: LONGEST,
    bits: BITS,
    ngrams: { weights: ngrams.bytes, scale: ngrams.scale },
    columns: createWordColumns(list),
    words: { weights: words.bytes, scale: words.scale },
    run: RUN,
  })
  const weights = Float32Array.from(heights, (height) => height / HAT)
  const sums = scoreRows(shapes.rows, { weights, intercept }, indexes)
  for (const [at, index] of indexes.entries()) {
    const { tokens, hashes } = samples[index]
    const { whole, run } = bags.read({ tokens, hashes, count: tokens.length })
    sums[at] += run === undefined ? whole.sum : Math.max(whole.sum, run.sum - RUN.price)
  }
  return sums
}
