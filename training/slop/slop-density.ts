import { slopWords } from '../../packages/engine/src/text/lexicons/slop-words.ts'
import { densestRun, type SentenceCap } from '../../packages/engine/src/text/scores/densest-run.ts'
import type { SlopSample } from './load-slop-samples.ts'
import { MOST, REPETITION, RUN } from './slop-settings.ts'

/** Weighted occurrences in 100 words of the run that speaks for the draft, as the engine computes them. */
export function densityOf(weights: Float64Array, sample: SlopSample, cap: SentenceCap): number {
  const { occurrences, sentences, shares, lengths, toldBySentence, knownBySentence } = sample
  const stock = new Float64Array(lengths.length)
  const phrases = new Float64Array(lengths.length)
  for (let at = 0; at < occurrences.length; at++) {
    const of = occurrences[at] < slopWords.length ? stock : phrases
    of[sentences[at]] += weights[occurrences[at]] * shares[at]
  }
  const again = Float64Array.from(
    toldBySentence,
    (told, at) => REPETITION.sentence * told + REPETITION.word * knownBySentence[at],
  )
  return densestRun(phrases, lengths, RUN, cap, [
    { weights: stock, most: MOST.words },
    { weights: again, most: MOST.repetition },
  ]).density
}
