import type { Rule } from '../../text/rule-engine/define-rule.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'
import type { Prose } from '../prose.ts'

/** Words above which a sentence is long (Cutts, Oxford Guide to Plain English: rarely over 40; GOV.UK: 25). */
export const LONG = 35
/** From here on hardly any reader keeps the start in mind. */
const VERY_LONG = 55

/** A sentence of many words. */
export const longSentence: Rule = {
  id: 'long-sentence',
  type: 'other',
  severity: 'low',
  summary: `A sentence of more than ${LONG} words.`,
  fix: 'Split the sentence where a new thought begins.',
  explain: (_quote, count) =>
    `The sentence has ${count} words; more than ${LONG} are hard to follow.`,
  examples: { bad: [], good: [] },
}

/** Finds the sentences that are long. */
export function findLongSentences({ document, sentenceIndices, sentenceWords }: Prose): Hit[] {
  const { starts, ends } = document.sentences
  return sentenceIndices.flatMap((sentence, index): Hit[] => {
    const count = sentenceWords[index]
    if (count <= LONG) return []
    return [
      {
        rule: longSentence,
        start: starts[sentence],
        end: ends[sentence],
        severity: count > VERY_LONG ? 'medium' : 'low',
        data: count,
        replacement: undefined,
      },
    ]
  })
}
