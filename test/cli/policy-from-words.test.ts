import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as engine from '@content-trust/engine'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { requireReadable } from '../../packages/cli/src/policy/from-words/write-new-file.ts'
import { readWords } from '../../packages/cli/src/policy/words/read-words.ts'
import { policyText } from '../../packages/cli/src/policy/words/write-policy.ts'
import { edges, policies } from '../policy/policies.ts'
import { examplesOf } from '../policy/set/measure.ts'
import { sets } from '../policy/set/sets.ts'
import { cpuMilliseconds } from '../support/cpu-milliseconds.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { policyRules } from './support/policy-rules.ts'
import { realEngine } from './support/real-engine.ts'

async function fromWords(words: string, ...args: string[]) {
  return await run('.', ['policy', 'from-words', '--policy', words, ...args], realEngine)
}

describe('content-trust policy from-words', () => {
  it('writes a clause of each demand, with the words as its comment and examples that hold', async () => {
    const { status, out, err } = await fromWords('No prices. Avoid superlatives in headings.')
    expect(out).toContain('  # No prices\n  - id: no-prices\n    form:\n      kind: ban\n')
    expect(out).toContain('      action: reject\n')
    expect(out).toContain('      matches:\n        - The large pot costs «£18.50».\n')
    expect(out).toContain('      passes:\n        - The large pot holds 18.5 litres.\n')
    expect(out).toContain('\n\n  # Avoid superlatives in headings\n')
    expect(err).toBe('policy: 2 of 2 clauses understood whole\n')
    expect(status).toBe(0)
  })

  it('writes the form of words that lean on the clause before them, with what was left out', async () => {
    const { status, out } = await fromWords('No superlatives. Revise them lunar without a source.')
    expect(out).toMatch(/# Revise them .*\n {2}# Understood in part, without “lunar”\./)
    expect(out).not.toContain('says: Revise')
    expect(status).toBe(1)
  })

  it('writes each form out, also where two clauses share a part of it', async () => {
    const { out } = await fromWords('Flag hedges. Reject them in headings.')
    expect(out.match(/name: hedges/g)).toHaveLength(2)
    expect(out).not.toMatch(/[&*]a1/)
  })

  it('leaves out of a form what says nothing', async () => {
    const { out } = await fromWords('No prices.')
    expect(out).not.toMatch(/everyDraft|unless|moreThan|join|\[\]/)
  })

  it('writes examples that pass its own test', async () => {
    const folder = await makeFolder({
      'words.txt': policies.map(({ policy }) => policy).join('\n'),
    })
    const args = ['words.txt', '-o', 'house.policy.yaml']
    await run(folder, ['policy', 'from-words', ...args], realEngine)
    const { out } = await run(folder, ['policy', 'test', '-f', 'json'], realEngine)
    const { clauses } = JSON.parse(out)
    const examples = clauses.flatMap((clause: { examples: unknown[] }) => clause.examples)
    expect(examples.length).toBeGreaterThan(80)
    expect(examples.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([])
  })

  it('keeps the words of what was not understood, says why and exits with 1', async () => {
    const { status, out, err } = await fromWords('Be kind. Reject lunar claims. Allow hype.')
    expect(status).toBe(1)
    expect(out).toMatch(/ {2}# Not understood, so it can meet nothing\. [^\n]+\n(?: {2}#[^\n]+\n)*/)
    expect(out).toContain('  - id: be-kind\n    says: Be kind\n')
    expect(out).toContain('# Understood in part, with “lunar” as the words themselves.')
    expect(out).toContain('    says: Reject lunar claims\n')
    expect(out).toContain('    says: Allow hype\n')
    expect(err).toContain('warning: be-kind: “Be kind”: Not understood, so it can meet nothing.')
    expect(err).toContain('\npolicy: 0 of 3 clauses understood whole\n')
  })

  it('gives each clause an id of its own', async () => {
    const { out } = await fromWords('No prices. No prices. !!! 12 quotes at most. No prices.')
    const ids = [...out.matchAll(/- id: (.*)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  })

  it('writes to a file, and to no file that is there', async () => {
    const folder = await makeFolder({ 'words.txt': '\uFEFFNo prices.\n' })
    const args = ['policy', 'from-words', 'words.txt', '-o', 'house.policy.yaml']
    expect(await run(folder, args, realEngine)).toEqual({
      status: 0,
      out: '',
      err: 'policy: 1 of 1 clause understood whole\n',
    })
    const written = await readFile(join(folder, 'house.policy.yaml'), 'utf8')
    expect(written).toContain('id: no-prices')
    const again = await run(folder, args, realEngine)
    expect([again.status, again.err]).toEqual([
      2,
      'error: house.policy.yaml already exists; nothing was written. Choose another name.\n',
    ])
  })

  it('reads standard input where no file is named', async () => {
    const more = { ...realEngine, input: 'No prices.' }
    for (const args of [
      ['policy', 'from-words'],
      ['policy', 'from-words', '-'],
    ]) {
      expect((await run('.', args, more)).out).toContain('id: no-prices')
    }
  })

  it('cannot be led to write another key by what a clause says', async () => {
    const hostile = 'Flag "x\n    off: true\n  - id: y". Be # kind: [a, {b'
    const { out } = await fromWords(hostile)
    const rules = await policyRules(out)
    expect(rules.every(({ says }) => says.length > 0)).toBe(true)
    expect(out).not.toMatch(/^ *off:/m)
  })

  const manyWords = Array.from({ length: 201 }, (_, at) => `"word ${at}"`).join(', ')

  it.each<[string[], string]>([
    [['missing.txt'], 'missing.txt: no such file or folder'],
    [['a.txt', '--policy', 'No prices.'], 'Found --policy and a.txt, expected one of them.'],
    [['--policy', ''], 'Found no clause, expected a policy in plain words'],
    [['--policy', 'x '.repeat(10_001)], 'Found 20002 characters, expected at most 20000.'],
    [['--policy', 'No emoji.\n'.repeat(201)], 'Found 201 clauses, expected at most 200.'],
    [
      ['--policy', `Be ${'very '.repeat(200)}kind.`],
      'that was not understood, expected at most 500',
    ],
    [['--policy', `Flag ${manyWords}.`], 'Found a clause that names more than one form can hold.'],
    [['--policy', 'No prices.', '-o', 'house.yaml'], 'expected one that ends in .policy.yaml'],
    [['--policy', 'No prices.', '-o', 'a.policy.json'], 'expected one that ends in .policy.yaml'],
    [['--policy', 'No prices.', '--write'], '--write stores what a model answered'],
    [['house.policy.yaml'], 'house.policy.yaml is a policy file already.'],
    [['--policy', 'No prices.', '-o', 'no/such/a.policy.yaml'], 'no such folder'],
  ])('refuses %j', async (args, message) => {
    const { status, out, err } = await run('.', ['policy', 'from-words', ...args], realEngine)
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })

  it('writes no file that is too long to be read', () => {
    expect(() => requireReadable('x'.repeat(65_536))).not.toThrow()
    expect(() => requireReadable('x'.repeat(65_537))).toThrow('expected at most 65536')
  })

  it('takes linear time for words that say nothing', () => {
    const spent = cpuMilliseconds(() => readWords('No superlatives. '.repeat(200), engine))
    const hostile = cpuMilliseconds(() => {
      expect(() => readWords('No '.repeat(6000), engine)).toThrow('expected at most 500')
    })
    expect(hostile).toBeLessThan(Math.max(2_000, 20 * spent))
  })
})

describe('a file that was made of words', () => {
  const examples = sets.flatMap((set) => examplesOf(set.name))
  const given = [...policies, ...edges, ...examples].map(({ policy }) => policy)
  const texts = examples.flatMap(({ meets, misses }) => [meets, misses])

  /** As many for each policy, however many sets there are. */
  const OTHERS = 12
  const step = Math.ceil(texts.length / OTHERS)

  /** Its own texts where it has some, and a few of others. */
  const textsFor = (words: string, at: number): string[] => [
    ...examples.flatMap(({ policy, meets, misses }) => (policy === words ? [meets, misses] : [])),
    ...texts.filter((_, index) => index % step === at % step),
  ]

  function held(source: string, options: Parameters<typeof analyzeText>[1]) {
    const draft = { source: source.replaceAll(/[«»]/g, ''), syntax: 'markdown' } as const
    const { recommended_action: decision, policy_matches: matches = [] } = analyzeText(
      draft,
      options,
    )
    return {
      decision,
      matches: matches.map(({ span, severity, action }) => ({ span, severity, action })),
    }
  }

  it('matches exactly what its words match', async () => {
    for (const [at, words] of given.entries()) {
      const policy = await policyRules(policyText(readWords(words, engine), new Map()))
      for (const source of textsFor(words, at)) {
        const context = { custom_policy: words }
        expect(held(source, { policy }), words).toEqual(held(source, { context }))
      }
    }
  })
})
