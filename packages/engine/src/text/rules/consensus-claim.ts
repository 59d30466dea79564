import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'consensus-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'An appeal to what everybody knows or nobody doubts.',
  fix: 'Drop it, or say who agrees.',
  phrases: [
    '(everyone|everybody|we all|as we all|as everyone|all of us) (knows|know|agrees|agree|understands) (that|how important|the importance)',
    '(nobody|no one) (can|could|would) (deny|dispute|argue|doubt|disagree) (that|the)',
    "(it is|it's|is) (a|) (well known|common knowledge|widely known|commonly known|generally known|universally known|a well known fact|an established fact|a known fact|no secret|an undeniable fact) that",
    "(it is|it's) (widely|generally|commonly|universally) (accepted|agreed|acknowledged|recognised|recognized|understood) that",
    "(there is|there's) (no doubt|no question|no denying|no debate|little doubt|a consensus|broad consensus|general agreement|widespread agreement) (that|among|about)",
    '(the|a) (scientific|expert|general|broad|growing|overwhelming|emerging) consensus (is|that|among|has)',
    '(most|all|any) (people|experts|scientists|reasonable people|reasonable person|sane person) (would|will) agree',
    "(it goes without saying that|the fact of the matter is|it is a fact that|it's a fact that)",
    '(undisputed|indisputable|undeniable|irrefutable|incontrovertible) (fact|facts|truth|evidence|that)',
  ],
  accepts: lacksSupport,
  explain: (quote) => `“${quote}” claims agreement instead of showing it.`,
  examples: {
    bad: [
      '«Everyone knows that» tea is healthy.',
      '«It is **widely** accepted\nthat» tea is healthy.',
      '«There is no doubt that» tea is healthy.',
    ],
    good: [
      'Everyone who knows tea was there.',
      'The panel reached a consensus on tea.',
      'There is no doubt in his voice.',
      'It is widely accepted that tea is healthy (Lee 2014).',
    ],
  },
})
