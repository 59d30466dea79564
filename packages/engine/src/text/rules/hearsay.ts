import { CLAUSE_BREAK, type Document } from '../document/document.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “I heard that from a monk” says where it comes from, “you heard that right” means the sentence before. */
const pointsBack = /^(?:from|right|correctly|in|at|on|when|while|before|after|one|and|or|but)$/i

/** Whether “heard that” leads in what was heard. */
function leadsIn({ sentences, words, textOf }: Document, last: number): boolean {
  const next = last + 1
  if (next >= sentences.endWords[words.sentences[last]]) return false
  return (words.separators[next] & CLAUSE_BREAK) === 0 && !pointsBack.test(textOf(next, next))
}

export default defineRule({
  id: 'hearsay',
  type: 'weak_provenance',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'Something heard or read somewhere, without the place.',
  fix: 'Say who told it or where it stands, or leave it out.',
  phrases: [
    "(i|we|you|you've|i've|we've) (have|may have|might have|often|) heard (that|it said|people say|somewhere)",
    '(i|we) (have|may have|) read somewhere',
    '^ people (often|always|) say (that|it|the|you|we|this)',
    '(rumor|rumour|word|the rumor|the rumour) has it (that|)',
    '(word on the street|the word on the street|so they say|or so they say)',
    '(someone|somebody|a friend|a colleague) (once|) (told me|said to me|told us)',
    '(i|we) (read|saw|heard) (it|this|that|about it|about this|) (somewhere|online|on the internet|on social media|on the news|on tv)',
    'the internet (says|claims|is full of)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    (!/heard that$/i.test(document.textOf(hit.first, hit.last)) || leadsIn(document, hit.last)),
  explain: (quote) => `“${quote}” passes on hearsay: it does not say where this comes from.`,
  examples: {
    bad: [
      '«I have heard that» the plant will close.',
      '«Rumour has it that» the plant will close.',
      'It will close, «or so they say».',
      '«We **read**\nit somewhere».',
    ],
    good: [
      'I read that line twice.',
      'Yes, you heard that right: the pump is gone.',
      'I heard that from a baker in Graz.',
      'The officers left early. They say the plan is sound.',
      'It ends, as they say, in tears.',
      'I heard the bell that morning.',
      'They say nothing.',
      'Legend has it that a king slept here.',
      'I hear people say that the hall is too cold.',
      'A rumour has spread.',
      'I have heard that the plant will close ([notice](https://example.org/notice)).',
      'I have heard that, too.',
    ],
  },
})
