import { hasDetailNear, hasInstanceAfter, lowerAt } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

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

export default defineRule({
  id: 'variety-without-instance',
  type: 'missing_concrete_examples',
  severity: 'medium',
  summary: 'A variety that is announced and not shown by a single instance.',
  fix: 'Name two or three of them.',
  phrases: [
    '(a|an) (wide|broad|vast|huge|great|rich|diverse|large|whole|endless|impressive|extensive) (range|variety|array|spectrum|selection|host) of',
    'a (variety|host|multitude|plethora|wealth|myriad|assortment) of',
    'an (abundance|assortment) of',
    '(endless|countless|limitless|unlimited|infinite|a world of) (possibilities|options|opportunities|choices|applications|ways|combinations)',
    '(all|many) (kinds|sorts|types|manner) of (people|options|products|services|activities|tools|materials|food|foods|opportunities|problems|challenges|situations|tasks|projects|content|experiences|businesses)',
    '(wide|broad|wide-ranging|diverse) (range|variety|array) of (topics|options|products|services|activities|features|tools|applications|industries|styles)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !ELSEWHERE.has(lowerAt(document, last + 1)) &&
    !hasInstanceAfter(document, last) &&
    !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” announces a variety and names none of it.`,
  examples: {
    bad: [
      'The shop has «a wide range of» products.',
      'There are «endless possibilities».',
      'The park offers «a great\nvariety of» activities.',
    ],
    good: [
      'The shop has a wide range of products, such as tea and soap.',
      'The shop has a wide range of products: tea, soap and rope.',
      'A range of 40 km is given.',
      'The shop has a wide range of products. Examples are tea and soap.',
      'There is a variety of options:\n\n- tea\n- soap',
    ],
  },
})
