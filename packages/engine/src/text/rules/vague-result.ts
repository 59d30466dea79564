import { hasAmountNear, hasInstanceAfter } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'vague-result',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A result that is praised and not described.',
  fix: 'Say what changed, for whom, and by how much.',
  phrases: [
    '(great|amazing|excellent|impressive|incredible|fantastic|outstanding|remarkable|better|positive|tangible|meaningful|lasting|real|stunning|measurable|optimal|desired|exceptional|favorable|favourable) (results|outcomes|success|effects)',
    '(positive|lasting|profound|meaningful|huge|big|far-reaching|tremendous|powerful|massive|transformative|enormous|long lasting|lasting positive) (impact|effect|influence|contribution|impression|implications)',
    '(far-reaching|profound|wide-ranging|lasting) (consequences|implications|effects|impacts|ramifications)',
    '(make|makes|making|made) (all the|a real|a big|a huge|a world of) difference',
    '(work|works|worked|working) wonders',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasAmountNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” rates a result and does not say what changed.`,
  examples: {
    bad: [
      'It has a «positive impact» on health.',
      'The team gets «great results».',
      'Tea «works **wonders»** on a cold.',
    ],
    good: [
      'The freeze covers any major changes.',
      'There is a huge difference between the two.',
      'The law had a negative impact on sales.',
      'The kind of quotes makes a difference: one sort reads names.',
      'She plays a big role.',
      'It has a positive impact: 12 fewer sick days.',
      'The results are in the table.',
      'It had a significant effect (p < 0.01).',
      'It works on a cold.',
    ],
  },
})
