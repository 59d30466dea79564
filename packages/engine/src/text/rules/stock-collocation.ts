import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'stock-collocation',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A stock phrase that says little.',
  fix: 'Delete the adjective, or say what it means here.',
  phrases: [
    '(deeply|inextricably|intricately|intrinsically) (intertwined|woven|entwined|interconnected)',
    '(far|wide) reaching (consequences|implications|effects|impact|impacts|ramifications)',
    '(profound|lasting|tremendous|transformative) (and lasting|and positive|and profound|) (impact|effect|influence|impacts|effects|difference|change|implications) on',
    '(make|makes|making|made) a (meaningful|lasting|profound) (difference|impact|contribution|change)',
    '(nuanced|profound|more nuanced) understanding of',
    '(overall well being|personal growth and|personal and professional)',
    '(countless|myriad) (opportunities|benefits|lives|individuals|challenges|applications|advantages)',
    '(individuals|people) from all walks of life',
    '(meaningful|deeper|genuine|lasting|authentic) (connections|relationships|bonds|dialogue|engagement)',
    '(supportive|nurturing|collaborative) and (inclusive|supportive|welcoming|nurturing|positive) (environment|space|atmosphere|community|culture)',
    '(brighter|more sustainable|more equitable|more just) (future|world|society)',
    '(profound|deep|renewed|shared|strong|greater) sense of (purpose|belonging|community|wonder|unity|fulfillment|fulfilment|empowerment)',
    '(mental|physical|emotional) and (physical|emotional|mental|spiritual) (well being|health|wellbeing)',
  ],
  explain: (quote) => `“${quote}” is a stock phrase that says little.`,
  examples: {
    bad: [
      'It had a «profound impact on» our town.',
      'It is «deeply intertwined» with law.',
      'It gave her a «renewed sense of purpose».',
      'It touched «countless\nlives».',
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
