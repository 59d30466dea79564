import { publish } from '../../../models/calibration.ts'
import type { Contribution } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import { topSentences } from './top-sentences.ts'

/** How many sentences a score names as its costliest. */
const MOST = 3

/**
 * The sentences that add most to a score. The scores are sums over sentences, so a share is exact:
 * what the sentence adds over all that is added, `rest` being what no sentence owns. `why` names what makes one cost.
 */
export function costliest(
  document: Document,
  bySentence: Float64Array,
  rest: number,
  why: (sentence: number) => string[],
): Contribution[] {
  let total = rest
  for (let index = 0; index < bySentence.length; index++) {
    if (bySentence[index] > 0) total += bySentence[index]
  }
  return topSentences(bySentence, MOST, () => true).map((index) => ({
    start: document.sentences.starts[index],
    end: document.sentences.ends[index],
    share: publish(bySentence[index] / total),
    why: why(index),
  }))
}

/** A mean over words as a sum: what each sentence adds to it. */
export function weightedByWords(document: Document, risks: Float64Array): Float64Array {
  const { firstWords, endWords } = document.sentences
  const weighted = new Float64Array(risks.length)
  for (let index = 0; index < weighted.length; index++) {
    weighted[index] = risks[index] * (endWords[index] - firstWords[index])
  }
  return weighted
}
