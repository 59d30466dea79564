import { isInQuotation } from '../queries/context/quoted-words.ts'
import { loadedSentences } from '../queries/density/loaded-sentences.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Least weight of the praise in one sentence, and for each of its words. */
const LEAST = 5
const DENSITY = 0.3
const FEWEST_HEAVY = 1

export default defineRule({
  id: 'stacked-praise',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'Several words of praise in one sentence, with no figure or example.',
  fix: 'Keep one quality and give the figure or the example that shows it.',
  *document(document) {
    const { words } = document
    for (const { words: count, praise } of loadedSentences(document)) {
      if (praise.heavy < FEWEST_HEAVY || praise.weight < LEAST) continue
      if (praise.weight < DENSITY * count || isInQuotation(document, praise.first)) continue
      yield { start: words.starts[praise.first], end: words.ends[praise.last], data: undefined }
    }
  },
  explain: (quote) => `“${quote}” praises several times and gives no figure.`,
  examples: {
    bad: [
      'It is a «powerful, scalable, secure and seamless» pump.',
      'Our «stunning and effortless» garden awaits.',
      'It is «blazingly fast, incredibly powerful».',
    ],
    good: [
      'It is a powerful and secure pump.',
      'The seamless pipe is made of steel.',
      'It is 3 times as fast, incredibly small and seamless.',
    ],
  },
})
