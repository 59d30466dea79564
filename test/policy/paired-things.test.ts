import { analyzeText, explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

/** Two things, with a sentence that has neither, the first, the second, and both. */
const pairs = [
  [
    ['prices', 'emoji'],
    'The mug is here today.',
    'The mug costs £40 today.',
    'The mug is here 🎉 today.',
    'The mug costs £40 🎉 today.',
  ],
  [
    ['phone numbers', 'links'],
    'The mug is here today.',
    'Call 020 7946 0018 today.',
    'See [us](https://a.example) today.',
    'Call 020 7946 0018 or see [us](https://a.example) today.',
  ],
  [
    ['superlatives', 'questions'],
    'The mug is here today.',
    'This is the best tea in town.',
    'Is this tea from town?',
    'Is this the best tea in town?',
  ],
] as const

/** Ways to say how T and U go together, by which of the four sentences each finds fault with; `?`: readers differ. */
const frames: Readonly<Record<string, readonly string[]>> = {
  '0100': [
    'If a post has T, it needs U.',
    'Posts with T need U.',
    'T only with U.',
    'Use T only together with U.',
    'No T without U.',
    'When T appear, add U.',
    'T are only allowed with U.',
    'Reject posts with T but no U.',
    'Reject posts that have T but lack U.',
    'Posts with T but without U are rejected.',
    'No T unless there are U.',
    'T require U.',
    'No T except with U.',
  ],
  '0001': [
    'T and U must not appear together.',
    'No T with U.',
    'T or U, never both.',
    'T or U, but not both.',
    'Not both T and U.',
    'No T in posts with U.',
    'Do not combine T with U.',
    'If a post has T and U, hold it.',
    'If both T and U appear, hold the post.',
    'Hold a draft if it has T and U.',
    'No T next to U.',
  ],
  '0111': [
    'Posts with T or U are rejected.',
    'No T or U.',
    'No T and no U.',
    'Neither T nor U.',
    'Avoid T as well as U.',
    'T are out, U too.',
  ],
  '1110': ['Posts need T and U.', 'Both T and U are required.', 'Posts need T as well as U.'],
  '1000': [
    'Posts need T or U.',
    'At least T or U must be there.',
    'Posts with neither T nor U are rejected.',
    'Posts need T, U or both.',
  ],
  '0101': [
    'U are allowed, T are not.',
    'Allow U but not T.',
    'Use U, not T.',
    'Not T but U.',
    'Replace T with U.',
    'Prefer U to T.',
  ],
  '0???': ['No more T than U.', 'U must come before T.', 'T must follow U.'],
}

function meets(policy: string, source: string): string {
  const { policy_matches = [] } = analyzeText(
    { source, syntax: 'markdown' },
    { context: { custom_policy: policy } },
  )
  return policy_matches.length > 0 ? '1' : '0'
}

/** Whether a policy says in a draft that meets nothing that it was not read whole. */
function isNamed(policy: string): boolean {
  const draft = { source: 'The mug is here today.', syntax: 'markdown' } as const
  const { limitations } = analyzeText(draft, { context: { custom_policy: policy } })
  return limitations.some((each) =>
    /polic(?:y|ies) clause.*(?:understood|asks for less)/.test(each),
  )
}

describe.each(Object.entries(frames))('two things, of which %s finds fault', (truth, asks) => {
  it.each(asks)('are held together as said, or named: %s', (frame) => {
    for (const [[one, other], ...drafts] of pairs) {
      const said = frame.replace(/\bT\b/, one).replace(/\bU\b/, other)
      const policy = said.charAt(0).toUpperCase() + said.slice(1)
      const found = drafts.map((draft) => meets(policy, draft)).join('')
      const expected = [...truth].map((each, at) => (each === '?' ? found[at] : each)).join('')
      if (!isNamed(policy)) expect([policy, found]).toEqual([policy, expected])
      // What is not read whole finds no fault that the whole would not find.
      const more = [...found].filter((each, at) => each === '1' && expected[at] === '0')
      expect([policy, ...more]).toEqual([policy])
      // How they stand to each other no form says.
      if (truth.includes('?')) expect([policy, isNamed(policy)]).toEqual([policy, true])
    }
  })
})

it.each([
  [
    'Hold posts about health that have prices.',
    'prices and sums of money if the draft has words on the topic “medical”',
  ],
  ['If a quote has no speaker, reject it.', 'quotes unless the speaker is named'],
  ['When a quote does not name its speaker, hold it.', 'quotes unless the speaker is named'],
  [
    'No names of persons, except the author.',
    'names of persons unless they are in the lines that name the author',
  ],
  [
    'Do not name anyone except the author.',
    'names of persons unless they are in the lines that name the author',
  ],
])('are read as one condition of the other: %s', (policy, reads) => {
  expect(explainPolicy(policy).map(({ says }) => says)).toEqual([reads])
})

it.each([
  'If a post is about health and has prices, hold it.',
  'If a draft mentions Acme and gives a price, reject it.',
  'Reject drafts that mention Acme and give a price.',
  'If the draft is short and has prices, hold it.',
])('are named where both have to be there: %s', (policy) => {
  expect(explainPolicy(policy).map(({ reading }) => reading)).toEqual(['none'])
})
