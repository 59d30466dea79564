import { describe, expect, it } from 'vitest'
import { commandLine, makeBaseline } from './hosts/command-line.ts'
import { settingsHosts } from './hosts/index.ts'
import { type ConfigForm, checked, houseFolder } from './house-folder.ts'
import type { SettingsHost, Verdict } from './verdict.ts'

type Verdicts = Readonly<Record<string, Verdict>>

let known: Promise<Verdicts> | null = null

/** What the command line says of the folder with its config in JSON. */
function expectedVerdicts(): Promise<Verdicts> {
  known ??= commandLine.check(houseFolder('JSON'))
  return known
}

describe('a folder with settings of every kind', () => {
  it('leaves out what its config, its ignore file and its front matter name', async () => {
    const expected = await expectedVerdicts()
    expect(Object.keys(expected).sort()).toEqual([...checked].sort())
  })

  it('has a gate of its own in each part', async () => {
    const expected = await expectedVerdicts()
    const failed = Object.entries(expected).flatMap(([path, { gateFailed, failedBy }]) =>
      gateFailed ? [[path, failedBy]] : [],
    )
    expect(Object.fromEntries(failed)).toMatchObject({
      'blog/strict.md': ['vague-attribution'],
      'docs/guide.md': ['hollow-intensifier'],
      'docs/front.md': ['vague-attribution'],
      'docs/comments.md': ['hollow-intensifier'],
    })
    expect(expected['blog/post.md']?.gateFailed).toBe(false)
  })

  it('ignores rules by config and by comment, and weighs them by what it extends', async () => {
    const expected = await expectedVerdicts()
    const rulesIn = (path: string) => expected[path]?.findings.map(({ rule }) => rule)
    expect(rulesIn('kettle.md')).not.toContain('hollow-intensifier')
    expect(rulesIn('docs/guide.md')).toContain('hollow-intensifier')
    expect(rulesIn('docs/comments.md')).not.toContain('vague-attribution')
    const severityIn = (path: string) =>
      expected[path]?.findings.find(({ rule }) => rule === 'vague-attribution')?.severity
    expect([severityIn('kettle.md'), severityIn('docs/front.md')]).toEqual(['low', 'high'])
  })
})

/** Holds what a host says to what is expected, as far as the host says it. */
function holdAlike(host: SettingsHost, said: Verdicts, wanted: Verdicts): void {
  const paths = (verdicts: Verdicts) => Object.keys(verdicts).sort()
  // A host that shows marks alone does not tell a draft without findings from one that is left out.
  const told = ({ findings, gateFailed }: Verdict) => findings.length > 0 || gateFailed
  const isTold = (path: string) => wanted[path] !== undefined && told(wanted[path])
  if (said[paths(said)[0] ?? '']?.scores === null) {
    expect(paths(said)).toEqual(paths(wanted).filter(isTold))
  } else expect(paths(said)).toEqual(paths(wanted))
  for (const [path, verdict] of Object.entries(said)) {
    const { scores, failedBy, ...rest } = verdict
    const want = wanted[path]
    expect([host.name, path, rest]).toEqual([
      host.name,
      path,
      { gateFailed: want?.gateFailed, findings: want?.findings },
    ])
    if (scores !== null) expect([host.name, path, scores]).toEqual([host.name, path, want?.scores])
    if (failedBy !== null) expect(failedBy).toEqual(want?.failedBy)
  }
}

describe.each<ConfigForm>(['JSON', 'YAML', 'package.json'])('with its config in %s', (form) => {
  it.each(settingsHosts)('$name says the same of each draft', async (host) => {
    holdAlike(host, await host.check(houseFolder(form)), await expectedVerdicts())
  })
})

describe('with a baseline', () => {
  it.each(settingsHosts.filter(({ readsBaselines }) => readsBaselines))(
    '$name leaves out what was there before',
    async (host) => {
      const baseline = (await makeBaseline(houseFolder('JSON'))).replaceAll('"docs/', '"../docs/')
      const house = houseFolder('JSON', baseline)
      const wanted = await commandLine.check(house)
      expect(wanted['docs/known.md']).toMatchObject({ gateFailed: false, findings: [] })
      expect(wanted['blog/strict.md']).toMatchObject({ gateFailed: true })
      holdAlike(host, await host.check(house), wanted)
    },
  )
})
