import { isAsserted } from '../queries/context/not-asserted.ts'
import { hasDetailNear, hasInstanceAfter, lowerAt } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'unnamed-steps',
  type: 'low_specificity',
  severity: 'low',
  summary: 'Steps or measures that are called “appropriate” or “necessary” but not named.',
  fix: 'Name them.',
  phrases: [
    '(appropriate|necessary|relevant|proper|suitable|adequate|right|essential) (steps|measures|precautions|actions|adjustments|arrangements|preparations|strategies|techniques|procedures|safeguards|considerations|parties|stakeholders|channels)',
    '(some|several|a few|many) (simple|easy|practical|effective|basic|proven|actionable|key|helpful|useful|quick) (tips|measures|strategies|techniques|tricks)',
    '(with|given) (the right|proper|a little|the proper) (tools|approach|mindset|strategy|strategies|care|planning|support|guidance|knowledge|resources|preparation|effort|maintenance)',
    'the latest (trends|technology|technologies|techniques|innovations|advancements)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last }, document) =>
    !hasDetailNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    isAsserted(document, first) &&
    // “Any necessary steps” leaves the choice to the reader on purpose.
    !/^(?:any|whatever|whichever)$/i.test(lowerAt(document, first - 1)),
  explain: (quote) => `“${quote}” does not say which ones.`,
  examples: {
    bad: [
      'Take the «necessary steps» in time.',
      'Use «appropriate\nmeasures» against rust.',
      '«With the right tools», it is easy.',
      '- Take the «necessary steps» in time.',
    ],
    good: [
      'The bell lets you take any necessary steps when the door moves.',
      'Have the right tools at hand before you start.',
      'Take the necessary steps: drain, dry and seal.',
      'Use these tools.',
      'If you take no appropriate steps, it fails.',
      'Take two simple steps.',
      'The right wheel is loose.',
      'Take the necessary steps in two days.',
    ],
  },
})
