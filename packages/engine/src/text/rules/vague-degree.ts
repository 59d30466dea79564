import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import {
  hasDetailNear,
  lowerAt,
  sentenceEnds,
  sentenceHas,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const ADVERBS =
  'significantly|dramatically|drastically|greatly|substantially|considerably|vastly|tremendously|immensely|massively|hugely|enormously|profoundly|noticeably|markedly|radically'
// What “significantly improves” or is “a dramatic increase” belongs to `effect-size-claim`.

/** “… noticeably faster. For example, … 30 % …”. */
function isMeasuredNext(document: Document, word: number): boolean {
  const next = document.words.sentences[word] + 1
  return next < document.sentences.count && holdsDigits(document, next)
}

/** What may or would change has no size yet. */
function isConditional(document: Document, word: number): boolean {
  const { first, last } = sentenceEnds(document, word)
  const sentence = document.words.sentences[word]
  if (sentenceHas(document, sentence, 'negation')) return true
  for (let at = first; at <= last; at++) {
    const text = lowerAt(document, at)
    if (text === 'if' || text === 'would' || text === 'should' || text === 'whether') return true
  }
  return false
}

export default defineRule({
  id: 'vague-degree',
  type: 'low_specificity',
  severity: 'low',
  summary: 'An adverb in place of a figure.',
  fix: 'Give the size: from what to what, or by how much.',
  phrases: [
    `(improve|improves|improved|increase|increases|increased|reduce|reduces|reduced|decreased|decreases|grown|grew|grow|risen|rose|dropped|fallen|fell|changed|evolved|expanded|declined) (${ADVERBS})`,
    `(${ADVERBS}) (better|faster|slower|cheaper|safer|stronger|higher|lower|larger|bigger|smaller|more effective|more efficient|more productive)`,
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last }, document) =>
    !hasDetailNear(document, last) &&
    !isConditional(document, last) &&
    isAsserted(document, first) &&
    !isMeasuredNext(document, last),
  explain: (quote) => `“${quote}” does not say how large the change is.`,
  examples: {
    bad: [
      'The pump runs «significantly faster» now.',
      'The new one is «significantly better».',
      'Costs have **«risen**\ndramatically».',
      'Sales have «grown\nsubstantially».',
      '- Costs have «risen dramatically».',
      'Costs have «risen dramatically». It rained.',
    ],
    good: [
      'A dramatic increase in sales is for another rule.',
      'The start is noticeably faster. The sample takes 30 % less time.',
      'It gets exponentially slower as the list grows.',
      'The macro is significantly easier to use.',
      'It improves sleep by 20 minutes.',
      'It significantly improves sleep, by 20 minutes.',
      'If it significantly improves, stop.',
      'It may be a significant increase in the end of the day, 9%.',
      'Costs should have risen dramatically.',
      'Costs would have risen dramatically.',
      'Costs have not risen dramatically.',
      'Have costs risen dramatically?',
      'Costs have risen dramatically in Leeds.',
      'Costs have risen dramatically. They rose by 12 percent.',
      'Costs have risen dramatically, not slowly.',
    ],
  },
})
