import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('what the guides of houses ask for', () => {
  it('reads courtesy titles as such, and no others', () => {
    const policies = `
      Do not use Mr, Mrs, Miss or Ms before a name.
      Do not use Mr, Mrs, Miss or Ms before a name, except inside a direct quotation.
      Don't use Mr, Mrs or Ms.
      Avoid Mr, Mrs and Ms before names.
      Never use Mr, Miss, Mrs or Ms in front of a surname.
      Cut Mr, Mrs, Ms and Mx before surnames.
      Do not write Mr or Mrs with names.
      Please avoid Mr, Mrs, Ms.
      Remove Mr, Mrs and Miss before names.
      Leave out Mr, Mrs and Ms before people.
    `
    const meets = 'The head teacher, «Mrs» Okafor, opened the gym.'
    const misses = 'The head teacher, Dr Okafor, opened the gym. Do not miss it.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('revises how something is written', () => {
    const policies = `
      Please don't shout.
      Do not shout.
      Don't shout.
      Never shout.
      Please do not ever shout.
      Don't shout at readers.
      Don't type in capitals.
      Do not type in caps.
      Never type in all capitals.
      Don't type words in capitals.
    `
    const meets = 'It broke my printer. «DO NOT INSTALL IT YET.»'
    const misses = 'It broke my HP printer. Do not install it yet.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    const exclaimed = `
      Don't exclaim.
      Please don't exclaim.
      Never exclaim.
    `
    expect(
      faultsOf({ action: 'revise', policies: exclaimed, meets: 'Come«!»', misses: 'Come.' }),
    ).toEqual([])
  })

  it('looks for keys that work', () => {
    const policies = `
      Never put a working key, token or password in an example.
      Never put real keys in code samples.
      No live keys in examples.
      No working API keys.
      Valid access tokens must not appear in examples.
      Do not publish real passwords or keys.
      Actual credentials are not allowed.
      Never put a working key, token or password in an example. Placeholders such as YOUR_KEY or <password> are what we want there.
    `
    const meets = 'Set it:\n\n```sh\nexport ATLAS_KEY=«q7Rk29vTz81LmPw4»\n```'
    const misses = 'Set it. Keys have 16 digits.\n\n```sh\nexport ATLAS_KEY=YOUR_KEY\n```'
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })

  it('knows codes for a discount', () => {
    const policies = `
      Remove discount codes from news stories.
      Cut promo codes.
      Remove all voucher codes.
      Delete coupon codes from articles.
      Cut any discount code.
      Please remove promotional codes.
      Avoid codes for money off.
      Discount codes should be removed.
      Do not use promo codes in stories.
      Remove discount or voucher codes.
    `
    const meets = 'Tickets go on sale on Monday, and «the code ROOF10 takes 10 per cent off».'
    const misses = 'Tickets go on sale on Monday; the dialling code for the box office is 0555.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('knows claims of a rank', () => {
    const policies = `
      List for the fact-checkers all claims to be the first, the biggest, the oldest or the only one of a kind.
      Flag any claim that a thing is the first, the largest or the only one of its kind.
      Flag claims to be the first, the oldest or the largest.
      Flag all claims that something is the oldest, the biggest or the only one.
      Mark every claim to be the first, the largest, or the oldest.
      Flag claims of being the oldest, the first or the largest of its kind.
      Tell us about claims to be the oldest, the largest or the first.
      List rank claims.
      Flag claims of rank.
      List for our fact-checkers any claim to be the first, the oldest or the tallest.
    `
    const meets = 'The Alder Inn, «the oldest pub in the county», reopens on Friday.'
    const misses = 'The Alder Inn reopens on the first Friday in May. Tom is the oldest of three.'
    expect(faultsOf({ action: 'flag', policies, meets, misses })).toEqual([])
  })

  it('lets no description narrow the words that it lists', () => {
    const policies = `
      Avoid words that praise the subject: "legendary", "iconic".
      Avoid words that praise the subject in our own voice: "legendary", "iconic" and the like.
      Avoid words of praise: "legendary", "iconic".
      Cut adjectives that flatter a person: "legendary", "iconic".
      Do not use words which gush about an artist: "legendary" or "iconic".
      Remove phrases that sell the artist: "legendary", "iconic".
      Avoid terms from fan magazines: "legendary", "iconic".
      Avoid expressions that sound like a fan: "legendary", "iconic".
    `
    const meets = 'She was a «legendary» potter.'
    const misses = 'She was a potter whom many praise, the subject of a film.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    const quoted = `
      Avoid "legendary" and "iconic". Inside a quotation they can stand.
      Avoid "legendary" and "iconic". In quotations they may stay.
      Avoid words that praise the subject: "legendary", "iconic". In a quotation they may remain.
      Avoid "legendary". They can stay in quotes.
    `
    const said = 'The critic Arne Bull called her "a legendary teacher".'
    expect(faultsOf({ action: 'revise', policies: quoted, meets, misses: said })).toEqual([])
  })

  it('lets no tail narrow what hides who says something', () => {
    const policies = `
      Tell us about weasel wording such as "some say" and "it is believed", where nobody in particular is saying it.
      Flag weasel words where nobody says it.
      Flag weasel wording, where no one in particular said so.
      List weasel words such as "it is believed" where nobody is saying so.
    `
    const meets = '«It is believed» that the older one was made of oak.'
    const misses = 'The archaeologist Nina Carr believes that the older one was made of oak.'
    expect(faultsOf({ action: 'flag', policies, meets, misses })).toEqual([])
  })

  it('finds dictionary quotations at the start by their word', () => {
    const policies = `
      Do not start an article with "This article", "This page" or a dictionary quotation.
      Never start with "This article" or a dictionary definition.
      Don't open an article with "This article" or a dictionary quote.
    `
    const meets = '«This article» describes the Vell, a river in the north.'
    const misses = 'The Vell is a river in the north. This article does not cover its canal.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})
