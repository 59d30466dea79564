import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'empty-superlative',
  type: 'generic_phrasing',
  severity: 'low',
  silentIn: ['quotations', 'software'],
  summary: 'A rank among unnamed others.',
  fix: 'Name the rank, the measure and the source, or delete the claim.',
  phrases: [
    '(one|some) of (the|its|their|our|my|his|her) (most|more) (important|popular|significant|powerful|effective|iconic|influential|beautiful|famous|exciting|interesting|crucial|critical|pressing|beloved|versatile|essential|remarkable|notable|prominent|innovative|profound|challenging|valuable|unique|compelling|fascinating|striking|renowned|pivotal|promising|memorable|enduring|impactful) (_|)',
    '(one|some) of the (best|greatest|biggest|finest|key) (_|) (ways|things|reasons|benefits|aspects|challenges|advantages|factors|features|places|examples|parts|moments|issues|concerns|drivers|strengths|qualities|contributors)',
    '(arguably|undoubtedly|without a doubt) (the|one of the) (most|best|greatest|finest|biggest)',
  ],
  explain: (quote) => `“${quote}” ranks the thing among others that nobody names.`,
  examples: {
    bad: [
      'It is «one of the most important aspects» of law.',
      '«One of the best ways» to rest.',
      'It is «arguably the\nbest» pump.',
    ],
    good: [
      'One of the men left.',
      'It was the most popular name of 1990.',
      'The best of the pumps costs ten euro.',
    ],
  },
})
