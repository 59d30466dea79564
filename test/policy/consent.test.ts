import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const meets =
  'Our patient «Maria Kowalski» had her hip replaced in March. She now walks to the market.'

it('who consented may be named where the draft says so', () => {
  const policies = `
    Patients may not be named unless the draft says they gave consent.
    Never name a patient unless the text states that they agreed.
    Reject names of patients unless the article says they agreed to be named.
    Names of patients are banned unless the story mentions their consent.
    No names of persons unless the page notes that the person gave permission.
    Do not publish names of people unless the text says that the patient has agreed to be named.
  `
  for (const misses of [
    'Our patient Maria Kowalski, who gave her consent to this story, had her hip replaced.',
    'Our patient Maria Kowalski agreed to be named. She had her hip replaced in March.',
    'Our patient Maria Kowalski had her hip replaced. She gave us permission to share her story.',
  ])
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  const denied = 'Our patient «Maria Kowalski», who did not give consent, had her hip replaced.'
  const misses = 'Our patient had her hip replaced.'
  expect(faultsOf({ action: 'reject', policies, meets: denied, misses })).toEqual([])
})

it('consent that may stand elsewhere is looked for, and named', () => {
  const policies = `
    No names of patients without their consent.
    Do not name customers unless they have agreed to be named.
    Personal names are banned unless the person has given permission.
    Do not name a client without the client's permission.
    Never name people without their written consent.
  `
  const misses =
    'Our patient Maria Kowalski had her hip replaced in March. She agreed to be named here.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  for (const policy of policies.trim().split('\n'))
    expect(explainPolicy(policy.trim())[0]?.reading).toBe('part')
})

it('approval of the house is no consent of those who are named', () => {
  const [read] = explainPolicy('No names without consent.')
  expect(read?.says).toBe('names of persons')
  expect(read?.reading).toBe('whole')
})
