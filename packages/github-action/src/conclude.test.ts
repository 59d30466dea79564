import { describe, expect, it, vi } from 'vitest'
import { conclude } from './conclude.ts'
import type { Problem } from './deliver/problem.ts'
import type { Runner } from './host.ts'
import { type PullReport, pullReportSchema, type ReportedDraft } from './report/pull-report.ts'

const draft: ReportedDraft = {
  path: 'a.md',
  status: 'scored',
  change: 'modified',
  gate_failed: false,
  findings: [],
  omitted: 0,
  hidden: 0,
}

function reportOf(more: Partial<PullReport>): PullReport {
  return pullReportSchema.parse({
    version: 1,
    engine_version: '0.1.0',
    model_version: 'v0.1',
    head: 'a'.repeat(40),
    filter: 'added',
    fail_on: 'none',
    changed_files: 1,
    decision: 'allow',
    max_risk: 'low',
    notes: [],
    drafts: [draft],
    ...more,
  })
}

/** What a step says in the end. */
function end(
  more: Partial<PullReport>,
  problems: readonly Problem[] = [],
  readOnly: string | null = null,
) {
  const [setFailed, warning] = [
    vi.fn<(message: string) => void>(),
    vi.fn<(message: string) => void>(),
  ]
  const runner: Runner = Object.assign(Object.create(null), { setFailed, warning, info: () => {} })
  conclude(runner, reportOf(more), problems, readOnly)
  return {
    failed: setFailed.mock.calls.map(([message]) => message),
    warned: warning.mock.calls.map(([message]) => message),
  }
}

describe('what could not be delivered', () => {
  const refused = { message: 'Comment: GitHub refused (403).', isPermission: true }
  const broken = { message: 'Comment: GitHub answered 502.', isPermission: false }

  it('fails the step', () => {
    expect(end({}, [refused, broken])).toEqual({
      failed: [`${refused.message}\n${broken.message}`],
      warned: [],
    })
  })

  it('for want of a right is a warning where the token may only read', () => {
    const { failed, warned } = end({}, [refused, refused], 'it comes from a fork')
    expect(failed).toEqual([])
    expect(warned).toEqual([expect.stringContaining('because it comes from a fork and the token')])
  })

  it('for another reason fails the step there too', () => {
    const { failed, warned } = end({}, [broken, refused], 'it comes from a fork')
    expect(failed).toEqual([broken.message])
    expect(warned).toHaveLength(1)
  })
})

describe('the gate', () => {
  it('fails the step and names the gate, its rules and five drafts', () => {
    const drafts = Array.from({ length: 7 }, (_, index) => {
      return { ...draft, path: `${index}.md`, gate_failed: index > 0 }
    })
    expect(end({ drafts, fail_on: 'high' }).failed).toEqual([
      '6 drafts failed the gate (`high`): 1.md, 2.md, 3.md, 4.md, 5.md and 1 more.',
    ])
    const stopped = { ...draft, gate_failed: true, failed_by: ['cliche'] }
    expect(end({ fail_on_rules: ['cliche'], drafts: [stopped] }).failed).toEqual([
      '1 draft failed the gate (`cliche`): a.md.',
    ])
  })

  it('fails the step for a draft that it could not judge, and warns of it without a gate', () => {
    const drafts = [{ ...draft, status: 'failed' as const, note: 'binary' }]
    const words = ['1 draft could not be checked: a.md.']
    expect(end({ drafts })).toEqual({ failed: [], warned: words })
    expect(end({ drafts, fail_on: 'high' })).toEqual({ failed: words, warned: [] })
    const byRules = { drafts, fail_on_rules: ['cliche'] }
    expect(end(byRules)).toEqual({ failed: words, warned: [] })
  })

  it('fails no step of sound drafts', () => {
    expect(end({ fail_on: 'high' })).toEqual({ failed: [], warned: [] })
  })
})
