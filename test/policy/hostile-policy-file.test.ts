import { analyzeText } from '@content-trust/engine'
import { targetNames } from '@content-trust/engine/policy'
import { clauseFormSchema, policyClauseSchema } from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import { openWorkspaceSync } from '@content-trust/workspace/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cpuMilliseconds } from '../support/cpu-milliseconds.ts'
import { drafts } from '../support/drafts.ts'
import { memorySource } from '../support/memory-source.ts'

const draft = { source: drafts.unsourced, syntax: 'markdown' } as const

function read(text: string) {
  const source = memorySource({ '/repo/a.policy.json': text })
  const workspace = openWorkspaceSync({ source, cwd: '/repo', knownRules: [] })
  return workspace.readPolicy('./a.policy.json')
}

it('a policy file is read, or refused with a message, whatever it holds', () => {
  const key = fc.constantFrom('id', 'says', 'form', 'off', 'kind', 'targets', '__proto__', 'x')
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }))),
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.dictionary(fc.constantFrom('clauses', 'extends', 'name'), value).map((file) => {
      return JSON.stringify(file)
    }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        read(text)
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError)
      }
    }),
    { numRuns: 150, seed: 11 },
  )
})

it('any form that a file may hold is matched, and quotes the draft', () => {
  const named = (kind: keyof typeof targetNames) =>
    fc.constantFrom(...targetNames[kind]).map((name) => ({ kind, name }))
  const target = fc.oneof(
    named('evidence'),
    named('detector'),
    named('topic'),
    fc.constantFrom('study', 'Zyx', 'the').map((words) => ({ kind: 'phrase', words, kin: true })),
    fc.nat(30).map((value) => ({
      kind: 'length',
      of: 'sentence',
      in: 'words',
      comparison: '>',
      value,
    })),
    fc.boolean().map((isOther) => ({ kind: 'link', hosts: ['example.org'], isOther })),
  )
  const some = fc.array(target, { maxLength: 3 })
  const forms = fc.record({
    kind: fc.constantFrom('ban', 'need', 'restriction'),
    targets: some,
    about: some,
    when: some,
    unless: fc.array(target.map((each) => ({ kind: 'target', target: each }))),
    needs: fc.array(target.map((each) => ({ kind: 'target', target: each, atLeast: 2 }))),
    place: fc.constantFrom('heading', 'opening', 'list', undefined),
    moreThan: fc.nat(2),
  })
  fc.assert(
    fc.property(forms, (written) => {
      const form = clauseFormSchema.parse(written)
      const { policy_matches = [] } = analyzeText(draft, { policy: [{ id: 'a', says: 'x', form }] })
      for (const { span } of policy_matches) expect(draft.source).toContain(span)
    }),
    { numRuns: 150, seed: 12 },
  )
})

it('the largest file is read and matched in time', () => {
  const says = 'No superlatives such as best, leading, '.repeat(12).slice(0, 490)
  const clauses = Array.from({ length: 120 }, (_each, at) => ({ id: `c-${at}`, says }))
  for (const clause of clauses) expect(policyClauseSchema.safeParse(clause).success).toBe(true)
  const took = cpuMilliseconds(() => {
    const policy = read(JSON.stringify({ clauses })).clauses.map(({ rule }) => rule)
    expect(analyzeText(draft, { policy }).policy_matches?.length).toBeGreaterThan(0)
  })
  expect(took).toBeLessThan(3000)
})
