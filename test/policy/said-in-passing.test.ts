import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { type Case, readCases } from './set/read-cases.ts'

const councillor = 'Councillor Peter Lowndes thanked the brigade.'
const neighbour = '«Peter Lowndes», who lives next door, called the brigade.'

const cases: Readonly<Record<string, readonly Case[]>> = {
  'who holds an office': [
    [
      'human_review',
      'If a story names a private person (not a councillor, not an official), escalate it.',
      neighbour,
      councillor,
    ],
    ['reject', 'No names of persons, except elected officials.', neighbour, councillor],
    [
      'reject',
      'Names of private persons are off limits. Public officials are fine.',
      neighbour,
      councillor,
    ],
    ['reject', 'No names. Councillors and mayors may be named.', neighbour, councillor],
  ],
  'values that are fine': [
    [
      'revise',
      'Spell out abbreviations at first use. NHS, UK and PDF are exempt.',
      'Ask for an «ECG». The NHS does not charge for it.',
      'Ask for the PDF. The NHS does not charge for it.',
    ],
    [
      'reject',
      'No phone numbers, except our own newsdesk line, 01632 960111.',
      'Ring me on «01632 960845».',
      'Ring the newsdesk on 01632 960111.',
    ],
    [
      'reject',
      'Keep out phone numbers. 999 is fine.',
      'Ring me on «01632 960845».',
      'In a fire, ring 999.',
    ],
  ],
  'where a thing may stand, and how often': [
    [
      'revise',
      'Emoji only in headings, and at most two of them.',
      '# Seeds 🌻\n\nCome at ten. «🌱»',
      '# Seeds 🌻🌱\n\nCome at ten.',
    ],
    [
      'revise',
      'Emoji only in the last line of a post, and at most two of them.',
      '«🌱» Seed swap on Sunday. The hall opens at ten.',
      'Seed swap on Sunday. The hall opens at ten. 🌱🌻',
    ],
    [
      'revise',
      'Emoji only in headings, two at most.',
      '# Seeds «🌻🌱🍅»\n\nCome at ten.',
      '# Seeds 🌻🌱\n\nCome at ten.',
    ],
    [
      'revise',
      'At most one long sentence per page.',
      '«The pump that the team put into the old mill last year ran for forty hours without a stop, and then it broke down in the night.» «The team that had put it into the old mill came back the next day with a part from the shop, and it ran as well as ever.»',
      'The pump that the team put into the old mill last year ran for forty hours without a stop, and then it broke down in the night. It ran again.',
    ],
  ],
  'what follows from it, and why': [
    [
      'revise',
      'Links should say where they lead, so do not use "click here" as link text.',
      'The form is [«click here»](https://example.org/form).',
      'Fill in the [form](https://example.org/form), then click here at the desk.',
    ],
    [
      'revise',
      'Prices belong only in the table. Should one turn up in the text, please remove it.',
      'The hall costs «£95».',
      '| Room | Price |\n|---|---|\n| Small | £40 |',
    ],
    [
      'revise',
      'Never write "simply" or "easy". What is easy for us may not be for the reader.',
      'Installing the driver is «easy».',
      'Installing the driver takes four minutes.',
    ],
    [
      'reject',
      'No prices. If one appears, reject the text.',
      'The hall costs «£95».',
      'The hall seats 95.',
    ],
  ],
  'a key that opens something': [
    [
      'reject',
      'Block drafts that contain access tokens. Placeholders such as YOUR_TOKEN are fine.',
      '```\nAuthorization: Bearer «tk9fQ2mZx71LpRb04Ke8»\n```',
      '```\nAuthorization: Bearer YOUR_TOKEN\n```\n\nThe bearer internationalisation needs a letter.',
    ],
  ],
}

readCases('a policy that says %s', cases)

const says = (policy: string) => explainPolicy(policy).map((clause) => clause.says ?? '')

describe('a verb that says how something is spoken of', () => {
  const verbs = ['exaggerate', 'hype', 'compare', 'question', 'recommend', 'stereotype']
  it.each(verbs)('bans neither the thing nor the manner alone: Do not %s prices.', (verb) => {
    for (const demand of ['Do not', 'Never', 'Drafts must not']) {
      const [reading = '', ...others] = says(`${demand} ${verb} prices.`)
      expect(others).toEqual([])
      expect(reading).toMatch(/ in sentences with words on the topic “pricing”$/)
    }
  })

  it('is no plain mention: Do not speculate about prices.', () => {
    const [{ reading, says = '' }] = explainPolicy('Do not speculate about prices.')
    expect(reading).toBe('part')
    expect(says).toMatch(/^predictions, .* in sentences with prices/)
  })

  it('stays a kind of words before a word that is none of the things', () => {
    expect(says('Do not compare us with competitors.')).toEqual(['comparisons with others'])
    expect(says('Avoid bold sentences.')).toEqual(['whole sentences in bold'])
  })
})

it('a bracket that denies is an exception, unless words are chosen', () => {
  expect(says('No prices (not discounts).')).toEqual([
    'prices and sums of money unless their sentence has discounts and offers',
  ])
  expect(says('Write “email” (not “e-mail”).').join()).toContain('e-mail')
  expect(says('No prices, and so do not use them in headings.').join()).toContain('headings')
})

it.each(['high prices', 'low prices', 'personal discounts', 'private questions', 'private emoji'])(
  'of “%s” no more is banned than that',
  (what) => {
    const [read] = explainPolicy(`No ${what}.`)
    expect(read?.reading).toMatch(/none|part/)
  },
)

it.each(['personal phone numbers', 'private addresses'])('“%s” are all of them', (what) => {
  expect(explainPolicy(`No ${what}.`).map(({ reading }) => reading)).toEqual(['whole'])
})
