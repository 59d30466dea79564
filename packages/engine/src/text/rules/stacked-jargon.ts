import { isInQuotation } from '../queries/context/quoted-words.ts'
import { loadedSentences } from '../queries/density/loaded-sentences.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Least weight, and least weight for each word of the sentence. */
const LEAST = 6
const DENSITY = 0.45
/** Without a heavy word more of the sentence has to be jargon. */
const LIGHT_DENSITY = 0.5

export default defineRule({
  id: 'stacked-jargon',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A sentence full of business words, with no name, figure or example.',
  fix: 'Say one thing that is done, for whom, and with what result.',
  *document(document) {
    const { words } = document
    for (const { words: count, jargon } of loadedSentences(document)) {
      const density = jargon.heavy > 0 ? DENSITY : LIGHT_DENSITY
      if (jargon.weight < LEAST || jargon.weight < density * count) continue
      if (isInQuotation(document, jargon.first)) continue
      yield { start: words.starts[jargon.first], end: words.ends[jargon.last], data: undefined }
    }
  },
  explain: (quote) => `“${quote}” is all business words and names nothing concrete.`,
  examples: {
    bad: [
      '«Proactively leverage holistic synergies».',
      'We «empower stakeholders through strategic innovation».',
      'Our «agile mindset drives impactful outcomes».',
    ],
    good: [
      'We asked the customers in May.',
      'The strategic plan of 2019 names 40 customers and their outcomes.',
      'The library is agile and the vision of its leadership is clear to those who read the minutes of the last three meetings.',
    ],
  },
})
