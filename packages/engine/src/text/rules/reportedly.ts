import { lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'reportedly',
  type: 'weak_provenance',
  severity: 'low',
  summary: 'An adverb that passes a claim on without saying where it came from.',
  fix: 'Name the report, or leave the claim out.',
  phrases: [
    'reportedly',
    'allegedly',
    'purportedly',
    'supposedly',
    'rumored to',
    'rumoured to',
    'so the story goes',
    'as the story goes',
    'by all accounts',
    'by most accounts',
  ],
  accepts: lacksSupport,
  explain: (quote) => `“${quote}” passes a claim on without its source.`,
  examples: {
    bad: [
      'The plant will «reportedly» close.',
      'He «Allegedly» took the **money**.',
      '«By all accounts» it was a fine\nday.',
    ],
    good: [
      'The plant will close, as Reuters reported in May 2020.',
      'He is alleged by the city to have taken it.',
      'The plant will reportedly close ([Reuters](https://example.org/plant)).',
    ],
  },
})
