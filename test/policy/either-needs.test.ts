import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy that asks for one of several', () => {
  it('looks for them beside each thing that needs them', () => {
    const policies = `
      Each price needs a date or a source.
      Every price must have a date or a source.
      Prices need either a date or a source.
      A price must come with a source or a date.
      When you give a price, add a date or a source.
      Prices require a year or a link.
      All prices must have a source or a year.
    `
    const meets = 'The pump costs «£40».\n\nIn May 2024 a hose was £9.'
    const misses = [
      'In May 2024 a hose was £9.\n\nA pump is £40 ([list](https://example.org/list)).',
      'A pump is £40. That was on 3 May 2024.',
    ]
    for (const each of misses)
      expect(faultsOf({ action: 'revise', policies, meets, misses: each })).toEqual([])
  })

  it('looks for them in the draft', () => {
    const policies = `
      An author or an editor must be named.
      Each article must name an author or an editor.
      Every article needs an editor or an author.
      There must be an author or an editor.
    `
    const meets = '«It rained.»'
    for (const misses of ['It rained.\n\nBy Ruth Vale', 'It rained.\n\nEdited by Ruth Vale'])
      expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    const parts = `
      Posts need a summary or a list.
      Every guide must have a table, a list or a summary.
      Include a list or a table.
      Either a list or an image is required.
    `
    expect(
      faultsOf({ action: 'revise', policies: parts, meets, misses: '- Rain\n- Hail' }),
    ).toEqual([])
  })

  it('leaves alone what says that both are needed, or banned', () => {
    const banned = `
      Block anything that contains a phone number or a price.
      Reject posts with a price or a phone number.
    `
    expect(
      faultsOf({ action: 'reject', policies: banned, meets: 'It is «£4».', misses: 'It is red.' }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: 'Drafts without an author or a date are rejected.',
        meets: '«It rained.»\n\nBy Ruth Vale',
        misses: 'It rained.\n\nBy Ruth Vale\n\n3 May 2024',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'named',
        policies: 'Every article needs an author and a date or a source.',
        meets: 'It rained.',
        misses: 'It rained.\n\nBy Ruth Vale',
      }),
    ).toEqual([])
  })
})

describe('a policy that asks until when a discount holds', () => {
  it('takes a day beside it, and no other date', () => {
    const policies = `
      Discounts must state an end date.
      Every discount must say when it ends.
      Discounts must come with an end date.
      Discounts need the date on which they end.
      Each discount has to give the date it ends.
      If you mention a discount, say until when it runs.
      Discounts must include an expiry date.
      Discounts must give a deadline or an end date.
      Discounts must say until when they are valid.
      If there is a discount, its end date must be given.
      Every promotion must come with its expiry date.
      Deals must say how long they last.
    `
    const meets = 'Lamps came on 3 May 2024. Get «20% off» all lamps.\n\nThey ship from Cork.'
    const misses = [
      'Get 20% off all lamps until 31 May 2026.',
      'Get 20% off all lamps. Offer ends Sunday.',
      'Get 20% off all lamps: expires 2026-05-31.',
    ]
    for (const each of misses)
      expect(faultsOf({ action: 'revise', policies, meets, misses: each })).toEqual([])
    const reject = 'No discount without an end date.\nNo discounts without an expiry date.'
    expect(faultsOf({ action: 'reject', policies: reject, meets, misses: misses[0] })).toEqual([])
  })

  it('names the end of something else', () => {
    const policies = 'Each task needs a deadline.\nSay when the meeting ends.'
    expect(faultsOf({ action: 'named', policies, meets: 'We met.', misses: 'We met.' })).toEqual([])
  })
})
