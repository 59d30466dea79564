import { CLAUSE_BREAK, SEPARATOR } from '../document/document.ts'
import type { WordHit } from '../rule-engine/define-rule.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

const lofty = ['inflated_adjective', 'puffery', 'inflated_noun'] as const
/** Longest side of the range, in words. */
const LONGEST = 5

function* rangesOf(sentence: SentenceCursor): Iterable<WordHit<undefined>> {
  for (
    let from = sentence.find('preposition');
    from !== -1;
    from = sentence.find('preposition', from + 1)
  ) {
    if (
      from !== sentence.first &&
      (sentence.separator(from) & (SEPARATOR.comma | SEPARATOR.dash)) === 0
    )
      continue
    if (sentence.lower(from) !== 'from') continue
    let to = -1
    let isLofty = false
    let word = from + 1
    for (; word < sentence.end; word++) {
      if ((sentence.separator(word) & CLAUSE_BREAK) !== 0 || word - Math.max(from, to) > LONGEST)
        break
      if (lofty.some((name) => sentence.is(word, name))) isLofty = true
      if (to === -1 && word > from + 1 && sentence.lower(word) === 'to') to = word
    }
    const last = Math.min(word - 1, to + LONGEST)
    if (to !== -1 && last > to && isLofty) yield { first: from, last, data: undefined }
  }
}

export default defineRule({
  id: 'from-x-to-y',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A “from … to …” whose ends are not on one scale.',
  fix: 'List the two or three things that matter.',
  sentence: {
    needs: ['preposition', 'inflated_adjective'],
    *match(sentence) {
      yield* rangesOf(sentence)
    },
  },
  explain: (quote) => `“${quote}” names the ends of a range that has no middle.`,
  examples: {
    bad: [
      '«From bustling markets to quiet temples», the city delights.',
      'It has it all, «from vibrant street food to fine dining».',
      '«From vibrant songs to formidable riffs», the band roared.',
    ],
    good: [
      'From 1990 to 1995 he sailed.',
      'It runs from Rome to Milan.',
      'We drove from the market to the temple.',
      'From Monday to Friday it rains.',
    ],
  },
})
