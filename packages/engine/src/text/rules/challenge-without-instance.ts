import { endsThought } from '../queries/context/last-thought.ts'
import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasAmountNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** A clause after the noun says which. */
const NARROWED = new Set(['that', 'which'])

export default defineRule({
  id: 'challenge-without-instance',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Problems or needs that are mentioned but not named.',
  fix: 'Name them, or name the most important one.',
  phrases: [
    '(many|numerous|several|various|countless|a number of|a range of|a host of|a variety of|multiple|significant|unique|a lot of|lots of|complex|certain|unprecedented) (challenges|obstacles|hurdles|difficulties|drawbacks|pitfalls|complications|concerns|limitations|disadvantages|shortcomings|complexities)',
    '(overcome|overcoming|face|faces|facing|faced|navigate|navigating|address|addressing|tackle|tackling|pose|poses|posed|present|presents) (the|many|their|its|our|any|new|some|the many|various|unique|) (challenges|obstacles|hurdles|difficulties|adversity|complexities)',
    '(meet|meets|meeting|suit|suits|fit|fits|cater to|caters to|fulfill|serve|serves) (your|their|the|all|) (unique|diverse|evolving|ever-changing) (needs|demands|preferences)',
    '(not|are not|is not) without (its|their|some|) (challenges|difficulties|drawbacks|problems|risks|flaws|controversy)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last, pattern }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    !isFollowedBy(document, last, NARROWED) &&
    (pattern.startsWith('(meet') || endsThought(document, last)),
  explain: (quote) => `“${quote}” does not say which ones.`,
  examples: {
    bad: [
      'The trade «faces many challenges».',
      'The tool will «meet your unique needs».',
      'Farms must «overcome many obstacles».',
      'The tool will «meet your unique needs». It also pumps.',
      '- The trade «faces many challenges».',
    ],
    good: [
      'It has several limitations that slow the start.',
      'You can change a theme to suit your needs.',
      'Farms must overcome these obstacles.',
      'The trade faces challenges. Rents rise, and rain comes late.',
      'The trade faces many challenges: rent, tax and rain.',
      'The trade faces two challenges.',
      'It meets the needs of Mr Reed.',
      'The trade faces many challenges, for example rent.',
      'Two farms must overcome many obstacles.',
    ],
  },
})
