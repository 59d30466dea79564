import { expect, it } from 'vitest'
import { isOneEdit } from './is-one-edit.ts'

it.each([
  ['a letter is dropped', 'lodash', 'lodas'],
  ['a letter is dropped at the start', 'lodash', 'odash'],
  ['a letter is added', 'express', 'expresss'],
  ['a letter is changed', 'react', 'reakt'],
  ['two neighbours are swapped', 'requests', 'reqeusts'],
  ['two neighbours are swapped at the end', 'lodash', 'lodahs'],
  ['a hyphen is dropped', 'cross-env', 'crossenv'],
])('%s: %s, %s', (_name, one, other) => {
  expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([true, true])
})

it.each([
  ['the same word', 'lodash', 'lodash'],
  ['two letters apart', 'lodash', 'ladish'],
  ['two letters longer', 'react', 'reactjs'],
  ['letters swapped over a third', 'mocha', 'acohm'],
  ['a swap and a change', 'redux', 'rdexu'],
  ['nothing', '', 'ab'],
])('%s is not one edit: %s, %s', (_name, one, other) => {
  expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([false, false])
})
