import { pointsBack } from '../queries/points-back.ts'
import { holdsYear, lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

const people =
  'experts|scientists|researchers|analysts|critics|observers|scholars|historians|commentators|economists|academics|specialists|doctors|nutritionists|dietitians|psychologists|philosophers|educators|professionals|practitioners|pundits|officials|authorities|proponents|opponents|advocates|supporters|detractors|skeptics|sceptics|enthusiasts|veterans|industry leaders'

export default defineRule({
  id: 'vague-attribution',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A claim credited to people whom nobody could look up.',
  fix: 'Name who said it, where and when, or link to it.',
  phrases: [
    `(many|most|some|several|various|numerous|countless|other|leading|) (${people}) (also|often|widely|generally|now|still|have long|have|would) <report_verb>`,
    `(many|most|some|several|various|numerous|countless|other|leading|) (${people}) <report_verb>`,
    `(many|most|some|several|leading|industry|) (${people}) (think|feel|consider|predict|caution|maintain|point out|insist|see) (that|it|this|the)`,
    '(many|most|some|other|) people (believe|say|claim|argue|have argued|suggest|think|agree) (that|it is|this is|the)',
    'others (argue|believe|claim|say|suggest|contend|think|have argued) (that|it is|this is|the)',
    '(many|some) (would|have|) (argue|argued|claim|claimed|believe|believed|say|contend|suggest|suggested) (that|it|this|the)',
    `according to (many|most|some|several|various|numerous|leading|industry|) (${people})`,
    'according to (many|most|some|several|various|recent|numerous|) (studies|reports|estimates|surveys|statistics|research|sources|findings)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !pointsBack(document, hit.first) &&
    !holdsYear(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” names no one a reader could look up.`,
  examples: {
    bad: [
      '«Experts agree» that sleep matters.',
      '«Most scientists believe» it.',
      '«Some **critics** argued» otherwise.',
      'It is safe, «according to\nmost doctors».',
      'Cats, «many would argue that», are vain.',
    ],
    good: [
      'Experts at the Mayo Clinic agree that sleep matters.',
      'In 2019 scientists believed it.',
      'Experts disagree about sleep.',
      'The researchers found no link.',
      'Many say nothing at all.',
      'According to [some doctors](https://example.org/doctors) it is safe.',
    ],
  },
})
