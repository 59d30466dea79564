import { describe, expect, it } from 'vitest'
import { fakeEngine } from './support/fake-engine.ts'
import { type Run, run as runHost } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { nextSteps } from './support/next-steps.ts'

const low = 'A plain text that says what it means.'
const note = 'A plain text for all who utilise it.'
const medium = 'It is very unique, I think, and very unique again.'.replace(
  'and very unique',
  'and so',
)
const high = 'It is very unique, experts say so.'

/** The fake engine, but for what costs nothing without “very unique”. */
const engine: typeof fakeEngine = {
  ...fakeEngine,
  analyzeText: (draft, options) => {
    const result = fakeEngine.analyzeText(draft, options)
    if (draft.source.includes('very unique')) return result
    return { ...result, slop_risk: 0.1, risk_level: 'low', recommended_action: 'allow' }
  },
}
const run = (
  folder: string,
  args: readonly string[],
  more: Parameters<typeof runHost>[2] = {},
): Promise<Run> => runHost(folder, args, { loadEngine: async () => engine, ...more })

/** So many drafts of each kind, with the worst in the middle of the names. */
const drafts = (lows: number, mediums: number, highs: number): Record<string, string> => {
  const files: Record<string, string> = {}
  for (let at = 0; at < lows; at++) files[`a${at}.md`] = at % 2 ? low : note
  for (let at = 0; at < highs; at++) files[`m${at}.md`] = high
  for (let at = 0; at < mediums; at++) files[`z${at}.md`] = medium
  return files
}

describe('the report of many drafts', () => {
  it('fits a few screens for 805 drafts and shows the worst first', async () => {
    const folder = await makeFolder(drafts(720, 70, 15))
    const { out, status } = await run(folder, ['check', '.'])
    expect(status).toBe(0)
    expect(out.split('\n').length).toBeLessThanOrEqual(150)
    const named = [...out.matchAll(/^ {1,2}(\w+(?: \w+)?) +([a-z]\d+\.md)/gm)]
    expect(named[0]?.[1]).toBe('HUMAN REVIEW')
    expect(named.map((match) => match[2]?.[0]).join('')).toMatch(/^m+z+$/)
    expect(out).toMatch(/^ {2}and 65 more drafts: 65 revise$/m)
    expect(out).toContain('720 drafts: allow, with 360 findings')
    expect(out).not.toContain('a1.md')
    expect(out).toContain('805 of 805 drafts checked: 720 allow, 70 revise, 15 human review')
  })

  it('counts every decision once, whatever the order of the files', async () => {
    const files = Object.entries(drafts(0, 40, 40))
    const folder = await makeFolder(Object.fromEntries(files))
    for (const names of [files, files.toReversed()]) {
      const { out } = await run(folder, ['check', ...names.map(([name]) => name)])
      const shown = [...out.matchAll(/^ {1,2}(?:HUMAN REVIEW|human review) +m\d+\.md/gm)].length
      expect(shown).toBe(20)
      expect(out).toMatch(/and 60 more drafts: 20 human review, 40 revise$/m)
    }
  })

  it('names each allowed draft where there are few', async () => {
    const folder = await makeFolder(drafts(4, 2, 1))
    const { out } = await run(folder, ['check', '.'])
    expect(out.match(/^ {2}allow +a\d\.md/gm)).toHaveLength(4)
    expect(out).toMatch(/^ {2}allow +a0\.md {2}1 finding$/m)
  })

  it('says what costs and quotes findings of a draft in a few lines', async () => {
    const folder = await makeFolder(drafts(4, 0, 1))
    const { out } = await run(folder, ['check', '.'])
    expect(out).toContain(' HUMAN REVIEW  m0.md\n  high risk · slop risk 0.80 · confidence high\n')
    expect(out).toContain('  1:20  high    “experts say” adds nothing. [vague-attribution]\n')
    expect(out).toContain('“very unique” adds nothing. Try “unique”. [hollow-intensifier]')
  })

  it('shows five findings of a draft at most, one of a kind for all', async () => {
    const text = `${'We utilise it. '.repeat(7)}It is very unique, experts say.`
    const folder = await makeFolder({ ...drafts(4, 0, 0), 'x.md': text })
    const { out } = await run(folder, ['check', '.'])
    expect(out.match(/\[wordy-phrase\]/g)).toHaveLength(1)
    expect(out).toContain('6 more of this kind')
    const two = await run(folder, ['check', '.', '--max-findings', '2'])
    expect(two.out).toContain('7 more findings: --verbose shows them')
  })

  it('draws two or three drafts at length, with five findings each', async () => {
    const text = `${'We utilise it. '.repeat(7)}It is very unique, experts say.`
    const folder = await makeFolder({ 'x.md': text, 'y.md': low })
    const { out } = await run(folder, ['check', '.'])
    expect(out).toContain('slop risk            ████')
    expect(out).toContain('    6 more of this kind\n')
    expect(out).toMatch(/^ {2}allow +y\.md$/m)
  })

  it('shows an allowed draft with a finding of high severity, or with what is new', async () => {
    const text = 'It is plain, and experts say so.'
    const folder = await makeFolder({ ...drafts(4, 0, 0), 'x.md': text })
    const { out } = await run(folder, ['check', '.'])
    expect(out).toContain(' ALLOW  x.md')
    const gone = await run(folder, ['check', '.', '--baseline', 'b.json', '--update-baseline'])
    expect(gone.out).not.toContain(' ALLOW  x.md')
    const again = { ...drafts(4, 0, 0), 'x.md': text, 'new.md': 'It is plain, and we utilise it.' }
    const other = await makeFolder(again)
    await run(other, ['check', 'x.md', 'a0.md', '--baseline', 'b.json', '--update-baseline'])
    const fresh = await run(other, ['check', '.', '--baseline', 'b.json'])
    expect(fresh.out).toContain(' ALLOW  new.md')
    expect(fresh.out).not.toContain(' ALLOW  x.md')
  })

  it('sums findings up by rule, the most frequent first', async () => {
    const folder = await makeFolder(drafts(10, 3, 1))
    const { out } = await run(folder, ['check', '.'])
    expect(out).toContain(
      [
        '  Findings by rule',
        '    5  wordy-phrase        low     in 5 drafts',
        '    4  hollow-intensifier  medium  in 4 drafts',
        '    1  vague-attribution   high    in 1 draft',
        '',
      ].join('\n'),
    )
  })

  it('--verbose draws every draft at length, in the order of the files', async () => {
    const folder = await makeFolder(drafts(20, 3, 2))
    const { out } = await run(folder, ['check', '.', '--verbose'])
    const names = [...out.matchAll(/^ (?:ALLOW|REVISE|HUMAN REVIEW) {2}(\S+)$/gm)]
    expect(names).toHaveLength(25)
    expect(names[0]?.[1]).toBe('a0.md')
    expect(out.match(/^ {2}1:\d+ .* wordy-phrase$/gm)).toHaveLength(10)
  })

  it('keeps within the terminal, with long names too', async () => {
    const long = `${'a-long-folder/'.repeat(5)}and-a-long-name.md`
    const folder = await makeFolder({ ...drafts(4, 20, 3), [long]: high, [`x/${long}`]: low })
    for (const columns of [40, 60, 100]) {
      let text = ''
      const write = async (more: string) => {
        text += more
      }
      const stdout = { isTerminal: true, columns, write }
      await run(folder, ['check', '.'], { stdout, env: { NO_COLOR: '1' } })
      for (const line of text.split('\n')) {
        const isName = line.includes('a-long-folder') || line.startsWith('    npx ')
        if (!isName) expect(line.length).toBeLessThanOrEqual(columns)
      }
    }
  })

  it('holds the words of some drafts and the counts of the others', async () => {
    const folder = await makeFolder(drafts(0, 300, 0))
    const { out } = await run(folder, ['check', '.'])
    expect(out).toContain('and 280 more drafts: 280 revise')
  })
})

