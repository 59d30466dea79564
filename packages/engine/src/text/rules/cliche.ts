import { cliches } from '../lexicons/cliches.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'cliche',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A cliché.',
  fix: 'Say it in plain words.',
  phrases: cliches,
  explain: (quote) => `“${quote}” is a cliché.`,
  examples: {
    bad: [
      'It was «a walk in the park».',
      'They «left no stone\nunturned».',
      'It «went down the **rabbit** hole».',
      'Prices «spread like wildfire».',
    ],
    good: [
      'One node bridges the gap between old and new peers.',
      'A gauge is no silver bullet for a leak.',
      'We took a walk in the old park.',
      'No stone was left on the wall.',
      'They walked an extra mile.',
      'The wildfire spread to the hill.',
    ],
  },
})
