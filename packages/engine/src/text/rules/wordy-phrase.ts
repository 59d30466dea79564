import { defineRule } from './define-rule.ts'

/** Phrases and replacements compiled from `plainlanguage-gov` (CC0-1.0). */
export default defineRule({
  id: 'wordy-phrase',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A long phrase for which a short word exists.',
  fix: 'Replace long phrases by the plain word.',
  replacements: {
    'in order to': 'to',
    'due to the fact that': 'because',
    'at this point in time': 'now',
    'in the event that': 'if',
    'with the exception of': 'except',
    'for the purpose of': 'for',
  },
  explain: (quote) => `“${quote}” takes more words than its meaning needs.`,
  examples: {
    bad: ['We met «in order to» talk.', 'It failed «due to the fact that» it rained.', '«In the event that» it fails, stop.'],
    good: ['They stand in order, to be counted.', 'In the event, that was wrong.', 'For that purpose of ours we met.'],
  },
})
