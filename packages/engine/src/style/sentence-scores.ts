import { publish } from '../models/calibration.ts'
import type { StyleResult, StyleSpan } from '../schema/index.ts'
import { sentenceAt } from '../text/document/sentence-at.ts'
import type { Prose } from './prose.ts'
import { costOf } from './weights.ts'

/** `primary_check` of a sentence without a span. */
const NONE = 'none'

/** Every sentence of the prose with its risk: the chance that a reader stumbles over any of its spans. */
export function readSentenceScores(
  { document, sentenceIndices }: Prose,
  spans: readonly StyleSpan[],
  withText: boolean,
): StyleResult['sentence_scores'] {
  const bySentence = new Map<number, StyleSpan[]>()
  for (const span of spans) {
    const sentence = sentenceAt(document, span.start)
    const others = bySentence.get(sentence)
    if (others) others.push(span)
    else bySentence.set(sentence, [span])
  }
  const { starts, ends } = document.sentences
  return sentenceIndices.map((sentence, index) => {
    let clean = 1
    let primary: StyleSpan | undefined
    for (const span of bySentence.get(sentence) ?? []) {
      const cost = costOf(span)
      clean *= 1 - cost
      if (primary === undefined || cost > costOf(primary)) primary = span
    }
    const start = starts[sentence]
    const end = ends[sentence]
    return {
      index,
      start,
      end,
      text: withText ? document.source.slice(start, end) : '',
      score: publish(clean),
      risk: publish(1 - publish(clean)),
      primary_check: primary?.check ?? NONE,
    }
  })
}
