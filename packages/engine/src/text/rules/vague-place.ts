import { hasDetailNear } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'vague-place',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A place that no map shows.',
  fix: 'Name the country, town or site.',
  phrases: [
    '(in|across|from|throughout) (many|some|several|various|certain|different|most|numerous|other) (countries|cities|regions|cultures|nations|states)',
    '(many|some|several|various|certain|different|most|numerous|all|other) (parts|corners|areas|regions) of the (world|globe|country|planet|region|city)',
    '(around|across|throughout|all over) the (world|globe|planet)',
    '(in|of|from) (a|some) (faraway|distant|remote|far off|undisclosed|certain) (place|land|country|location|town|city|village|region)',
    '(somewhere|someplace) (in the|near|out there|far)',
    'from all (over the world|corners of the (world|globe|earth)|walks of life|over the globe|around the world)',
    'in (developed|developing|western|eastern|industrialized|industrialised) (countries|nations|societies)',
    '(worldwide|globally)$',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) => !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” names no place that a map would show.`,
  examples: {
    bad: [
      'It is grown «in many countries».',
      'Visitors come «from all over the world».',
      'The plant is used «across\nthe globe».',
    ],
    good: [
      'It is grown in Peru.',
      'It is grown in many countries, Peru above all.',
      'Clocks around the world follow UTC.',
      'The file is somewhere else.',
    ],
  },
})
