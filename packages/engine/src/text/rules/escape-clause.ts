import { hasAmountNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'escape-clause',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A phrase that leaves the limits of a statement open.',
  fix: 'Say in which cases, or how far, it is true.',
  phrases: [
    'to (some|a certain|a degree|some or other) (extent|degree)',
    'to a (greater|lesser|certain) (or lesser|) (extent|degree)',
    '(so to speak|as it were|in a manner of speaking)',
    '^on the whole',
    '(by and large|generally speaking|broadly speaking|all things considered)',
    '(depending|depends) on (a (number|variety|range) of|many|various|several|multiple|different) (different|) (factors|things|variables|circumstances|conditions)',
    'when all is said and done',
    '(a lot|much|it all) depends on (the|your) (situation|circumstances|context|case)',
  ],
  accepts: ({ last }, document) =>
    !hasAmountNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” does not say how far the statement is true.`,
  examples: {
    bad: [
      'It is true «to some extent».',
      '«Generally speaking», people agree.',
      'Prices change «depending on various factors».',
    ],
    good: [
      'Wear a hat or something like that.',
      'It all depends on three circumstances.',
      'The tax weighs on the whole trade.',
      'Results may vary with the weather.',
      'It is true to some extent, for example in winter.',
      'To a certain Mr Reed it was true.',
      'It depends on two factors.',
      'For the most part they used oak.',
      'Rats and mice are alike in many ways.',
      'The bug shows only in certain situations.',
      'Run `tea`. It is true to some extent.',
      'In two towns it is true to some extent.',
    ],
  },
})
