import { expect, it } from 'vitest'
import { groupRules, isChanged, isOff } from './rules-by-kind.ts'

const rules = [
  { id: 'one', type: 'generic_phrasing', summary: 'Says nothing', severity: 'low' },
  { id: 'two', type: 'missing_specificity', summary: 'Names nobody', severity: 'high' },
  { id: 'three', type: 'generic_phrasing', summary: 'Says it twice', severity: 'low' },
] as const

it('groups rules by kind, in their order', () => {
  const names = groupRules(rules, '').map(({ members }) => members.map(({ id }) => id))
  expect(names).toEqual([['one', 'three'], ['two']])
})

it.each([
  ['TWICE ', ['three']],
  ['high', ['two']],
  ['generic', ['one', 'three']],
  ['nothing that is there', []],
])('finds %j by name, kind, severity or words', (sought, found) => {
  expect(groupRules(rules, sought).flatMap(({ members }) => members.map(({ id }) => id))).toEqual(
    found,
  )
})

it('counts a rule as off by its switch or by its severity', () => {
  const choices = { ignoredRules: ['one'], severity: { two: 'off', three: 'high' } } as const
  const asked = { ...choices, ignoredRules: [...choices.ignoredRules] }
  expect(rules.map((rule) => isOff(rule, asked))).toEqual([true, true, false])
  expect(rules.map((rule) => isChanged(rule, asked))).toEqual([true, true, true])
  expect(isChanged({ id: 'four' }, asked)).toBe(false)
})
