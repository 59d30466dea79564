import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

it('words are kept to sentences about a matter', () => {
  const policies = `
    Use “must” only in sentences about the law.
    Only use “must” in sentences about the law.
    Please use “must” only for legal requirements.
    Keep “must” for sentences about the law.
    “Must” may only be used in sentences about the law.
  `
  const meets = 'The summer fair is on 6 July. You «must» bring your own cup.'
  for (const misses of [
    'The summer fair is on 6 July. By law, stalls that sell alcohol must have a licence.',
    'The summer fair is on 6 July. Please bring your own cup.',
  ]) {
    const [last = ''] = policies.trim().split('\n').slice(-1)
    const others = policies.replace(last.trim(), '')
    expect(faultsOf({ action: 'revise', policies: others, meets, misses })).toEqual([])
  }
  const [read] = explainPolicy('“Must” may be used in sentences about the law.')
  expect(read?.says ?? '').not.toContain('unless')
})

it('features that go are known by the words that say so', () => {
  const policies = `
    List every statement that a feature is deprecated or will be removed.
    Flag any statement that a feature is deprecated.
    Flag announcements that a function will be removed or retired.
    Note every mention that an API is deprecated or removed.
    Flag sentences saying that a feature has been deprecated.
  `
  const meets = 'The dashboard has a new filter. «The XML export is deprecated.»'
  const misses = 'The dashboard has a new filter. You can remove it and export the table as XML.'
  expect(faultsOf({ action: 'flag', policies, meets, misses })).toEqual([])
})

it('a full name is a given name with a surname', () => {
  const policies = `
    No full names. First names are fine.
    Never publish anyone's full name. First names only is fine.
    Do not give anyone's full name.
    Full names are banned; first names are OK.
    Reject full names of people.
  `
  const meets = '«Oliver Grant» won the chess cup in Year 5.'
  const misses = 'Our pupil Oliver won the chess cup. Mr Grant watched it.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('drafts in other languages', () => {
  const policies = `
    Only allow listings written in English.
    We only publish listings in English.
    No posts in other languages.
    Only accept posts in English.
    Reject listings that are not in English.
  `
  const meets = '«Mesa de madera en buen estado.» Recogida en Madrid.'
  const misses = 'Wooden table in good condition. Found en route from Café de Paris in Madrid.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})
