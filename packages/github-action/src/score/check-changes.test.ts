import { mergeLayers, type SettingsLayer } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import type { Change, ChangedLines } from '../changes/change.ts'
import { checkChanges } from './check-changes.ts'

const measured = `The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024. We measured it with a turbine meter and
read it every 30 seconds. At 3 bar the seal of the second valve dripped, so we replaced it with part 22-118 on 6 May.
The second valve has held since, and the pump has not been opened again.
`
const vague = `Studies show that our platform transforms every business in today's fast-paced world.
Experts agree that it is the best solution on the market, and many customers have seen significant improvements.
It is important to note that everyone can find the meter in hall 3 with our innovative tools.
This cures stress and guarantees that your savings grow by 300%.
Whether you are new or have done this for years, our team reads every message and answers soon.
`
const [before, after] = [`# Launch\n\n${measured}`, `# Launch\n\n${vague}`]
// A diff that only takes lines away shows those around them.
const untouched: ChangedLines = { added: [], context: [[1, 1]] }

/** Checks one draft whose old and new version are these. */
async function check(
  texts: { readonly before: string | null; readonly after: string },
  { lines = untouched, ...layer }: SettingsLayer & { readonly lines?: ChangedLines },
) {
  const blobs = new Map(Object.entries(texts).map(([id, text]) => [id, Buffer.from(text ?? '')]))
  const previous = texts.before === null ? null : 'a.md'
  const status = previous === null ? 'added' : 'modified'
  const change: Change = { path: 'a.md', status, previous, blob: 'after', lines }
  const settings = mergeLayers([layer])
  const checked = checkChanges([change], {
    filter: 'added',
    workspace: { resolve: async () => ({ settings, layers: [], origins: {}, ignored: null }) },
    blobs: { read: async () => blobs },
    oldTree: { paths: new Map([['a.md', 'before']]), links: new Map(), isCut: false },
    headTree: async () => ({ paths: new Map(), links: new Map(), isCut: false }),
    trustedTree: null,
    acceptsExemptions: false,
    baseline: null,
  })
  for await (const { report, base } of checked) {
    if (report.status === 'scored') return { ...report, base }
  }
  throw new Error('Expected a draft that was scored.')
}

describe('a draft that got worse without a finding on the changed lines', () => {
  it.each(['medium', 'revise'] as const)('fails the gate %s, which it reaches', async (failOn) => {
    const { base, result, findings, ...report } = await check(
      { before, after },
      { fail_on: failOn },
    )
    expect([base?.recommended_action, result.recommended_action]).toEqual(['allow', 'revise'])
    expect(findings).toEqual([])
    expect(report).toMatchObject({ gateFailed: true, gateFailure: { failOn, rules: [] } })
  })

  it.each(['none', 'high', 'human_review'] as const)('passes the gate %s', async (failOn) => {
    const report = await check({ before, after }, { fail_on: failOn })
    expect(report).toMatchObject({ gateFailed: false, gateFailure: null })
  })

  it('names the rules too that findings on its changed lines fail', async () => {
    const lines: ChangedLines = { added: [[3, 3]], context: [[3, 3]] }
    const gate = { fail_on: 'revise', fail_on_rules: ['unnamed-study'], lines } as const
    const report = await check({ before, after }, gate)
    expect(report.gateFailure).toEqual({ failOn: 'revise', rules: ['unnamed-study'] })
  })
})

describe('a draft that reaches the gate', () => {
  it.each([
    ['passes as it was', after],
    ['passes when it became better', `${after}\n${vague}`],
  ])('%s', async (_name, old) => {
    const report = await check({ before: old, after }, { fail_on: 'revise' })
    expect(report.result.recommended_action).toBe('revise')
    expect(report).toMatchObject({ gateFailed: false, gateFailure: null })
  })

  it('fails when it is new', async () => {
    const report = await check({ before: null, after }, { fail_on: 'revise' })
    expect(report).toMatchObject({ base: null, gateFailed: true })
  })
})
