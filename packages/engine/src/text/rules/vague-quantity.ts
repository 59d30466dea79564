import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import {
  hasAmountNear,
  hasInstanceAfter,
  lowerAt,
  sentenceEnds,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “… were told above”: the things were counted before. */
function pointsUp(document: Document, word: number): boolean {
  const { last } = sentenceEnds(document, word)
  for (let at = word; at <= last; at++) {
    if (['above', 'earlier', 'before', 'previously'].includes(lowerAt(document, at))) return true
  }
  return false
}

export default defineRule({
  id: 'vague-quantity',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A quantity without a number.',
  fix: 'Give the number, or a rough one.',
  phrases: [
    'a (growing|increasing|significant|considerable|substantial|huge|vast|surprising) (number|proportion|percentage|share) of',
    '(lots|tons|loads|plenty|heaps|scores|dozens|hundreds|thousands|millions) of (people|customers|users|companies|businesses|organizations|organisations|developers|readers|visitors|students|patients|professionals|fans)',
    '(countless|innumerable|umpteen|a myriad of)',
    '(the vast majority|an overwhelming majority|the bulk|much) of (people|users|customers|the time|them|cases|companies|businesses)',
    'more and more (people|companies|businesses|organizations|organisations|users|customers|consumers|individuals|developers|brands|families|students)',
    'an (increasing|ever-increasing|ever-growing|untold) number of',
  ],
  accepts: ({ first, last }, document) =>
    document.sentences.links[document.words.sentences[first]] === 0 &&
    isAsserted(document, first) &&
    !['or', 'then', 'most'].includes(lowerAt(document, first - 1)) &&
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    !pointsUp(document, last),
  explain: (quote) => `“${quote}” gives no number.`,
  examples: {
    bad: [
      'It has «a growing number of» users.',
      '«Countless» studies were made.',
      '«More and more\npeople» cycle.',
    ],
    good: [
      'We serve [millions of users](https://example.org/users).',
      'It sees a number of fixes.',
      'A large amount of work remains.',
      'Names that end in .com are the most numerous.',
      'A number of plans were told above.',
      'It took a handful of tries.',
      'It has a large number of users: 40,000.',
      'A number of 12 digits is needed.',
      'The number of users is shown.',
      'It has a lot of parts, such as a valve.',
      'Do more and more people cycle?',
      'More and more people, such as Ann, cycle.',
      'Then more and more people cycle.',
      'Run `tea`. More and more people cycle.',
      'In two towns more and more people cycle.',
      'More and more people cycle, as told above.',
    ],
  },
})
