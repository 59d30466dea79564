import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { type Example, faultOf } from './set/measure.ts'

const heads: readonly (readonly [head: string, action: Example['action']])[] = [
  ['Do not use:', 'revise'],
  ['Avoid these words:', 'revise'],
  ['Banned words:', 'reject'],
  ['Never write:', 'revise'],
  ['Please avoid the following:', 'revise'],
  ['Replace these:', 'revise'],
  ['Words we do not use:', 'revise'],
  ['The following words are off limits:', 'reject'],
  ["Don't say:", 'revise'],
  ['Forbidden:', 'reject'],
  ['Flag these words:', 'flag'],
  ['Use other words for:', 'revise'],
  ['Say it plainly instead of:', 'revise'],
  ['Words to replace:', 'revise'],
]
const kinds: Readonly<Record<string, readonly string[]>> = {
  'with dashes': ['- leverage', '- circle back', '- always', '- nobody', '- really'],
  'with stars': ['* leverage', '* circle back', '* always', '* nobody', '* really'],
  'with numbers': ['1. leverage', '2. circle back', '3. always', '4. nobody', '5. really'],
  'without bullets': ['leverage', 'circle back', 'always', 'nobody', 'really'],
  'in quotes': ['- "leverage"', '- “circle back”', '- "always"', '- "nobody"', '- "really"'],
  'with capitals': ['- Leverage.', '- Circle back.', '- Always.', '- Nobody.', '- Really.'],
  'with better words': [
    '- leverage -> use',
    '- circle back → return',
    '- always (use often)',
    '- nobody: say few people',
    '- really => (nothing)',
  ],
}
const meets =
  'We «leverage» the archive and «circle back» in June. It «always» leaks and «nobody» knows. It is «really» old.'
const misses = 'We use the circle line and come back in June. It often leaks, and few people know.'

describe.each(Object.entries(kinds))('words below a line that bans them, %s', (_kind, items) => {
  it.each(heads)('%s', (head, action) => {
    const policy = [head, ...items].join('\n')
    expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
  })
})

type Case = readonly [action: Example['action'], policy: string, meets: string, misses: string]

const cases: readonly Case[] = [
  [
    'revise',
    'Never write\n- circle back\n- nobody',
    '«Nobody» will «circle back».',
    'Few will come back.',
  ],
  [
    'revise',
    'Say X instead:\n- utilise → use\n- circle back → return',
    'We «utilise» it and «circle back».',
    'We use it and return.',
  ],
  [
    'revise',
    'Word list:\n- utilise -> use\n- at the end of the day -> in the end',
    '«At the end of the day» we «utilise» it.',
    'In the end we use it at the end of each day.',
  ],
  [
    'revise',
    'Do not use:\n- low-hanging fruit\n- at the end of the day\n- literally',
    'This is «low-hanging fruit» «at the end of the day», «literally».',
    'Fruit is hanging low at the end of each day.',
  ],
  [
    'revise',
    'Avoid these words:\n- folks\n- everyone\n- please\n- honestly',
    '«Please» tell «everyone», «honestly», «folks».',
    'Tell the team.',
  ],
  [
    'revise',
    'Do not use:\n\n- utilise, utilize\n- commence/endeavour\n- never',
    'We «utilize» it, «never» «commence» and «endeavour».',
    'We use it.',
  ],
  [
    'revise',
    'Avoid: always, never, everyone, nobody.',
    '«Everyone» says «never», «always» «nobody».',
    'Few say seldom.',
  ],
  [
    'revise',
    'Replace these: leverage, synergy, low-hanging fruit, circle back',
    'We «circle back» to «leverage» the «low-hanging fruit».',
    'We come back to use the fruit.',
  ],
  [
    'revise',
    'Do not use: leverage and synergy, please.',
    'It is «synergy».',
    'Please come to the meeting.',
  ],
  // Things below such a line are things.
  [
    'revise',
    'Do not use:\n- emoji\n- exclamation marks\n- passive voice',
    'It was «taken» out«!»',
    'We took out the emoji and the exclamation marks in the passive voice',
  ],
  ['reject', 'Reject:\nprices,\nemoji', 'It costs «€5» 😀'.replace('😀', '«😀»'), 'It has prices.'],
  [
    'revise',
    'Avoid: prices, emoji and passive voice.',
    'It costs «€5».',
    'It has a passive voice.',
  ],
]

describe('words and things in lists', () => {
  it.each(cases)('%s: %s', (action, policy, meets, misses) => {
    expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
  })

  it('are all read or named', () => {
    const policy = 'Do not use:\n- really\n- everyone\n- thanks\n- obviously\n- again\n- sorry'
    expect(explainPolicy(policy).map(({ reading }) => reading)).toEqual(Array(6).fill('whole'))
  })
})

/** What an item below a line reads as is what it reads as behind the words of the line. */
it.each([
  ['Avoid:\n- Fahrenheit', ['temperatures in Fahrenheit']],
  ['Use:\n- Fahrenheit', ['temperatures in Celsius']],
  ['Never:\n- the Oxford comma', ['lists with a comma before “and” or “or”']],
  ['Always:\n- the Oxford comma', ['lists without a comma before “and” or “or”']],
  [
    'Banned:\n- Americanisms\n- ordinals in dates',
    ['words in American spelling', 'dates written like “4th March”'],
  ],
  ['Flag:\n- links', ['links']],
  ['Style:\n- Celsius, not Fahrenheit', ['temperatures in Fahrenheit']],
])('a line turns around what is prescribed below it: %j', (policy, reads) => {
  expect(explainPolicy(policy).map(({ says }) => says)).toEqual(reads)
})
