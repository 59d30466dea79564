import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'paired-adjectives',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Two adjectives that say the same thing.',
  fix: 'Keep one of the two.',
  phrases: [
    '(rich|vibrant|diverse|bold|bright|warm|lively|fresh|colorful) and (diverse|vibrant|varied|inviting|complex|flavorful|welcoming|bold|rewarding|nuanced|multifaceted|bustling|dynamic|inclusive|colorful)',
    '(inclusive|equitable|diverse|just|sustainable|accessible) and (equitable|inclusive|sustainable|just|resilient|welcoming|supportive|diverse|prosperous|compassionate)',
    '(thoughtful|meaningful|fulfilling|enriching|engaging|compelling|captivating|informative|insightful) and (engaging|meaningful|fulfilling|enriching|insightful|rewarding|memorable|informative|intentional|nuanced|thought provoking)',
    '(complex|intricate|multifaceted|deep|profound|nuanced) and (multifaceted|nuanced|intricate|complex|profound|dynamic|layered|often|meaningful|lasting|far reaching|evolving)',
    '(unique|new|fresh|creative|bold|modern) and (innovative|exciting|captivating|unforgettable|memorable|compelling|imaginative|distinctive)',
    '(crucial|vital|essential|important|powerful|significant) and (indispensable|essential|necessary|transformative|lasting|meaningful|far reaching|enduring)',
    '(warm|cozy|friendly|relaxed) and (inviting|welcoming|cozy|friendly|comfortable|attentive|knowledgeable)',
    '(hopes and dreams|tried and tested)',
  ],
  explain: (quote) => `“${quote}” says the same thing twice.`,
  examples: {
    bad: [
      'A «rich and vibrant» town.',
      'It is «complex and multifaceted».',
      'A «warm\nand inviting» room.',
    ],
    good: [
      'A rich and old man.',
      'The rich, and vibrant strings, swell.',
      'It is complex and costs ten euro.',
    ],
  },
})
