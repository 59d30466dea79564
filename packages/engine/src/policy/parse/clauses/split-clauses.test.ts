import { describe, expect, it } from 'vitest'
import { splitClauses } from './split-clauses.ts'

const clauses = (policy: string) => splitClauses(policy).map(({ text }) => text)

describe('a policy falls into clauses', () => {
  it.each([
    ['at sentences and semicolons', 'Reject claims! Flag hype? Revise filler; cut clichés.', 4],
    ['at lines', 'Reject claims\nflag hype\nTea', 3],
    ['not at a line that goes on in small letters', 'Reject claims about\ntea', 1],
    ['not after a colon, where small letters follow', 'Never use:\nhype', 1],
    ['not at a line that goes on after a comma or a quote', 'Reject tea,\nmilk, "a"\nand b', 1],
    ['at an empty line', 'Reject claims\n\nhype', 2],
    ['at a mark without a space', 'Reject claims;flag hype!Revise filler', 3],
    ['at a semicolon after a letter', 'Reject plan a; flag hype', 2],
    ['not at the end of the policy', 'Reject claims etc.', 1],
    ['not at a mark in quotes', 'Flag "." claims', 1],
    ['at a line in small letters after a sentence', 'Reject claims.\nabout tea', 2],
    ['at a line that starts with a capital', 'Reject claims about\nTea', 2],
    ['not inside of a number', 'Reject slop above 0.6. Flag hype.', 2],
    ['not at letters and abbreviations', 'Reject claims vs. facts by e.g. experts. Flag hype.', 2],
    ['after an abbreviation, where a capital follows', 'Reject claims, etc. Flag hype.', 2],
    ['after a letter, where a capital follows', 'Reject plan A. Flag hype.', 2],
    ['not after a letter, where a small one follows', 'Reject plan a. flag hype.', 1],
    ['not at the title of a name', 'Reject claims by Dr. Foo or Prof. Bar. Flag hype.', 2],
    ['not at marks in quotes', 'Flag "Wow!" and "Act now; pay later."', 1],
  ])('%s', (_name, policy, count) => {
    expect(clauses(policy)).toHaveLength(count)
  })

  it.each([
    ['Reject claims and flag hype', ['Reject claims', 'flag hype']],
    ['Reject claims, revise filler', ['Reject claims', 'revise filler']],
    ['Reject claims but flag hype', ['Reject claims', 'flag hype']],
    ['Reject claims and send quotes to review', ['Reject claims', 'send quotes to review']],
    ['Reject claims and require quotes', ['Reject claims', 'require quotes']],
    ['Reject claims and allow quotes', ['Reject claims', 'allow quotes']],
    ['Reject claims and edit quotes', ['Reject claims', 'edit quotes']],
    ['Reject claims and no', ['Reject claims', 'no']],
    ['Reject claims, flag and revise hype', ['Reject claims', 'flag and revise hype']],
    ['Reject claims and no hype', ['Reject claims', 'no hype']],
    ['Reject "tea" and flag "milk"', ['Reject "tea"', 'flag "milk"']],
    ['Reject everything and flag hype', ['Reject everything', 'flag hype']],
    ['Reject claims, then also please flag hype', ['Reject claims', 'then also please flag hype']],
    ['Reject claims) and flag hype', ['Reject claims)', 'flag hype']],
    [
      'Reject claims (and flag hype) and revise filler',
      ['Reject claims (and flag hype)', 'revise filler'],
    ],
    ['Reject claims, flag hype and revise filler', ['Reject claims', 'flag hype', 'revise filler']],
    ['Tea, flag hype and revise filler', ['Tea, flag hype', 'revise filler']],
  ])('before a new demand: %s', (policy, expected) => {
    expect(clauses(policy)).toEqual(expected)
  })

  it.each([
    'Reject and flag claims',
    'Claims and flagged quotes',
    'Reject claims and allowed quotes',
    'Reject claims and "flag" hype',
    'Reject claims and no source',
    'Reject claims and quotes',
    'Claims and hype',
    'Reject claims and also then please always we flag hype',
    'Reject claims (about tea and allow hype)',
    'Reject claims ("and flag hype")',
  ])('not before words that start no clause: %s', (policy) => {
    expect(clauses(policy)).toEqual([policy])
  })
})

describe('the text of a clause', () => {
  it.each([
    ['- Reject claims', 'Reject claims'],
    ['• Reject claims', 'Reject claims'],
    ['1. Reject claims', 'Reject claims'],
    ['12) Reject claims', 'Reject claims'],
    ['1.Reject claims', 'Reject claims'],
    ['a) Reject claims', 'Reject claims'],
    ['a)Reject claims', 'Reject claims'],
    ['(a) Reject claims', 'Reject claims'],
    ['(1) Reject claims', 'Reject claims'],
    ['A. Reject claims', 'Reject claims'],
  ])('has no bullet: %s', (policy, text) => {
    expect(clauses(policy)).toEqual([text])
  })

  it.each([
    'U.S. claims are rejected',
    'e.g. claims',
    'a .Reject claims',
    'ab) Reject claims',
    '(ab) Reject claims',
    '(a Reject claims',
    '1 ) Reject claims',
    '(a',
    'a',
    'Tea) Reject claims',
    'Tea (a) Reject claims',
  ])('keeps a mark that marks no item: %s', (policy) => {
    expect(clauses(policy)).toEqual([policy])
  })

  it.each([
    ['Reject   claims\n  about tea', 'Reject claims about tea'],
    ['Reject claims ,', 'Reject claims'],
    [', Reject claims', 'Reject claims'],
    [': Reject claims', 'Reject claims'],
    ['“Reject” claims', '“Reject” claims'],
    ['(Reject claims)', '(Reject claims)'],
    ['Reject claims: : ,', 'Reject claims:'],
  ])('is as written, without marks at its ends: %j', (policy, text) => {
    expect(clauses(policy)).toEqual([text])
  })

  it('finds no clause where there are only marks', () => {
    for (const policy of ['', '...', '- \n;', '-', ': ,', '(']) expect(clauses(policy)).toEqual([])
  })
})

describe('a line that ends with a colon', () => {
  it.each([
    ['Reject:\n- claims\n- hype', ['Reject: claims', 'Reject: hype']],
    ['Reject:\n\n- claims\n\n- hype', ['Reject: claims', 'Reject: hype']],
    ['Flag hype. Reject:\n- claims', ['Flag hype', 'Reject: claims']],
    ['Reject:\n- claims\nTea\n- hype', ['Reject: claims', 'Tea', 'hype']],
    ['Reject:\n- claims\nFlag:\n- hype', ['Reject: claims', 'Flag: hype']],
    ['Our rules:\n- Reject claims\n- Flag hype', ['Reject claims', 'Flag hype']],
    ['Reject:\n- claims\n- flag hype', ['Reject: claims', 'flag hype']],
  ])('passes its words on to the list below it: %j', (policy, expected) => {
    expect(clauses(policy)).toEqual(expected)
  })

  it.each([
    ['Reject claims:', ['Reject claims:']],
    ['Reject claims:\nFlag hype', ['Reject claims:', 'Flag hype']],
    ['Reject claims:\nFlag hype:\n- tea', ['Reject claims:', 'Flag hype: tea']],
    ['Our rules:\nReject claims', ['Reject claims']],
  ])('is a clause where it demands something and no list follows: %j', (policy, expected) => {
    expect(clauses(policy)).toEqual(expected)
  })
})
