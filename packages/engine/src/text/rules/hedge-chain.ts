import { defineRule } from './define-rule.ts'
import type { SentenceCursor } from './sentence-cursor.ts'

/** These also speak of permission and of what can happen. */
const MODALS = new Set(['may', 'might', 'could', 'can'])
/** A hedge further away belongs to another thought. */
const WINDOW = 16

const isPermission = (word: string): boolean => word === 'you'

/** “As much as possible” and “may appear in any order” doubt nothing. */
function isPlain(sentence: SentenceCursor, word: number): boolean {
  const text = sentence.lower(word)
  if (text === 'possible')
    return sentence.lower(word - 1) === 'as' || sentence.lower(word - 3) === 'as'
  if (text.startsWith('appear')) return sentence.lower(word + 1) !== 'to'
  return text === 'suggested'
}

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
        if (!sentence.is(word, 'hedge') || isPlain(sentence, word)) continue
        // "You may … or you may …" lists permissions; it does not hedge.
        if (isPermission(sentence.lower(word - 1))) return
        count++
        last = word
        seen.add(sentence.lower(word))
      }
      const isDoubt = [...seen].some((word) => !MODALS.has(word))
      if (count >= 3 && isDoubt) yield { first, last, data: count }
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
      'Do as much as possible, as you could in the old mill, and it may appear there.',
      'The list may hold rules, may be nested, and could be empty.',
      'You may stop, you may wait, or you may leave.',
      'It may rain, and it might snow.',
      'Perhaps it may rain. It might snow.',
    ],
  },
})
