import { expect, it } from 'vitest'
import { findRuleProblem } from './find-rule-problem.ts'

it.each([
  'No prices.',
  'No prices. Please remove them.',
  'No emoji. Leave quotes as they are.',
  'Full names of pupils must not be printed. First names are fine.',
])('words that make one demand are a clause: %s', (says) => {
  expect(findRuleProblem({ says })).toBeUndefined()
})

it.each(['No prices. No emoji.', 'No prices. Please remove them. No emoji.'])(
  'words that make two are none: %s',
  (says) => {
    expect(findRuleProblem({ says })?.problem).toMatch(/^Found 2 demands/)
  },
)