describe('what to try next', () => {
  it.each([
    [
      'many drafts, some of high risk',
      drafts(20, 3, 2),
      ['.'],
      ['--verbose', '--dry-run', '--update-baseline'],
    ],
    [
      'many drafts, none of high risk',
      drafts(20, 3, 0),
      ['.'],
      ['--verbose', '--dry-run', '--fail-on high'],
    ],
    ['nothing found', { 'a.md': low, 'b.md': low }, ['.'], ['--fail-on high']],
    ['one draft', { 'a.md': medium }, ['a.md'], ['--dry-run']],
    ['a sound draft', { 'a.md': low }, ['a.md'], []],
    [
      'a gate that fails',
      drafts(2, 0, 2),
      ['.', '--fail-on', 'high'],
      ['--verbose', '--dry-run', '--update-baseline'],
    ],
    ['a gate that passes', drafts(2, 2, 0), ['.', '--fail-on', 'high'], ['--verbose', '--dry-run']],
    [
      'a new baseline',
      drafts(2, 0, 2),
      ['.', '--baseline', 'b.json', '--update-baseline'],
      ['--baseline b.json --fail-on high'],
    ],
    [
      'names with spaces',
      { "it's a.md": medium, 'b.md': low },
      ["it's a.md", 'b.md'],
      ["'it'\\''s a.md' b.md", '--fail-on high'],
    ],
    ['standard input', {}, ['-'], []],
    ['quiet', drafts(20, 3, 2), ['.', '--quiet'], []],
  ])('is chosen by what was seen: %s', async (_name, files, args, expected) => {
    const folder = await makeFolder(files)
    const { out } = await run(folder, ['check', ...args], { input: medium })
    const steps = nextSteps(out).filter((step) => !step.includes(' explain '))
    if (expected.length === 0) expect(steps).toEqual([])
    for (const part of expected) expect(steps.join('\n')).toContain(part)
    for (const part of ['--update-baseline', '--fail-on']) {
      if (!expected.some((wanted) => wanted.includes(part)))
        expect(steps.join('\n')).not.toContain(part)
    }
  })

  it('explains the rule with the most findings', async () => {
    const folder = await makeFolder(drafts(10, 3, 1))
    const { out } = await run(folder, ['check', '.'])
    expect(nextSteps(out)).toContain('npx content-trust explain wordy-phrase')
  })

  it('is left out where it cannot be typed again', async () => {
    const files = Object.entries(drafts(60, 3, 2))
    const folder = await makeFolder(Object.fromEntries(files))
    const { out } = await run(folder, ['check', ...files.map(([name]) => name)])
    expect(nextSteps(out)).toEqual(['npx content-trust explain wordy-phrase'])
  })
})
