import { expect, it } from 'vitest'
import { ruleCatalogue } from '../../text/pipeline/rule-catalogue.ts'
import { analyzeStyle } from '../analyze-style.ts'
import { flaggedRules } from './semantic-flags.ts'

it('looks at rules that exist, each once', () => {
  const ids = new Set(ruleCatalogue.map(({ id }) => id))
  expect(flaggedRules.filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(flaggedRules).size).toBe(flaggedRules.length)
})

it('counts the places and puts the severest flag first', () => {
  const source =
    'Experts say that this tea cures diabetes. Studies show that it works. See [the page](#).'
  const { deep_scan } = analyzeStyle({ source, syntax: 'markdown' })
  const flags = deep_scan?.semantic_risk_flags ?? []
  expect(flags.map(({ id }) => id)).toContain('unnamed_authority')
  expect(flags.at(0)?.severity).toBe('high')
  const ranks = flags.map(({ severity }) => ['high', 'medium', 'low'].indexOf(severity))
  expect(ranks).toEqual([...ranks].sort())
})
