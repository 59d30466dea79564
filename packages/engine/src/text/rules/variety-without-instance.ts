import { type Document, SEPARATOR } from '../document/document.ts'
import {
  hasDetailNear,
  hasInstanceAfter,
  lowerAt,
  sentenceEnds,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Nouns that other rules read together with the variety. */
const ELSEWHERE = new Set([
  'reasons',
  'ways',
  'applications',
  'industries',
  'fields',
  'sectors',
  'domains',
  'purposes',
  'contexts',
  'disciplines',
  'benefits',
  'advantages',
  'challenges',
  'use',
  'things',
  'factors',
  'aspects',
])

/** The next sentence would name some of it. */
function endsParagraph({ words, sentences, blocks }: Document, word: number): boolean {
  const sentence = words.sentences[word]
  return sentence + 1 >= blocks.endSentences[sentences.blocks[sentence]]
}

/** “From tacos to stews, and soups as well, they offer a variety of …”: the instances come before. */
function givesInstanceBefore(document: Document, word: number): boolean {
  const { first } = sentenceEnds(document, word)
  let commas = 0
  for (let at = first + 1; at <= word; at++) {
    if ((document.words.separators[at] & SEPARATOR.comma) !== 0) commas++
  }
  return commas > 1
}

export default defineRule({
  id: 'variety-without-instance',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'A variety that is announced without an example.',
  fix: 'Name two or three of them.',
  phrases: [
    '(a|an) (wide|broad|vast|huge|great|rich|diverse|large|whole|endless|impressive|extensive) (range|variety|array|spectrum|selection|host) of',
    'a (variety|host|plethora|assortment) of',
    'an (abundance|assortment) of',
    '(all|many) (kinds|sorts|types|manner) of (people|options|products|services|activities|tools|materials|food|foods|opportunities|problems|challenges|situations|tasks|projects|content|experiences|businesses)',
    '(wide|broad|wide-ranging|diverse) (range|variety|array) of (topics|options|products|services|activities|features|tools|applications|industries|styles)',
  ],
  kinds: ['paragraph'],
  accepts: ({ last }, document) =>
    !ELSEWHERE.has(lowerAt(document, last + 1)) &&
    !hasInstanceAfter(document, last) &&
    endsParagraph(document, last) &&
    !givesInstanceBefore(document, last) &&
    !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” announces variety but gives no example.`,
  examples: {
    bad: [
      'The shop has «a wide range of» products.',
      'There is «a plethora of» shows.',
      'The park offers «a great\nvariety of» activities.',
      'There is «a plethora of» shows.\n\nIt rained.',
    ],
    good: [
      '- Strong\n- Fits a variety of old pumps',
      'There is a variety of things to do. You can climb and swim.',
      'They sell tea, milk, and a variety of other drinks.',
      'There are endless possibilities.',
      'The shop has a wide range of products, such as tea and soap.',
      'The shop has a wide range of products: tea, soap and rope.',
      'A range of 40 km is given.',
      'The shop has a wide range of products. Examples are tea and soap.',
      'There is a variety of options:\n\n- tea\n- soap',
      'There is a plethora of reasons.',
      'In two towns there is a plethora of shows.',
      'There is a plethora of shows. They are free.',
    ],
  },
})
