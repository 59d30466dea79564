import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'unnamed-source',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A statement by a source that is not named.',
  fix: 'Name the source, or say why it cannot be named and how the statement was checked.',
  phrases: [
    '(several|some|multiple|many|various|industry|government|company|police|diplomatic|military|local|media|) sources (say|said|claim|claimed|tell|told|report|reported|confirm|confirmed|suggest|suggested|indicate|indicated|insist|believe|reveal|revealed)',
    '(industry|company|) insiders (say|said|claim|claimed|tell|told|report|reported|believe|suggest|reveal|revealed|know)',
    '(sources|a source|people|someone|officials|a person) (close to|familiar with) (the|him|her|them|it)',
    '(an|a|one|some) (anonymous|unnamed|undisclosed|unidentified|well placed|insider) (source|sources|official|officials|employee|insider|person)',
    '(on|under) (the|) condition of anonymity',
    'who (asked|wished|wanted|preferred) (not to be (named|identified)|to remain anonymous)',
    'a little bird told me',
  ],
  accepts: lacksSupport,
  explain: (quote) => `“${quote}” leaves a reader no way to judge the source.`,
  examples: {
    bad: [
      '«Industry sources say» that the plant will close.',
      'The plant will close, «an unnamed official» said.',
      'He spoke «on condition of anonymity».',
      '«Insiders know» the **price**.',
    ],
    good: [
      'The sources of the river say little about its length.',
      'The mayor, Ann Lee, said that the plant will close.',
      'An unnamed column gets the index of its place.',
      'Power sources are listed below.',
    ],
  },
})
