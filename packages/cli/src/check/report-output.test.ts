import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptySummary } from '@content-trust/engine/report'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fakeEngine } from '../../../../test/cli/support/fake-engine.ts'
import type { Host } from '../host.ts'
import type { DraftReport } from '../reporters/draft-report.ts'
import type { Reporter, ReporterOptions } from '../reporters/reporter.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { openReport } from './report-output.ts'

function hostOf(env: Host['env'], isTerminal = true, cwd = '/repo'): { host: Host; out: string[] } {
  const out: string[] = []
  const output = { isTerminal, columns: 120, write: async (text: string) => void out.push(text) }
  const host: Host = {
    cwd,
    env,
    stdin: (async function* () {})(),
    stdout: output,
    stderr: output,
    isDebug: false,
    cores: 1,
    loadEngine: async () => fakeEngine,
    loadTextEngine: async () => fakeEngine,
    readFile: async () => new Uint8Array(),
    scoreMedia: async function* () {},
    stop: new AbortController().signal,
  }
  return { host, out }
}

describe('colours', () => {
  it.each<[Host['env'], boolean, boolean, boolean]>([
    [{}, true, true, true],
    [{}, false, true, false],
    [{}, true, false, false],
    [{ NO_COLOR: '1' }, true, true, false],
    [{ NO_COLOR: '' }, true, true, true],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, true, false],
    [{ FORCE_COLOR: '1' }, false, true, true],
    [{ FORCE_COLOR: '0' }, false, true, false],
    [{ FORCE_COLOR: '1' }, false, false, false],
    [{ TERM: 'dumb' }, true, true, false],
    [{ TERM: 'dumb', FORCE_COLOR: '1' }, true, true, false],
    [{ TERM: 'xterm' }, true, true, true],
  ])('under %j, on a terminal %s, allowed %s: %s', (env, isTerminal, isAllowed, expected) => {
    expect(hasColors(hostOf(env, isTerminal).host, isAllowed)).toBe(expected)
  })
})

const facts = {
  drafts: 1,
  maxFindings: null,
  isVerbose: false,
  isQuiet: false,
  isNarrowed: false,
  nextSteps: () => [],
}
const skipped: DraftReport = { status: 'skipped', shown: 'a.md', note: 'a note' }

/** Opens a report in a format that writes what it is told. */
async function open(host: Host, output?: string, end: ReturnType<Reporter['end']> = 'end\n') {
  const told: ReporterOptions[] = []
  const load = async () => (options: ReporterOptions) => {
    told.push(options)
    return {
      begin: () => 'begin\n',
      draft: async ({ shown }: DraftReport) => `${shown}\n`,
      end: () => end,
    }
  }
  const options = output === undefined ? {} : { output }
  const report = await openReport(host, load, fakeEngine, options, facts)
  return { report, told: told[0] }
}

describe('a report', () => {
  it('goes piece by piece to standard output, empty pieces left out', async () => {
    const { host, out } = hostOf({})
    const { report, told } = await open(host, undefined, ['one', '', 'two'])
    await report.begin()
    await report.draft(skipped)
    await report.end(emptySummary())
    expect(out).toEqual(['begin\n', 'a.md\n', 'one', 'two'])
    expect(told).toMatchObject({ ...facts, hasColors: true, columns: 120, pathPrefix: '' })
    expect(told?.hash('abc')).toMatch(/^ba7816bf/)
    expect(told?.hold('é')).toEqual(Buffer.from('é'))
  })

  it('has 80 columns in a pipe', async () => {
    const { told } = await open(hostOf({}, false).host)
    expect(told).toMatchObject({ hasColors: false, columns: 80 })
  })

  it('goes to a file without colours, in 80 columns, and over what was there', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'content-trust-report-'))
    onTestFinished(() => rm(cwd, { recursive: true }))
    const { host, out } = hostOf({ FORCE_COLOR: '1' }, true, cwd)
    for (let run = 0; run < 2; run++) {
      const { report, told } = await open(host, 'report.txt')
      await report.begin()
      await report.draft(skipped)
      await report.end(emptySummary())
      expect(told).toMatchObject({ hasColors: false, columns: 80 })
    }
    expect(await readFile(join(cwd, 'report.txt'), 'utf8')).toBe('begin\na.md\nend\n')
    expect(out).toEqual([])
    await expect(open(host, 'no/folder/report.txt')).rejects.toThrow(
      /^--output no\/folder\/report\.txt: /,
    )
  })

  it.each([
    [{}, '/repo/docs', ''],
    [{ GITHUB_WORKSPACE: '' }, '/repo/docs', ''],
    [{ GITHUB_WORKSPACE: '/repo' }, '/repo/docs', 'docs/'],
    [{ GITHUB_WORKSPACE: '/repo' }, '/repo/docs/a', 'docs/a/'],
    [{ GITHUB_WORKSPACE: '/repo' }, '/repo', ''],
    [{ GITHUB_WORKSPACE: '/repo/docs' }, '/repo', ''],
  ])('under %j in %s, starts its paths with “%s”', async (env, cwd, prefix) => {
    const { told } = await open(hostOf(env, true, cwd).host)
    expect(told?.pathPrefix).toBe(prefix)
  })
})
