import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { findPolicyTerms } from './policy-terms.ts'

/** Phrases and the keys that they show; without keys a phrase is its own. */
const termsOf = (...phrases: (string | [string, ...string[]])[]) =>
  new Map<string, readonly string[]>(
    phrases.map((phrase) =>
      typeof phrase === 'string' ? [phrase, [phrase]] : [phrase[0], phrase.slice(1)],
    ),
  )

/** Mentions by key, as “sentence words”. */
const found = (source: string, ...phrases: Parameters<typeof termsOf>) =>
  Object.fromEntries(
    [...findPolicyTerms(readDocument(source), termsOf(...phrases))].map(([key, mentions]) => [
      key,
      mentions.map(({ sentence, start, end }) => `${sentence} ${source.slice(start, end)}`),
    ]),
  )

describe('the terms of a policy', () => {
  it('are found with their sentence and their place', () => {
    expect(found('We sell it. A cheap loan is here.', 'loan', 'cheap loan')).toEqual({
      loan: ['1 loan'],
      'cheap loan': ['1 cheap loan'],
    })
  })

  it('are found where they are addresses', () => {
    const source = 'Write to Press@example.org, see bit.ly, not to a press or a bit. Ly is a town.'
    expect(found(source, 'press@example.org', 'bit ly')).toEqual({
      'press@example.org': ['0 Press@example.org'],
      'bit ly': ['0 bit.ly'],
    })
  })

  it('are found in their regular forms, as a reader sees them', () => {
    expect(found('Loans. A loan’s end. **Lo**an. LOAN.', 'loan')).toEqual({
      loan: ['0 Loans', '1 loan’s', '2 Lo**an', '3 LOAN'],
    })
  })

  it('are each mention of each sentence', () => {
    expect(found('A loan, a loan and a loan. A loan too.', 'loan')).toEqual({
      loan: ['0 loan', '0 loan', '0 loan', '1 loan'],
    })
  })

  it('show each key that follows them', () => {
    expect(found('A loan or a mortgage.', ['loan', 'money', 'debt'], ['mortgage', 'debt'])).toEqual(
      { money: ['0 loan'], debt: ['0 loan', '0 mortgage'] },
    )
  })

  it('reach over no end of a sentence or of a clause, but over a line and a hyphen', () => {
    for (const gap of ['. ', ', ', ': ', ' (']) {
      expect(found(`It is cheap${gap}Loan it.`, 'cheap loan')).toEqual({})
    }
    expect(found('A cheap\nloan.', 'cheap loan')).toEqual({ 'cheap loan': ['0 cheap\nloan'] })
    expect(found('A cheap-loan.', 'cheap loan')).toEqual({ 'cheap loan': ['0 cheap-loan'] })
    expect(found('It is so, cheap loan.', 'cheap loan')).toEqual({ 'cheap loan': ['0 cheap loan'] })
  })

  it('reach over no other word', () => {
    expect(found('A cheap new loan.', 'cheap loan', 'new')).toEqual({ new: ['0 new'] })
    expect(found('A cheap old loan.', 'cheap loan')).toEqual({})
  })

  it('are not found by a later word alone', () => {
    expect(found('A loan.', 'cheap loan')).toEqual({})
    expect(found('A cheap.', 'cheap loan')).toEqual({})
  })

  it('have at most sixteen words', () => {
    const words = Array.from({ length: 17 }, (_, at) => `w${'abcdefghijklmnopqrstuvwx'[at]}q`)
    const sixteen = words.slice(0, 16).join(' ')
    expect(found(`${sixteen}.`, sixteen)).toEqual({ [sixteen]: [`0 ${sixteen}`] })
    expect(found(`${words.join(' ')}.`, words.join(' '))).toEqual({})
  })

  it('keep their own word where another has the same form', () => {
    expect(found('One class. Two classes.', 'class', 'classe')).toEqual({
      class: ['0 class', '1 classes'],
    })
  })
})
