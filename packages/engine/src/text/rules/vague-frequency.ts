import { isAsserted } from '../queries/context/not-asserted.ts'
import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vague-frequency',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A frequency without an interval.',
  fix: 'Say how often, such as every week or after each release.',
  phrases: [
    'regularly (review|check|update|monitor|clean|inspect|assess|evaluate|test|back up|maintain|audit|practice|practise|schedule|engage|exercise|reflect|communicate|replace|revisit|analyze|analyse)',
    '(review|check|update|monitor|clean|inspect|assess|evaluate|test|maintain|audit|exercise|drink water|stretch) (it|them|your _|your _ _|the _|) (regularly|frequently|periodically)',
    '(take|taking) (regular|frequent) breaks',
    'regular (exercise|maintenance|check-ups|checkups|practice|breaks|reviews|inspections|cleaning|feedback|audits|check-ins)',
  ],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) &&
    document.sentences.links[document.words.sentences[last]] === 0 &&
    isAsserted(document, first),
  explain: (quote) => `“${quote}” does not say how often.`,
  examples: {
    bad: [
      '«Regularly review» the plan.',
      '«Take regular breaks» at work.',
      'Get «regular exercise» and sleep.',
    ],
    good: [
      'We do not check the build regularly.',
      'The images get regular updates.',
      'Frequent updates add load.',
      'Such practice often fails.',
      'The valve is used on a daily basis.',
      'Laws may be needed from time to time.',
      'Review the plan every week.',
      'Regularly review the plan, each Monday.',
      'Clean it once in 30 days.',
      'The regular expression is checked.',
      'Regularly review the plan ([dates](https://example.org/dates)).',
    ],
  },
})
