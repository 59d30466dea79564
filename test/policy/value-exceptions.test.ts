import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy that excepts what is written out', () => {
  it('lets one phone number stand, however it is written', () => {
    const policies = `
      No phone numbers except 0800 123 456.
      No phone numbers except our hotline 0800 123 456.
      No phone numbers other than 0800 123 456.
      Phone numbers are not allowed, apart from 0800 123 456.
      Phone numbers other than 0800 123 456 must not appear.
      Phone numbers must not appear unless it is 0800 123 456.
      The only phone number allowed is 0800 123 456.
      Only allow the phone number 0800 123 456.
      Reject all phone numbers but 0800 123 456.
      Never publish phone numbers, except for our helpline, 0800 123 456.
      Phone numbers (except 0800 123 456) are banned.
      Ban phone numbers save for 0800 123 456.
      Except for 0800 123 456, no phone numbers.
      No phone numbers besides the switchboard on 0800 123 456.
      No phone numbers excluding “0800 123 456”.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'Ring 0800 123 456 or «020 7946 0958» tonight.',
        misses: 'Ring 0800-123-456 tonight. From abroad it is +44 800 123 456.',
      }),
    ).toEqual([])
  })

  it('lets addresses stand, one by one or by their host', () => {
    const meets = 'Write to «ana@sample.org» or to support@example.com.'
    const misses = 'Write to support@example.com first.'
    const policies = `
      No email addresses other than support@example.com.
      No e-mail addresses except support@example.com and press@example.com.
      Don't publish email addresses, except those at example.com.
      No e-mail addresses other than addresses at example.com.
      No email addresses except ones ending in @example.com.
      No email addresses outside example.com.
      Only email addresses at example.com are allowed.
      The only email address allowed is support@example.com.
      Email addresses are banned, apart from our own at example.com.
      Never give an email address other than support@example.com.
    `
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })

  it('lets one price stand and none that only looks like it', () => {
    const policies = `
      No prices but £9.99.
      No prices except £9.99.
      No prices other than £9.99.
      Never give a price other than £9.99.
      The only price allowed is £9.99.
      Prices are not allowed, except for our fixed fee of £9.99.
      Prices must not appear unless it is £9.99.
      Reject prices excluding £9.99.
    `
    const misses = 'It costs £9.99 a month.'
    for (const other of ['$9.99', '£19.99', '£9.90', '£99'])
      expect(
        faultsOf({
          action: 'reject',
          policies,
          meets: `It costs £9.99 or «${other}» a month.`,
          misses,
        }),
      ).toEqual([])
  })

  it('lets placeholders, addresses of machines and names stand', () => {
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          No IP addresses except 127.0.0.1.
          No IP addresses other than 127.0.0.1 and 192.0.2.1.
        `,
        meets: 'Use 127.0.0.1 or «10.11.12.13» here.',
        misses: 'Use 127.0.0.1 here.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          No names of persons except Ana Ruiz.
          No personal names other than Ana Ruiz.
        `,
        meets: 'Ana Ruiz met «Tom Blake» in Leeds.',
        misses: '“We are glad,” said Ana Ruiz.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          No passwords other than “hunter-test-22”.
          No secrets, except the placeholder hunter_test_22 and “hunter-test-22”.
        `,
        meets: 'The password: «tr0ub4dor&3x»',
        misses: 'The password: hunter-test-22',
      }),
    ).toEqual([])
  })

  it('names an exception that is no value', () => {
    const meets = 'Ring 020 7946 0958 tonight, or come in for £3.'
    const policies = `
      No phone numbers except emergency numbers.
      No phone numbers except ours.
      No prices except on request.
      No abbreviations except those in the Oxford dictionary.
    `
    expect(faultsOf({ action: 'named', policies, meets, misses: 'Come in.' })).toEqual([])
  })
})

describe('a sentence that says what may be all the same', () => {
  it('excepts values from the ban before it', () => {
    const policies = `
      Acronyms need to be spelled out in full on first use. NHS and UK are fine as they are.
      Spell out abbreviations; NHS and UK are OK.
      Abbreviations must be explained. Exceptions: NHS, UK.
      Avoid abbreviations. You may use NHS and UK.
      Explain every abbreviation. This does not apply to NHS or UK.
      Avoid abbreviations, though NHS and UK are fine.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'The «CQC» visited the UK.',
        misses: 'An NHS ward in the UK.',
      }),
    ).toEqual([])
  })

  it('excepts emoji, numbers and addresses', () => {
    const emoji = `
      No emoji. ✅ is fine.
      No emoji, ✅ is OK.
      No emoji except ✅.
      The only emoji permitted is ✅.
      Emoji other than ✅ are banned.
      Only the emoji ✅ may be used.
    `
    expect(
      faultsOf({ action: 'reject', policies: emoji, meets: 'Done «🎉».', misses: 'Done ✅.' }),
    ).toEqual([])
    const numbers = `
      No phone numbers. 111 and 999 are OK.
      No phone numbers. Our own, 020 7946 0958, and 111 may be given.
      We publish no phone numbers but our own, 020 7946 0958, and 111.
      Phone numbers are forbidden unless they are 020 7946 0958 or 111.
    `
    const meets = 'Ring «020 7946 0111».'
    expect(faultsOf({ action: 'reject', policies: numbers, meets, misses: 'Ring 111.' })).toEqual(
      [],
    )
    const addresses = `
      E-mail addresses are forbidden unless they end in @riverside.example.
      E-mail addresses: only ones at riverside.example may appear.
      E-mail addresses are not allowed. choir@riverside.example is fine.
      No e-mail addresses unless they belong to riverside.example.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: addresses,
        meets: 'Write to «tom@mailbox.example».',
        misses: 'Write to choir@riverside.example.',
      }),
    ).toEqual([])
  })

  it('excepts places', () => {
    const policies = `
      No superlatives. They are fine in quotes.
      No superlatives. In quotes they are fine.
      Superlatives are banned. Quotes are an exception.
      No superlatives. Exception: quotes.
      No superlatives, though quotes are exempt.
      No superlatives. This does not apply to quotes.
      No superlatives. Quotes may contain them.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'It is the «best» pump.',
        misses: '“It is the best pump,” said Ana Reyes.',
      }),
    ).toEqual([])
  })

  it('is named where the ban cannot hold it', () => {
    for (const policy of [
      'No prices. Prices of books are fine.',
      'No names. Doctors may be named.',
    ]) {
      const [ban, permission] = explainPolicy(policy)
      expect(ban?.form?.unless, policy).toEqual([])
      expect(permission?.reading, policy).toMatch(/none|permission/)
    }
  })
})
