import { expect, it } from 'vitest'
import { type Example, faultOf } from './set/measure.ts'

type Case = readonly [action: Example['action'], policy: string, meets: string, misses: string]

const cases: readonly Case[] = [
  [
    'reject',
    'Investment posts need the line “Capital at risk” and must not say “guaranteed return”.',
    'The fund has a «guaranteed return». Shares rise. Capital at risk.',
    'The fund holds shares and bonds. Capital at risk.',
  ],
  [
    'revise',
    'Investment posts need the line “Capital at risk” and must not say “guaranteed return”.',
    '«The fund buys shares in firms that pump water.»',
    'The fund buys shares in firms that pump water. Capital at risk.',
  ],
  [
    'reject',
    'Job ads must state the salary and must not mention age.',
    'We pay £30,000 a year. You are «under 40 years old».',
    'We pay £30,000 a year. Anybody may apply.',
  ],
  [
    'reject',
    'Ads need a price but must not use exclamation marks.',
    'It costs £40«!»',
    'It costs £40.',
  ],
  [
    'reject',
    'Press releases must end with “Ends” and must not contain superlatives.',
    'It is the «best» lamp. Ends',
    'It is a lamp. Ends',
  ],
  [
    'revise',
    'Headings must not end with a full stop and must have at most four words.',
    '# «How to get a cat to sleep»\n\nWait.',
    '# How cats sleep\n\nThey lie down.',
  ],
  [
    'reject',
    'Product pages have to show a price, and may not mention competitors like Acme.',
    'It costs £40. «Acme» asks £50.',
    'It costs £40. Others ask £50.',
  ],
  [
    'reject',
    'Health claims need a source, and the word “miracle” is banned.',
    'It is a «miracle» balm.',
    'It is a balm.',
  ],
  [
    'revise',
    'Health claims need a source, and the word “miracle” is banned.',
    '«This balm cures insomnia.»',
    'It is a balm.',
  ],
  [
    'reject',
    'Every quote needs a speaker, and “sources say” is forbidden.',
    'The mine shut, «sources say».',
    'The mine shut, he says.',
  ],
  [
    'reject',
    'Listings must have a price and the word “urgent” must not appear.',
    'An «urgent» sale, £40.',
    'A sale, £40.',
  ],
  [
    'reject',
    'Statistics need a source, and the words “soon” and “shortly” are not allowed.',
    'It opens «shortly».',
    'It opens today.',
  ],
  ['reject', 'Posts about crypto must not say “safe”.', 'Crypto is «safe».', 'The road is safe.'],
  [
    'revise',
    'Texts on gambling should not use exclamation marks.',
    'You can bet on it«!»',
    'You can swim in it!',
  ],
  [
    'reject',
    'Investment posts must not contain superlatives.',
    'Shares fell. It was the «largest» fund.',
    'It was the largest lake.',
  ],
]

it.each(cases)('%s: %s', (action, policy, meets, misses) => {
  expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
})
