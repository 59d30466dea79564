import { type Document, KIND, SEPARATOR } from '../../text/document/document.ts'
import { isSoftwareText } from '../../text/queries/genre/software-text.ts'
import type { Rule } from '../../text/rule-engine/define-rule.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'
import type { Prose } from '../prose.ts'

const FEWEST = 3

/** Sentences that open alike; it informs, for the repetition is most often meant. */
export const repeatedOpening: Rule = {
  id: 'repeated-opening',
  type: 'other',
  severity: 'low',
  summary: 'Three or more sentences of a paragraph that begin with the same two words.',
  fix: 'Join two of the sentences or begin one of them with what is new in it, unless you repeat on purpose.',
  explain: (quote, count) => `${count} sentences of the paragraph begin with “${quote}”.`,
  examples: { bad: [], good: [] },
}

/** Finds the third of the sentences of a paragraph that begin with the same two words. */
export function findRepeatedOpenings({ document }: Prose): Hit[] {
  return isSoftwareText(document) ? [] : [...openings(document)]
}

function* openings({ words, sentences, blocks }: Document): Generator<Hit> {
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] !== KIND.paragraph || blocks.quoted[block] === 1) continue
    const firstSentence = blocks.firstSentences[block]
    const endSentence = blocks.endSentences[block]
    if (endSentence - firstSentence < FEWEST) continue
    const counts = new Map<number, { count: number; third: number }>()
    for (let sentence = firstSentence; sentence < endSentence; sentence++) {
      const first = sentences.firstWords[sentence]
      if (sentences.endWords[sentence] - first < 4 || words.separators[first + 1] !== 0) continue
      if (words.hashes[first] === 0 || words.hashes[first + 1] === 0) continue
      if ((words.separators[first] & SEPARATOR.quote) !== 0) continue
      const key = (Math.imul(words.hashes[first], 31) + words.hashes[first + 1]) | 0
      const known = counts.get(key) ?? { count: 0, third: -1 }
      known.count++
      if (known.count === FEWEST) known.third = first
      counts.set(key, known)
    }
    for (const { count, third } of counts.values()) {
      if (third === -1) continue
      yield {
        rule: repeatedOpening,
        start: words.starts[third],
        end: words.ends[third + 1],
        severity: repeatedOpening.severity,
        data: count,
        replacement: undefined,
      }
    }
  }
}
