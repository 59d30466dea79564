import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

it('terms that a bracket explains are free', () => {
  const policies = `
    Avoid medical terms such as hypertension or myocardial infarction, unless they are explained in brackets.
    Avoid “hypertension” unless it is explained in brackets.
    Do not use “hypertension” without an explanation in brackets.
    Do not use “hypertension” unless you explain it in parentheses.
    “Hypertension” must be followed by a plain word in brackets.
    Avoid “hypertension” unless followed by a plain term in brackets.
  `
  const meets = '«Hypertension» often (not always) has no symptoms. We measure it at every visit.'
  const misses =
    'Hypertension (high blood pressure) often has no symptoms. We measure it at every visit.'
  expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  const again = 'Hypertension (high blood pressure) is common. Mild hypertension needs a check.'
  const quoted = policies.split('\n').filter((line) => line.includes('“'))
  expect(faultsOf({ action: 'revise', policies: quoted.join('\n'), meets, misses: again })).toEqual(
    [],
  )
})

it('abbreviations and jargon that a bracket explains are free', () => {
  const abbreviations = `
    No abbreviations without an explanation in brackets.
    Reject abbreviations unless they are explained in brackets.
    No abbreviations unless they are spelled out in brackets.
  `
  const meets = 'The «CQC» met in May (for an hour).'
  const misses = 'The CQC (Care Quality Commission) met in May.'
  expect(faultsOf({ action: 'reject', policies: abbreviations, meets, misses })).toEqual([])
  const jargon = `
    No jargon unless explained in brackets.
    Reject jargon that comes without an explanation in brackets.
    No jargon unless it is followed by a plain word in brackets.
  `
  const leveraged = 'The plan needs «synergy» now.'
  const explained = 'The plan needs synergy (working together) now.'
  expect(
    faultsOf({ action: 'reject', policies: jargon, meets: leveraged, misses: explained }),
  ).toEqual([])
})

it('a bracket that explains nothing frees nothing', () => {
  const policies = 'Reject “hypertension” unless it is explained in brackets.'
  const meets = 'He has «hypertension» (3).'
  const misses = 'He has hypertension (high blood pressure).'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})
