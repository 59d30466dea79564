import { expect, it } from 'vitest'
import { styleCheckSchema } from '../schema/index.ts'
import { ruleCatalogue } from '../text/pipeline/rule-catalogue.ts'
import { advice } from './advice.ts'
import { checkByRule } from './check-table.ts'

it('names rules that exist', () => {
  const own = [
    'passive-voice',
    'long-sentence',
    'nominalization',
    'even-sentences',
    'repeated-opening',
  ]
  const ids = new Set([...ruleCatalogue.map(({ id }) => id), ...own])
  expect([...checkByRule.keys()].filter((id) => !ids.has(id))).toEqual([])
})

it('gives every check of style its rules (decision 21)', () => {
  const own = styleCheckSchema.options.slice(styleCheckSchema.options.indexOf('other') + 1)
  expect([...new Set(checkByRule.values())].sort()).toEqual([...own].sort())
})

it('tells what to do about every check', () => {
  for (const check of styleCheckSchema.options) {
    expect(advice[check].many, check).toContain('#')
    expect(advice[check].action, check).toMatch(/\.$/)
  }
})
