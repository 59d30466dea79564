import { defineRule } from './define-rule.ts'

/** A hedge further away belongs to another thought. */
const WINDOW = 16

const isPermission = (word: string): boolean => word === 'you'

export default defineRule<number>({
  id: 'hedge-chain',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'Three or more hedges in one sentence.',
  fix: 'Say once how sure the text is, and of what.',
  sentence: {
    needs: ['hedge'],
    *match(sentence) {
      if (sentence.isQuestion || sentence.count('hedge') < 3) return
      const first = sentence.find('hedge')
      const seen = new Set<string>()
      let last = first
      let count = 0
      for (let word = first; word < sentence.end && word - first <= WINDOW; word++) {
        if (!sentence.is(word, 'hedge')) continue
        // "You may … or you may …" lists permissions; it does not hedge.
        if (isPermission(sentence.lower(word - 1))) return
        count++
        last = word
        seen.add(sentence.lower(word))
      }
      if (count >= 3 && seen.size >= 2) yield { first, last, data: count }
    },
  },
  explain: (_quote, count) =>
    `${count} hedges stand in one stretch of a sentence, so nothing is claimed.`,
  examples: {
    bad: [
      'It «may perhaps be that the effect might» fade.',
      'The drug «could help, and it seems likely» to be safe.',
      'Costs «appear to fall and **might** possibly» stay low.',
    ],
    good: [
      'You may stop, you may wait, or you may leave.',
      'It may rain, and it might snow.',
      'Perhaps it may rain. It might snow.',
    ],
  },
})
