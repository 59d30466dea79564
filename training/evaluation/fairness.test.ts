import { expect, it } from 'vitest'
import { fairnessTable, measureFairness, type PersonText } from './fairness.ts'

const essays = (count: number, texture: number): PersonText[] =>
  Array.from({ length: count }, () => ({ file: 'outfox', domain: 'essay', texture, slop: 0.1 }))

it('counts false alarms of a group at both levels', () => {
  const known = [...essays(37, 0.1), ...essays(2, 0.5), ...essays(1, 0.8)]
  const group = measureFairness(known, []).find((found) => found.group === 'school essays')
  expect(group?.known_sources.texts).toBe(40)
  expect(group?.known_sources.texture.medium_or_above).toMatchObject({ count: 3, share: 0.075 })
  expect(group?.known_sources.texture.high).toMatchObject({ count: 1, share: 0.025 })
  expect(group?.new_sources.texts).toBe(0)
})

it('states no slop where the model has seen the source', () => {
  const fresh = essays(40, 0.1).map((text) => ({ ...text, slop: null }))
  const group = measureFairness([], fresh).find((found) => found.group === 'school essays')
  expect(group?.new_sources.slop).toBeNull()
})

it('marks groups of few texts and keeps groups without any', () => {
  const lines = fairnessTable(measureFairness(essays(29, 0.1), []))
  expect(lines.find((line) => line.startsWith('| school essays'))).toContain('| 29, few |')
  expect(lines.find((line) => line.startsWith('| non-native'))).toContain('| none |')
})
