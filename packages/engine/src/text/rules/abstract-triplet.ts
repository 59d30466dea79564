import { SEPARATOR } from '../document/document.ts'
import { hasDetailNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import type { SentenceCursor } from '../rule-engine/sentence-cursor.ts'

/** "A, B, and C": a comma or "and" joins the nouns, at most one word comes before each. */
function isNextInRow(sentence: SentenceCursor, before: number, word: number): boolean {
  if (word - before > 3) return false
  let isJoined = false
  for (let at = before + 1; at <= word; at++) {
    const separator = sentence.separator(at)
    if ((separator & ~(SEPARATOR.comma | SEPARATOR.hyphen)) !== 0) return false
    if ((separator & SEPARATOR.comma) !== 0) isJoined = true
    const text = sentence.lower(at)
    if ((text === 'and' || text === 'or') && at + 1 === word) isJoined = true
    else if (
      at < word &&
      (text.endsWith('ing') ||
        sentence.is(at, 'article') ||
        sentence.is(at, 'preposition') ||
        sentence.is(at, 'copula') ||
        sentence.is(at, 'modal'))
    )
      return false
  }
  return isJoined
}

export default defineRule<number>({
  id: 'abstract-triplet',
  type: 'absence_of_specificity',
  severity: 'low',
  summary: 'Three or more abstract nouns in a row.',
  fix: 'Give one example of what is meant.',
  sentence: {
    needs: ['abstract_noun'],
    *match(sentence) {
      if (sentence.count('abstract_noun') < 3 || hasDetailNear(sentence.document, sentence.first))
        return
      const { separators } = sentence.document.words
      let row: number[] = []
      for (
        let word = sentence.find('abstract_noun');
        word !== -1;
        word = sentence.find('abstract_noun', word + 1)
      ) {
        const before = row.at(-1)
        if (before !== undefined && !isNextInRow(sentence, before, word)) row = []
        row.push(word)
        const goesOn = word + 1 < sentence.end && (separators[word + 1] & SEPARATOR.comma) !== 0
        if (row.length >= 3 && !goesOn) {
          yield { first: row[0], last: word, data: row.length }
          row = []
        }
      }
    },
  },
  explain: (_quote, count) => `${count} abstract nouns in a row give readers nothing to picture.`,
  examples: {
    bad: [
      'It stands for «growth, innovation and success».',
      'Trust brings «collaboration, creativity, and **change»**.',
      'It takes «knowledge, creativity, and\nresilience».',
    ],
    good: [
      'It eases change, securing growth and resilience.',
      'They noted growth and change, the importance of trust, and rain.',
      'It takes salt, flour, and water.',
      'Growth needs change. Success follows.',
      'Growth, 4% in 2019, and innovation brought success.',
      'The values of growth matter to the society of change.',
    ],
  },
})
