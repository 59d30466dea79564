import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'stock-collocation',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An adjective that always comes with its noun.',
  fix: 'Delete the adjective or the pair.',
  phrases: [
    '(deeply|inextricably|intricately|intrinsically|firmly) (rooted|ingrained|intertwined|linked|connected|embedded|entrenched|woven) (in|into|with|to|within)',
    '(far|wide) reaching (consequences|implications|effects|impact|impacts|ramifications)',
    '(profound|significant|lasting|positive|deep|meaningful|tremendous|tangible|transformative) (and lasting|and positive|and profound|) (impact|effect|influence|impacts|effects|difference|change|implications) on (our|society|the|individuals|people|their|his|her|human|how|both|various|communities|lives)',
    '(make|makes|making|made) a (real|meaningful|significant|positive|lasting|tangible|profound|huge) (difference|impact|contribution|change)',
    '(informed|smarter) (decisions|decision|choices|choice) (about|on|regarding|that|and|for|,|)',
    '(deeper|comprehensive|nuanced|profound|more nuanced) understanding of (the|how|our|this|human|their|its|these|complex|what|_)',
    '(overall well being|personal growth and|personal and professional)',
    '(continuous|lifelong) (improvement|learning|growth|innovation|evolution)',
    'diverse (range|array|perspectives|backgrounds|cultures|viewpoints|spectrum) (of|and|from|can|,|)',
    '(countless|numerous|myriad|endless) (hours|opportunities|benefits|others|ways|lives|possibilities|individuals|factors|challenges|applications|advantages)',
    '(individuals|people) from all walks of life',
    '(critical|creative|innovative) thinking (and|skills|,|is)',
    '(meaningful|deeper|stronger|genuine|lasting|human) (connections|connection|relationships|bonds|dialogue|engagement) (with|between|and|that|among|,|)',
    '(supportive|inclusive|nurturing|welcoming|collaborative) (and (inclusive|supportive|welcoming|nurturing|positive|collaborative)|) (environment|space|atmosphere|community|culture)',
    '(brighter|better|sustainable|more sustainable|more equitable|more inclusive|more just) (and _ (_|)|) (future|world|society) (for|and|where|,|)',
    '(sense of (purpose|belonging|community|urgency|wonder|responsibility|unity|identity and|fulfillment|fulfilment|empowerment|pride))',
    '(mental|physical|emotional) and (physical|emotional|mental|spiritual) (well being|health|wellbeing)',
  ],
  explain: (quote) => `“${quote}” comes ready-made and says little.`,
  examples: {
    bad: [
      'It had a «profound impact on our» town.',
      'It is «deeply rooted in» law.',
      'It gave her a «sense of purpose».',
      'It opens «endless\npossibilities».',
    ],
    good: [
      'Cork is a better choice for the seal.',
      'The impact on the wall was heard.',
      'The tree was rooted in sand.',
      'The decision was made in May.',
      'She had no sense of smell.',
    ],
  },
})
