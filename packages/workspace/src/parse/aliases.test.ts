import { expect, it } from 'vitest'
import { withoutAliases } from './aliases.ts'
import { layerShape } from './layer-shape.ts'

const keys = Object.keys(layerShape)

it('gives keys in camelCase the names that config files have, and leaves all else alone', () => {
  const given = { failOn: 'high', ignore_rules: { failOn: 'x' }, reportFile: 'a.html' }
  expect(withoutAliases(given, keys)).toEqual({
    fail_on: 'high',
    ignore_rules: { failOn: 'x' },
    reportFile: 'a.html',
  })
  expect(withoutAliases('high', keys)).toBe('high')
})

it('keeps both where a key is there twice, so that a strict schema refuses it', () => {
  const given = { failOn: 'high', fail_on: 'none' }
  expect(withoutAliases(given, keys)).toEqual(given)
})
