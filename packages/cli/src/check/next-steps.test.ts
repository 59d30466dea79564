import { describe, expect, it } from 'vitest'
import type { CheckOptions } from '../options/check-options.ts'
import type { RunFacts } from '../reporters/reporter.ts'
import { nextSteps } from './next-steps.ts'

const nothing: RunFacts = {
  drafts: 2,
  highRisk: 0,
  replacements: 0,
  topRule: null,
  hasMore: false,
  hasGate: false,
  gateFailed: 0,
}
const commands = (seen: Partial<RunFacts>, options: CheckOptions = {}) =>
  nextSteps(['.'], options, { ...nothing, ...seen }).map(({ command }) =>
    command.replace('npx content-trust ', ''),
  )

describe('what to try next', () => {
  it('starts with what a reader wants to see, and ends with CI', () => {
    expect(
      commands({ hasMore: true, topRule: 'hollow-intensifier', replacements: 1, highRisk: 1 }),
    ).toEqual([
      'check . --verbose',
      'explain hollow-intensifier',
      'check . --dry-run',
      'check . --baseline content-trust-baseline.json --update-baseline',
    ])
  })

  it('offers no dry run of what was fixed', () => {
    expect(commands({ drafts: 1, replacements: 3 })).toEqual(['check . --dry-run'])
    expect(commands({ drafts: 1, replacements: 3 }, { fix: true })).toEqual([])
    expect(commands({ drafts: 1, replacements: 0 })).toEqual([])
  })

  it('says what each command is for', () => {
    for (const { purpose } of nextSteps(['.'], {}, { ...nothing, hasMore: true, highRisk: 1 })) {
      expect(purpose.length).toBeGreaterThan(20)
    }
  })

  it.each<[string, Partial<RunFacts>, CheckOptions, readonly string[]]>([
    ['one draft', { drafts: 1, highRisk: 1 }, {}, []],
    ['two sound drafts', {}, {}, ['check . --fail-on high']],
    ['a gate that holds', { hasGate: true }, {}, []],
    ['a gate that holds over risks', { hasGate: true, highRisk: 1 }, {}, []],
    [
      'a gate that fails',
      { hasGate: true, gateFailed: 1 },
      {},
      ['check . --baseline content-trust-baseline.json --update-baseline'],
    ],
    [
      'changed lines of high risk',
      { highRisk: 1 },
      { since: 'main' },
      ['check . --since main --fail-on high'],
    ],
    ['a failing gate over changed lines', { hasGate: true, gateFailed: 1 }, { since: 'main' }, []],
    [
      'a baseline without a gate',
      { highRisk: 1 },
      { baseline: 'b.json' },
      ['check . --baseline b.json --fail-on high'],
    ],
    [
      'a baseline that was written under a gate',
      { hasGate: true },
      { baseline: 'b.json', updateBaseline: true },
      ['check . --baseline b.json --fail-on high'],
    ],
    ['a baseline with a gate', { hasGate: true, gateFailed: 1 }, { baseline: 'b.json' }, []],
  ])('holds the line in CI: %s', (_name, seen, options, expected) => {
    expect(commands(seen, options)).toEqual(expected)
  })

  it('names the rule where the drafts came from standard input', () => {
    const seen = { ...nothing, hasMore: true, topRule: 'wordy-phrase', replacements: 2 }
    expect(nextSteps(['-'], {}, seen).map(({ command }) => command)).toEqual([
      'npx content-trust explain wordy-phrase',
    ])
  })
})
