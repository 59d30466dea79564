import { hasAmountNear, hasInstanceAfter } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'placeholder-noun',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A noun that stands in for the one that is meant.',
  fix: 'Put the thing itself in its place, or list the things.',
  phrases: [
    '(various|many|several|certain|numerous|a lot of|lots of|all sorts of|all kinds of|a number of|a variety of|a range of|countless|all these|so many) (different|other|important|) (things|aspects|factors|elements|facets|considerations|dimensions|matters)',
    '(every|all|any|many|each|some) (aspect|aspects|facet|facets|element|elements|areas|area|part|parts) of (life|our lives|their lives|your life|your business|business|society|daily life|everyday life|the business|the experience|the process|the human experience|our daily lives|our society|modern life)',
    'and (other|many other|various other) (things|stuff|factors|aspects|elements|related things|such things)',
    '(things|stuff) like that',
    '(the fact|thing|point) (of the matter|is) is that',
  ],
  accepts: ({ last }, document) =>
    !hasAmountNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” stands where the thing itself should be named.`,
  examples: {
    bad: [
      'It depends on «various factors».',
      'It touches «every aspect of life».',
      'They sell shoes «and other things».',
    ],
    good: [
      'These are different things.',
      'Here are some things to do first.',
      'She leaves this kind of thing to the council.',
      'It depends on various factors: light, soil and rain.',
      'It depends on three factors.',
      'It depends on various factors, such as light.',
      'The form has many elements, for example a `select`.',
    ],
  },
})
