import { isAsserted, isPurpose } from '../queries/context/not-asserted.ts'
import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vague-cost',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A claim about cost without a figure.',
  fix: 'Give the price, or the time or money saved.',
  phrases: [
    '(affordable|reasonable|competitive|great|unbeatable|attractive|budget-friendly|budget friendly|fair) (price|prices|rates|price point|fees)',
    '(at|for) a (fraction|fraction) of the (cost|price)',
    'without breaking the bank',
    "(won't|will not|doesn't|does not) break the bank",
    '(save|saves|saving|saved) (_|) (time and money|money and time|time and resources|time and effort|valuable time|precious time)',
    '(great|good|excellent|amazing|best|unbeatable|incredible) value for (money|the price|your money)',
    '(cost-effective|cost effective|budget-friendly|affordable) (solution|solutions|option|options|way|ways|alternative|choice|manner|approach)',
    '(surprisingly|very|extremely|incredibly|highly) (affordable|cost-effective)',
    '(worth every penny|bang for (your|the) buck|for next to nothing)',
  ],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) && isAsserted(document, first) && !isPurpose(document, first),
  explain: (quote) => `“${quote}” is a claim about cost without a figure.`,
  examples: {
    bad: [
      'They sell at «competitive prices».',
      'It «saves time and money».',
      'The tool is a «cost-effective solution».',
    ],
    good: [
      'To save time and effort, run the script first.',
      'It is very expensive to convert every object.',
      'The bank lends at low rates in winter.',
      'The shop plays its low price, high volume game.',
      'They sell at $12 a piece.',
      'The rates are competitive, from 12 euros.',
      'It saves 3 hours.',
      'Prices are fair game here.',
      'Does it save time and money?',
      'In two towns it saves time and money.',
    ],
  },
})
