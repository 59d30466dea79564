import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { analyzeText, explainPolicy } from '@content-trust/engine'
import { readMarks } from '@content-trust/engine/house'
import type { PolicyRule } from '@content-trust/engine/schema'
import { openWorkspaceSync } from '@content-trust/workspace/sync'
import { describe, expect, it } from 'vitest'
import { memorySource } from '../support/memory-source.ts'

const folder = resolve(import.meta.dirname, '../../packages/workspace/policies')
const names = readdirSync(folder).map((name) => name.replace('.policy.yaml', ''))
const workspace = openWorkspaceSync({ source: memorySource({}), cwd: '/', knownRules: [] })
const clausesOf = (name: string) => workspace.readPolicy(name).clauses

/** What a clause alone finds in a text. */
function found(rule: PolicyRule, source: string): string[] {
  const { policy_matches = [] } = analyzeText({ source, syntax: 'markdown' }, { policy: [rule] })
  return policy_matches.map(({ span }) => span)
}

it('four policies ship', () => {
  expect(names).toEqual(['brand-voice', 'claims', 'plain-language', 'privacy'])
})

describe.each(names)('the shipped policy %s', (name) => {
  it.each(clausesOf(name).map((clause) => [clause.rule.id, clause] as const))(
    '%s matches and passes as its examples say',
    (_id, { rule, examples: { matches, passes } }) => {
      expect(matches.length).toBeGreaterThan(0)
      expect(passes.length).toBeGreaterThan(0)
      for (const example of matches) {
        const { text, ranges } = readMarks(example)
        const spans = found(rule, text)
        // A paragraph or a draft as a whole has no marks.
        if (ranges.length === 0) expect([example, spans.length]).not.toEqual([example, 0])
        else expect(spans).toEqual(ranges.map(({ start, end }) => text.slice(start, end)))
      }
      for (const text of passes) expect([text, found(rule, text)]).toEqual([text, []])
    },
  )

  it('is understood whole, and gives a reason of one sentence for each clause', () => {
    const rules = clausesOf(name).map(({ rule }) => rule)
    expect(rules.length).toBeGreaterThanOrEqual(8)
    expect(rules.length).toBeLessThanOrEqual(20)
    for (const rule of rules) {
      const [explained] = explainPolicy([rule])
      expect([rule.id, explained?.reading]).toEqual([rule.id, 'whole'])
      expect(rule.reason).toMatch(/^[A-Z][^!?]*[^.!?]\.$/)
    }
  })
})

it('plain language never asks for more than a revision', () => {
  const rules = clausesOf('plain-language').map(({ rule }) => rule)
  const actions = explainPolicy(rules).map(({ action }) => action)
  expect(actions.filter((action) => action !== undefined && action !== 'revise')).toEqual([])
})
