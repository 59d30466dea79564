import { isAsserted, isFollowedBy } from '../queries/context/not-asserted.ts'
import { pointsBack } from '../queries/context/points-back.ts'
import { holdsYear, lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const people =
  'experts|scientists|researchers|analysts|critics|observers|scholars|historians|commentators|economists|academics|specialists|doctors|nutritionists|dietitians|psychologists|philosophers|educators|professionals|practitioners|pundits|officials|authorities|proponents|opponents|advocates|supporters|detractors|skeptics|sceptics|enthusiasts|veterans|industry leaders'
const count = 'many|most|some|several|various|numerous|countless|other|leading'

const BARE = `(${people}) <report_verb>`
const THINKING = `(${count}|industry) (${people}) (think|feel|consider|maintain|see)`
const WARNING = `(${count}|industry|) (${people}) (predict|caution|point out|insist)`
const SAYING =
  '(many|most|some|other) people (believe|say|claim|argue|have argued|suggest|think|agree)'
const TALKING = 'people (say|claim|argue|have argued)'
const OTHERS = 'others (argue|believe|claim|say|suggest|contend|think|have argued)'
const MANY =
  '(many|some) (would|have|) (argue|argued|claim|claimed|believe|believed|say|contend|suggest|suggested)'
/** Of these only what is followed by a statement is one: “officials report to the board”. */
const stating = new Set([BARE, THINKING, WARNING, SAYING, TALKING, OTHERS, MANY])

const STATEMENT = new Set(
  "that it it's this the these those there a an he she they we you most many all no how why its their such".split(
    ' ',
  ),
)
/** “Some critics report to the board”, “researchers recommended for hire”. */
const ELSEWHERE = new Set('to for on about with from in into as by of at'.split(' '))

export default defineRule({
  id: 'vague-attribution',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A claim credited to people whom nobody could look up.',
  fix: 'Name who said it, where and when, or link to it.',
  phrases: [
    BARE,
    `(${count}|) (${people}) (also|often|widely|generally|now|still|have long|have|would) <report_verb>`,
    `(${count}) (${people}) <report_verb>`,
    THINKING,
    WARNING,
    SAYING,
    TALKING,
    OTHERS,
    MANY,
    `according to (many|most|some|several|various|numerous|leading|industry|) (${people})`,
    'according to (many|most|some|several|various|recent|numerous|) (studies|reports|estimates|surveys|statistics|research|sources|findings)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    isAsserted(document, hit.first) &&
    (stating.has(hit.pattern)
      ? isFollowedBy(document, hit.last, STATEMENT)
      : hit.pattern.startsWith('according') || !isFollowedBy(document, hit.last, ELSEWHERE)) &&
    !pointsBack(document, hit.first) &&
    !holdsYear(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” names no one a reader could look up.`,
  examples: {
    bad: [
      '«Experts agree» that sleep matters.',
      '«Most scientists believe» it.',
      '«Some **critics** argued» otherwise.',
      'It is safe, «according to\nmost doctors».',
      '«Many would argue» that cats are vain.',
      '«Analysts predict» that prices will rise.',
      '«People have argued» that a type would be better.',
      '«According to most doctors», to walk is safe.',
      'It is safe, «according to most doctors» in town.',
    ],
    good: [
      'Researchers report to the Bug Bounty Program.',
      'Some officials report to the board.',
      'A poll tells why people think a certain way.',
      'We keep the metric if people think it is useful.',
      'Experts at the Mayo Clinic agree that sleep matters.',
      'All observers see the same events.',
      'In 2019 scientists believed it.',
      'Experts disagree about sleep.',
      'The researchers found no link.',
      'Many say nothing at all.',
      'According to [some doctors](https://example.org/doctors) it is safe.',
      'Ask whether most scientists believe it.',
      'Most scientists believed it in 2019.',
    ],
  },
})
