import { plainWords } from '../lexicons/plain-words.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'long-word',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A long word that has a shorter equivalent.',
  fix: 'Use the short word.',
  replacements: plainWords,
  explain: (quote) => `“${quote}” has a shorter equivalent.`,
  examples: {
    bad: [
      'We «utilize» two pumps.',
      'Work «commenced» in May.',
      'They «utilise» *«a plethora of»* tools.',
      'Rain will «necessitate» a second coat.',
    ],
    good: [
      'We use two pumps.',
      'The utility runs two pumps.',
      'The commencement was in May.',
      'The river has a myriad mouths.',
    ],
  },
})
