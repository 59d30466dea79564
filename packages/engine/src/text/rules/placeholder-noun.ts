import { followsList } from '../queries/context/listed-before.ts'
import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasAmountNear, hasInstanceAfter, lowerAt } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const AND_OTHERS =
  'and (other|many other|various other) (things|stuff|factors|aspects|elements|related things|such things)'
const OF = new Set(['of'])
/** “Too many aspects”, “these several factors”. */
const POINTING = new Set(['too', 'so', 'these', 'those', 'the', 'how', 'as', 'other'])

export default defineRule({
  id: 'placeholder-noun',
  type: 'low_specificity',
  severity: 'low',
  summary: 'An empty noun such as “factors” or “aspects”.',
  fix: 'Name what is meant.',
  phrases: [
    '(various|many|several|numerous|a number of|a variety of|a range of|countless) (different|other|important|) (aspects|factors|facets|considerations|dimensions)',
    '(every|all|any|many|each|some) (aspect|aspects|facet|facets|element|elements|areas|area|part|parts) of (life|our lives|their lives|your life|your business|business|society|daily life|everyday life|the business|the experience|the process|the human experience|our daily lives|our society|modern life)',
    AND_OTHERS,
    '(things|stuff) like that',
    '(the fact|thing|point) (of the matter|is) is that',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    !POINTING.has(lowerAt(document, first - 1)) &&
    !(/^\(various/.test(pattern) && isFollowedBy(document, last, OF)) &&
    !(pattern === AND_OTHERS && followsList(document, first)),
  explain: (quote) => `“${quote}” is too general to tell readers anything.`,
  examples: {
    bad: [
      'It depends on «various factors».',
      'It touches «every aspect of life».',
      'They sell shoes «and other things».',
      'It touches «every aspect of life» of the town.',
    ],
    good: [
      'Large parts do too many things.',
      'It covers various aspects of the design.',
      'It depends on cost, speed and other factors.',
      'These are different things.',
      'Here are some things to do first.',
      'She leaves this kind of thing to the council.',
      'It depends on various factors: light, soil and rain.',
      'It depends on three factors.',
      'It depends on various factors, such as light.',
      'The form has many elements, for example a `select`.',
      'It depends on these various factors.',
      'In two towns it depends on various factors.',
    ],
  },
})
