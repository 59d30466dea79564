import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const lives = 'The witness lives at «14 Mill Lane».'
const works = 'Get your bread in the bakery at 14 Mill Lane.'

it('a home address is no address of a shop, an office or a hall', () => {
  const policies = `
    We never publish people's home addresses.
    Reject posts that give somebody's home address.
    Home addresses are forbidden. Business addresses may stay.
    Home addresses are forbidden. The addresses of shops and offices may stay.
    Never publish anybody's home address; the addresses of shops and offices may stay.
    Never publish a home address. Addresses of shops and public buildings don't count.
    No home addresses. The town or the neighbourhood is OK.
    We never publish home addresses. The name of the town is enough.
    No home addresses. A street without a house number is fine.
    No home addresses except business addresses.
    No home addresses (shop addresses are OK).
    Where people live must not be published.
    No residential addresses.
  `
  expect(faultsOf({ action: 'reject', policies, meets: lives, misses: works })).toEqual([])
})

it('what may stay of all addresses is named', () => {
  const [, read] = explainPolicy('No postal addresses. Business addresses may stay.')
  expect(read?.reading).toBe('permission')
  const [, other] = explainPolicy('No prices. Business addresses may stay.')
  expect(other?.reading).toBe('permission')
})

it('accusations of a crime are read by whom they are against', () => {
  const policies = `
    Hold posts that accuse a person or a business of a crime (theft, fraud, assault and so on) until a moderator has seen them.
    Escalate posts that accuse someone of a crime.
    Escalate comments accusing another member of wrongdoing.
    Send accusations of a crime to a moderator.
    Escalate accusations against people of a crime, please.
  `
  const meets = 'The owner «steals» deposits from students.'
  const misses = 'My bike was stolen outside the shop.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
  const [named] = explainPolicy('Reject posts that accuse a named person of a crime.')
  expect(named?.says).toBe('accusations of a crime against somebody named')
})

it('accusations are read by the law that somebody broke', () => {
  const policies = `
    Escalate any accusation that a named person or company broke the law.
    Escalate allegations that a named company has committed a crime.
    Escalate posts saying that a named person or firm has broken the law.
    Escalate claims that a named person is guilty of a crime.
  `
  const meets = 'The estate has 90 flats. «Harlow Homes bribed two councillors.»'
  const misses = 'Harlow Homes got planning permission, and two councillors voted against it.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('requests for a secret are no warnings against them', () => {
  const policies = `
    We do not accept messages that ask customers for their PIN or password.
    Do not ask customers for their PIN.
    Reject posts that ask readers for a PIN or a password.
  `
  const misses = 'We will never ask you for your PIN, so please do not send it to anyone.'
  for (const meets of [
    'Your card is locked. «Please reply with your PIN» and we will unlock it.',
    'Your card is locked. «Please type your PIN» here.',
  ])
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('threats are read however somebody makes them', () => {
  const policies = `
    Escalate any comment where someone threatens to hurt another person.
    Escalate any comment where someone threatens to hurt somebody.
    Escalate comments that threaten to hurt somebody.
    Escalate comments in which a user threatens violence.
    Escalate comments that threaten people with violence.
    Escalate comments threatening physical harm.
  `
  const meets = 'If I see that referee in town, «I’ll break his legs».'
  const misses = 'The keeper broke his leg in the first half.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('swear words are found half hidden too, unless they may be', () => {
  const clean = 'What a mess this is, 5* service.'
  const also = `
    Swearing is unacceptable, also with asterisks in it.
    Swearing is unacceptable here, and that includes words half hidden by stars.
    No swearing, including words half hidden by stars.
    Profanity is forbidden, even with letters starred out.
    Ban swearing, also when they hide it with stars (sh*t).
    No swear words, whether or not they are masked.
  `
  const hidden = 'What «bullsh*t» this is.'
  expect(faultsOf({ action: 'reject', policies: also, meets: hidden, misses: clean })).toEqual([])
  const unless = `
    We reject comments with swear words in them, unless the word is masked with asterisks.
    No swearing unless the word is masked with asterisks.
    No swear words, except when they are censored with asterisks.
  `
  const meets = 'What «bullshit» this is.'
  const misses = 'What bullsh*t this is.'
  expect(faultsOf({ action: 'reject', policies: unless, meets, misses })).toEqual([])
})

it('a price does not include what comes on top', () => {
  const tax = `
    Never publish prices that leave out VAT.
    Never publish prices without VAT.
    No prices before tax.
    No prices excluding VAT.
    Reject prices that do not include VAT.
  `
  const meets = 'The desk costs «£240» plus VAT.'
  const misses = 'The desk costs £240 including VAT.'
  expect(faultsOf({ action: 'reject', policies: tax, meets, misses })).toEqual([])
  const needs = `
    Prices must include VAT.
    All prices must be shown with VAT.
    Every price needs VAT included.
  `
  expect(faultsOf({ action: 'revise', policies: needs, meets, misses })).toEqual([])
  const shipping = `
    Prices need shipping included.
    Prices must include shipping.
  `
  const without = 'The desk costs «£240» plus shipping.'
  const within = 'The desk costs £240 with free shipping.'
  expect(
    faultsOf({ action: 'revise', policies: shipping, meets: without, misses: within }),
  ).toEqual([])
})

it('a note on tax may say that it comes on top', () => {
  const [read] = explainPolicy('Prices must say whether VAT is included.')
  expect(read?.says).toContain('“vat”')
})

it('fakes are offered by calling them so', () => {
  const policies = `
    Refuse listings for replicas or fakes of a brand.
    Refuse listings for replicas or fakes.
    No listings of fakes or replicas of brand goods.
    No listings for counterfeits.
  `
  const meets = '«It’s a replica» Gucci, hardly used.'
  const misses = 'It’s a Gucci from 2019 with the receipt.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('calls to vote for somebody are no dates of an election', () => {
  const policies = `
    Keep out calls to vote for or against a party or candidate.
    Keep out calls to vote for or against a party or candidate (Dates and polling times are OK).
    No calls to vote for a party. Polling times are fine.
    Posts must not ask people to vote for or against any candidate.
  `
  const meets = '«Vote for Anna Reid on the 6th.»'
  const misses = 'On the 6th you can vote until 10pm.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('internal hosts and addresses are those of a network of one’s own', () => {
  const policies = `
    No internal host names or internal IP addresses.
    Internal hostnames and private IP addresses must not appear.
    Never publish internal IP addresses or internal host names.
  `
  const meets = 'Copy it to «db03.corp.internal» or «10.0.3.4».'
  const misses = 'Copy it to db03.example.com or 8.8.8.8.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})
