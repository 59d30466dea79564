import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { showClause } from './show-clause.ts'
import { faultsOf } from './variants.ts'

const shown = (policy: string) => readPolicy(policy).map(showClause)

describe('a sentence behind a ban that permits a part of it', () => {
  it('leaves quotes as they are, whatever it says of them', () => {
    const policies = `
      Write “residents”, not “ratepayers”. Leave direct quotes as they are.
      Avoid “ratepayers”. Leave quotes alone.
      Change “ratepayers” to “residents”; inside direct quotes leave it alone.
      Avoid the word “ratepayers”. In quotations it can stay.
      Replace “ratepayers” with “residents”. Quotes keep their own wording.
      Avoid “ratepayers”. There is no need to change it in quotes.
      Avoid “ratepayers”. Don't touch direct quotes, though.
      Avoid “ratepayers”. Quotations do not count.
      Avoid “ratepayers”. You can keep it in quotes.
      Avoid “ratepayers”. It's fine in quotes.
      Avoid “ratepayers”. That's OK in quotes, of course.
      Avoid “ratepayers”. Ignore quotes.
      Avoid “ratepayers”, but leave quotes alone.
      Avoid “ratepayers” (quotes are exempt).
      Avoid “ratepayers” (leave quotes as they are).
      Avoid “ratepayers” – quotes are fine.
      Avoid “ratepayers”, though in quotes it can stay.
      Avoid “ratepayers”; quotes may keep it.
      Avoid “ratepayers”. Quoting a speaker is fine.
      Avoid “ratepayers”. What other people say can stay.
      Avoid “ratepayers”. Leave the wording of a quoted speech as it is.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'The tip is open. «Ratepayers» can bring up to five bags.',
        misses: 'The tip is open. “Ratepayers can bring five bags,” said Ana Reyes.',
      }),
    ).toEqual([])
  })

  it.each([
    'No emoji. Don’t remove them from quotes.',
    'No emoji. We don’t mind them in quotes.',
    'No emoji. We make an exception for quotes.',
    'No emoji. Quotes get a pass.',
    'No emoji. Whatever stands in quotation marks can stay.',
    'No emoji. Words in quotation marks are exempt.',
    'No emoji. If it is in a quote, leave it.',
    'No emoji. If they are part of a quote, they can stay.',
    'No emoji. Unless it’s a quote.',
    'No emoji. Except quotes.',
    'No emoji. Quotes excepted.',
    'No emoji. Does not apply to quotes.',
    'No emoji. That goes for everything except quotes.',
    'No emoji, though you can leave quotes as they are.',
    'No emoji. Quotes: fine.',
    'No emoji: quotes are fine.',
    'No emoji. Block quotes are fine.',
  ])('knows other ways to say so: %s', (policy) => {
    expect(shown(policy)[0]).toMatch(/^reject \*emoji unless (?:quoted|in quote)$/)
    expect(shown(policy)).toHaveLength(1)
  })

  it.each([
    'No numbers: prices are fine.',
    'No numbers – prices are fine.',
    'No numbers (prices are fine).',
  ])('bans nothing that it permits in passing: %s', (policy) => {
    expect(shown(policy)).toEqual(['reject numbers', 'permit'])
  })

  it('frees tables and headings, and the thing that it names', () => {
    const meets = 'Turnout rose by «12%» this year.'
    const misses = '| Ward | Turnout |\n|---|---|\n| Hill | 12% |'
    const banned = `
      No percentages. Percentages in tables are fine.
      No percentages. In tables, percentages are fine.
      No percentages. They stay as they are in tables.
      No percentages or emoji. Both are fine in tables.
      No percentages or emoji. Percentages are fine in tables.
      No percentages. Tables are free to use them.
    `
    expect(faultsOf({ action: 'reject', policies: banned, meets, misses })).toEqual([])
    const written = `
      Do not use the % sign; write “per cent”. In tables the sign is fine.
      Write “per cent”, not “%”. Leave tables as they are.
    `
    expect(faultsOf({ action: 'revise', policies: written, meets, misses })).toEqual([])
  })

  it.each([
    [
      'No prices or emoji. Emoji are fine in headings.',
      ['reject *price', 'reject *emoji unless in heading'],
    ],
    [
      'Avoid “cheap” and flag “fab”. In quotes both are fine.',
      ['revise “cheap” unless quoted', 'note “fab” unless quoted'],
    ],
    ['Avoid “green”. “Green energy” is fine.', ['revise “green” unless “green energy”']],
    ['No emoji. Code blocks are exempt.', ['reject *emoji']],
    [
      'No names of persons. Officials such as the mayor may be named.',
      ['reject *person-name unless #politicians'],
    ],
    ['No names of persons. First names are fine.', ['reject *person-name full']],
    ['No full names. First names are fine.', ['reject *person-name full']],
  ])('is a part of the ban: %s', (policy, forms) => {
    expect(shown(policy)).toEqual(forms)
  })

  it('names what it says of whose words may stand', () => {
    const [clause, ...others] = explainPolicy(
      'Replace “cheap” with “low-cost”; in a customer’s review it can stay.',
    )
    expect(others).toEqual([])
    expect(clause?.reading).toBe('part')
    expect(clause?.says).toBe('“cheap” unless it is quoted')
  })

  it('looks for the words that may be said as they stand', () => {
    expect(shown('No guarantees. You can mention the statutory two-year warranty.')).toEqual([
      'reject guarantees + *guarantee unless it is statutory two-year warranty [statutory two-year warranty]',
    ])
  })

  it.each([
    'No emoji. Prices in tables are fine.',
    'No emoji. Quotes are fine with a source.',
    'No emoji. Tables are fine if they are short.',
    'No emoji. They are not fine in headings.',
    'No emoji. Quotes must be short.',
    'No emoji. Prices are fine. In headings they are fine.',
    'No emoji. Allow quotes.',
    'No emoji. Quote marks are fine.',
  ])('changes nothing where it permits something else, or more: %s', (policy) => {
    const [ban] = readPolicy(policy)
    expect(ban?.form?.unless).toEqual([])
  })
})
