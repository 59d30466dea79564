import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import {
  hasAmountNear,
  hasInstanceAfter,
  lowerAt,
  sentenceEnds,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const WEIGHING = new Set(['ensure', 'ensures', 'whether', 'evaluate', 'measure'])

/** “Ensure that each change has a positive impact”: nothing is claimed to have one. */
function isWeighed(document: Document, word: number): boolean {
  const { first } = sentenceEnds(document, word)
  for (let at = first; at < word; at++) if (WEIGHING.has(lowerAt(document, at))) return true
  return false
}

export default defineRule({
  id: 'vague-result',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A result that is praised but not described.',
  fix: 'Say what changed, for whom, and by how much.',
  phrases: [
    '(great|amazing|excellent|impressive|incredible|fantastic|outstanding|remarkable|stunning|exceptional) (results|outcomes)',
    '(positive|lasting|profound|meaningful|huge|tremendous|powerful|massive|transformative|enormous|long lasting|lasting positive) (impact|contribution|impression)',
    '(far-reaching|profound|wide-ranging|lasting) (consequences|implications|effects|impacts|ramifications)',
    '(make|makes|making|made) (all the|a real|a huge|a world of) difference',
    '(work|works|worked|working) wonders',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    isAsserted(document, first) &&
    !isWeighed(document, first),
  explain: (quote) => `“${quote}” praises a result without describing it.`,
  examples: {
    bad: [
      'It has a «positive impact» on health.',
      'The team gets «great results».',
      'Tea «works **wonders»** on a cold.',
      '- The team gets «great results».',
    ],
    good: [
      'Watch users to ensure that each change has a positive impact.',
      'Thanks for making the fair a great success.',
      'A list on its own line makes a big difference.',
      'The freeze covers any major changes.',
      'There is a huge difference between the two.',
      'The law had a negative impact on sales.',
      'The kind of quotes makes a difference: one sort reads names.',
      'She plays a big role.',
      'It has a positive impact: 12 fewer sick days.',
      'The results are in the table.',
      'It had a significant effect (p < 0.01).',
      'It works on a cold.',
      'Does the team get great results?',
      'The team gets great results, such as goals.',
      'Two teams get great results.',
    ],
  },
})
