import { isAsserted } from '../queries/context/not-asserted.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'consensus-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'A claim of consensus without a source.',
  fix: 'Say who agrees and where that can be read, or leave it out.',
  phrases: [
    "(there is|there's) (a consensus|broad consensus|general agreement|widespread agreement) (that|among|about)",
    '(the|a) (scientific|expert|general|broad|growing|overwhelming|emerging) consensus (is|that|among|has)',
    '(most|all|any) (experts|scientists) (would|will) agree',
    "(it is|it's) a fact that",
    '(undisputed|indisputable|irrefutable|incontrovertible|undeniable) (fact|facts|truth|evidence)',
  ],
  accepts: (hit, document) => lacksSupport(hit, document) && isAsserted(document, hit.first),
  explain: (quote) => `“${quote}” claims agreement without saying who agrees.`,
  examples: {
    bad: [
      '«There is broad consensus that» tea is healthy.',
      '«Most **scientists** would\nagree» that tea is healthy.',
      'That tea is healthy is an «undeniable fact».',
    ],
    good: [
      'Everyone who knows tea was there.',
      'The panel reached a consensus on tea.',
      'There is no doubt in his voice.',
      'The consensus is that tea is healthy (Lee 2014).',
      'We wait until there is a consensus among the owners.',
      'It is an undeniable fact that tea is healthy, Leeds University says.',
    ],
  },
})
