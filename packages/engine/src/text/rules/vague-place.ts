import { hasDetailNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vague-place',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A place that is not named.',
  fix: 'Name the country, town or site.',
  phrases: [
    '(in|across|from|throughout) (many|several|various|numerous) (countries|cities|regions|cultures|nations)',
    '(many|some|several|various|certain|different|most|numerous|all|other) (parts|corners|areas|regions) of the (world|globe|country|planet|region|city)',
    'all over the (world|globe|planet)',
    '(in|of|from) (a|some) (faraway|distant|remote|far off|undisclosed|certain) (place|land|country|location|town|city|village|region)',
    'from all (over the world|corners of the (world|globe|earth)|walks of life|over the globe|around the world)',
    'in (developed|developing|western|eastern|industrialized|industrialised) (countries|nations|societies)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasDetailNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” does not say where.`,
  examples: {
    bad: [
      'It is grown «in many countries».',
      'Visitors come «from all over the world».',
      'The plant is used «all over\nthe globe».',
      '- It is grown «in many countries».',
    ],
    good: [
      'It is one of the largest firms worldwide.',
      'Workers in other countries ask for less.',
      'We met at tables around the world.',
      'It is grown in many countries. For example, Peru grows it.',
      'It is grown in Peru.',
      'It is grown in many countries, Peru above all.',
      'Clocks around the world follow UTC.',
      'The file is somewhere else.',
      'Run `tea`. It is grown in many countries.',
      'In two years it is grown in many countries.',
    ],
  },
})
