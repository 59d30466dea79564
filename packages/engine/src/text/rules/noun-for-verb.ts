import { verbsForNouns } from '../lexicons/nouns-for-verbs.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'noun-for-verb',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A verb turned into a noun.',
  fix: 'Use the verb.',
  replacements: verbsForNouns,
  explain: (quote) => `“${quote}” turns a verb into a noun.`,
  examples: {
    bad: [
      'The board «made a decision to» sell.',
      'We «conducted an investigation into» the leak.',
      'They «give serious consideration to» a move.',
      'She is «making an\nattempt to» swim.',
    ],
    good: [
      'The board decided to sell.',
      'The decision to sell was made in May.',
      'We conducted the orchestra.',
      'They made an offer.',
    ],
  },
})
