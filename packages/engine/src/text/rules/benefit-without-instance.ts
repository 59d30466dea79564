import { endsThought } from '../queries/context/last-thought.ts'
import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasAmountNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** A clause after the noun says which. */
const NARROWED = new Set(['that', 'which'])

export default defineRule({
  id: 'benefit-without-instance',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Benefits that are promised but not named.',
  fix: 'Name the benefits.',
  phrases: [
    '(many|numerous|several|various|countless|a number of|a range of|a host of|a variety of|multiple|significant|tremendous|enormous|a lot of|lots of|great|immense|plenty of|amazing|incredible|undeniable) (benefits|advantages|perks|merits|upsides|rewards)',
    '(benefits|advantages) (are|is) (many|numerous|endless|clear|obvious|countless|undeniable|immense|manifold)',
    '(reap|enjoy|experience|maximize|unlock) (the|its|these|all the|many|their) (many|numerous|amazing|) (benefits|rewards|advantages)',
    '(beneficial|advantageous) (in many ways|for many reasons|to everyone|for everyone|for all)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    !isFollowedBy(document, last, NARROWED) &&
    endsThought(document, last),
  explain: (quote) => `“${quote}” promises benefits but names none.`,
  examples: {
    bad: [
      'Walking has «many benefits».',
      'The «benefits are clear».',
      'Come and «reap the rewards» of tea.',
      '- The «benefits are clear».',
    ],
    good: [
      'They need it to realize the full benefits of the filter.',
      'There are many benefits to walking. You sleep better.',
      'Walking has many benefits.\n\nFirstly, it costs nothing.',
      'Walking has many benefits, such as sound sleep.',
      'Walking has three benefits.',
      'Many benefits offices close at noon: call first.',
      'Walking has many benefits. For example, it costs nothing.',
      'The two benefits are clear.',
      'The benefits are clear that the town counted.',
    ],
  },
})
