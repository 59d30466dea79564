import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

it('advice to see somebody is needed beside what calls for it', () => {
  const policies = `
    Any dosage must come with advice to ask a doctor or pharmacist.
    Any dosage needs a note to see a pharmacist or a GP.
    Every dose has to be followed by a reminder that readers should check with a nurse or a pharmacist.
    Doses need advice to readers to talk to a pharmacist first.
    Dosages must tell readers to consult a pharmacist.
  `
  const meets = 'Adults can take «400 mg of ibuprofen» every eight hours. Take it with food.'
  for (const misses of [
    'Adults can take 400 mg of ibuprofen every eight hours, but ask your pharmacist first.',
    'Adults can take 400 mg of ibuprofen every eight hours. Check with your pharmacist first.',
  ])
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
})

it('advice to see somebody is needed of a draft on an occasion', () => {
  const policies = `
    If a post mentions a medicine, it has to say that readers should talk to a doctor first.
    Posts that mention a medicine must say readers should see a doctor.
    When a post mentions a medicine, it must tell people to ask a doctor.
  `
  const meets = '«Ibuprofen helps some people.» It is sold in shops.'
  const misses = 'Ibuprofen helps some people. It is sold in shops. Talk to a doctor first.'
  expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
})

it('what lacks advice to see somebody is refused', () => {
  const policies = `
    A dosage without advice to speak to a pharmacist is not allowed.
    No dosages without advice to speak to a pharmacist.
    Reject dosages without a note to ask a doctor or a pharmacist.
  `
  const meets = 'Adults can take «400 mg of ibuprofen» every eight hours. Take it with food.'
  const misses = 'Adults can take 400 mg of ibuprofen every eight hours. Ask your pharmacist.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('advice to see somebody that is denied, or needs two, is not taken for a need of one', () => {
  const policies = `
    Never give advice to ask a doctor.
    Flag statements that people should consult a lawyer.
    Each dosage must come with advice to see a doctor and a pharmacist.
  `
  for (const policy of policies.trim().split('\n')) {
    const [clause] = explainPolicy(policy.trim())
    const words = JSON.stringify(clause?.form ?? {})
    expect(words).not.toMatch(/"words":"(?:doctor|lawyer|pharmacist)"/)
  }
})

it('only advice to see somebody is such advice', () => {
  const policies = `
    Any dosage must come with advice to ask a doctor or pharmacist.
    Every dosage needs a note to see a GP.
    Dosages must be accompanied by a reminder to check with a pharmacist.
    Each dosage must be followed by a line telling readers to ask a pharmacist.
    Every dosage must tell readers to consult their doctor.
  `
  const misses =
    'Adults can take 400 mg of ibuprofen every eight hours. Talk to your GP or pharmacist first.'
  for (const meets of [
    'Adults can take «400 mg of ibuprofen» every eight hours. A doctor wrote this page.',
    'Adults can take «400 mg of ibuprofen». You do not need to ask a doctor or pharmacist.',
    'Adults can take «400 mg of ibuprofen». It is cheap. It is sold in shops. Ask a doctor.',
  ])
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
})

it('lawyers and advisers are others than doctors', () => {
  const policies = `
    Articles about tax must tell readers to consult a lawyer.
    Posts on tax need a note to seek legal advice.
    If a post is about tax, it has to say that readers should talk to a solicitor.
    Drafts about tax must include advice to speak to a lawyer.
    Posts about tax should remind readers to ask a lawyer first.
  `
  const meets = '«This is about income tax.» Ask your doctor.'
  for (const misses of [
    'This is about income tax. Please consult a lawyer.',
    'This is about income tax. You should seek legal advice.',
  ])
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
})
