import { isSupposed } from '../queries/context/not-asserted.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'finance-claim',
  type: 'unsupported_claim',
  severity: 'medium',
  summary: 'A promise about money that mentions no risk and no source.',
  fix: 'Mention the risk and the source, or take the promise out.',
  phrases: [
    'guaranteed (returns|profit|profits|income|growth|approval|results|winner)',
    '(risk free|riskless|zero risk|no risk) (investment|investments|return|returns|profit|profits|income|trading|way|opportunity|asset)',
    '(double|triple|multiply) your (money|investment|income|savings|wealth|profits)',
    '(earn|make|making|earning) (up to|over|) (#|thousands|hundreds) (dollars|euros|pounds|of dollars|of pounds|of euros|) (a|per|every|each) (day|week|month|hour) (from home|online|)',
    '(get|become|getting) rich (quickly|fast|overnight)',
    '(passive income|financial freedom) (in|within|without|with no|for life|guaranteed|while you)',
    "(can't|cannot|can not|never|won't) (lose|loses|lose any|lose your) (money|value|your money)",
    '(always|only) (goes|go|going) up in (value|price)',
    '(hundred bagger|sure bet|sure fire investment|foolproof investment|once in a lifetime investment)',
    '(will|is going to|are going to) (skyrocket|explode|go to the moon) (in value|in price|)',
    '(beat|beats|beating) the market (every|consistently|year after year|each)',
  ],
  accepts: (hit, document) => lacksSupport(hit, document) && !isSupposed(document, hit.first),
  explain: (quote) => `“${quote}” promises money without mentioning a risk or a source.`,
  examples: {
    bad: [
      'The fund pays «guaranteed returns».',
      '«Double your money» in **a year**.',
      'It is a «risk-free investment», they\nsay.',
    ],
    good: [
      'It is no get-rich-quick scheme.',
      'No study has a guaranteed return.',
      'The state guaranteed the loan.',
      'Double your order and pay once.',
      'The risk-free rate was 2 % in May.',
      'A bond is no guarantee of income.',
      'No guaranteed returns are paid.',
      'Ask whether you can double your money.',
    ],
  },
})
