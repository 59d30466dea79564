import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { diagnosticProblems } from './support/report-problems.ts'

const drafts = {
  'good.md': 'A plain text that says what it means, in few words.',
  'bad.md':
    '# Title\n\nIt is very unique; experts say so.\r\n\r\nPlease “é🙂” utilise it. Then utilise it. Utilise it.\n',
  'copy.md':
    '# Title\n\nIt is very unique; experts say so.\r\n\r\nPlease “é🙂” utilise it. Then utilise it. Utilise it.\n',
  'a b, c: 100%.md': '---\ntitle: a: b\n---\nIt is very unique.',
  'off.md': '---\ncontentTrust: false\n---\nvery unique\n',
  'hidden.md': '---\ncontentTrust:\n  ignore_rules:\n    wordy-phrase: a quote\n---\nutilise\n',
  'binary.txt': Uint8Array.of(1, 0, 2),
}

async function check(
  format: string,
  gate: string,
  files: Record<string, string | Uint8Array> = drafts,
) {
  const folder = await makeFolder(files)
  return await run(folder, ['check', '.', '--format', format, '--fail-on', gate])
}

/** What GitLab reads of a Code Quality report; it refuses a whole report where a field is missing. */
const codeQuality = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.strictObject({
      path: z.string().regex(/^(?!\/|\.\.?\/)/),
      lines: z.strictObject({ begin: z.int().min(1) }),
    }),
  }),
)

describe('gitlab', () => {
  it.each(['none', 'high'])('is a Code Quality report with --fail-on %s', async (gate) => {
    const { out } = await check('gitlab', gate)
    const issues = codeQuality.parse(JSON.parse(out))
    const of = (path: string) =>
      issues
        .filter(({ location }) => location.path === path)
        .map(({ check_name, severity, location }) => [check_name, severity, location.lines.begin])
    expect(of('bad.md')).toEqual([
      ...(gate === 'high' ? [['decision', 'blocker', 1]] : []),
      ['hollow-intensifier', 'major', 3],
      ['vague-attribution', 'critical', 3],
      ['wordy-phrase', 'minor', 5],
      ['wordy-phrase', 'minor', 5],
      ['wordy-phrase', 'minor', 5],
    ])
    expect(of('binary.txt')).toEqual([['not-checked', 'major', 1]])
    expect(of('a b, c: 100%.md')[0]).toEqual(['front-matter', 'info', 2])
    for (const path of ['good.md', 'off.md', 'hidden.md']) expect(of(path)).toEqual([])
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length)
  })

  it('keeps fingerprints when lines move, and none when the words change', async () => {
    const text = 'It is very unique.\n\nPlease utilise it.\n'
    const names = async (source: string) => {
      const { out } = await check('gitlab', 'none', { 'x.md': source })
      return codeQuality.parse(JSON.parse(out)).map(({ fingerprint }) => fingerprint)
    }
    const before = await names(text)
    expect(before).toHaveLength(2)
    expect(await names(`# New title\n\n\nNew paragraph.\n\n${text}`)).toEqual(before)
    const after = await names(text.replace('Please', 'Never'))
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
  })

  it('names files from the root of the project', async () => {
    const folder = await makeFolder({ 'docs/a/x.md': 'very unique', 'y.md': 'very unique' })
    const env = { CI_PROJECT_DIR: folder }
    const { out } = await run(`${folder}/docs`, ['check', 'a', '../y.md', '-f', 'gitlab'], { env })
    const paths = codeQuality.parse(JSON.parse(out)).map(({ location }) => location.path)
    expect(paths).toEqual(['docs/a/x.md', 'y.md'])
  })

  it('is an empty array where there is nothing to say', async () => {
    const { out } = await check('gitlab', 'none', { 'good.md': drafts['good.md'] })
    expect(JSON.parse(out)).toEqual([])
  })
})

interface Position {
  readonly line: number
  readonly column: number
}

interface Range {
  readonly start: Position
  readonly end: Position
}

/** The text of a range, as reviewdog counts: lines from 1, columns in bytes from 1, the end exclusive. */
function textAt(source: string, { start, end }: Range): string {
  const lines = source.split('\n').map((line) => Buffer.from(`${line}\n`))
  const before = (line: number) => Buffer.concat(lines.slice(0, line - 1)).length
  return Buffer.concat(lines)
    .subarray(before(start.line) + start.column - 1, before(end.line) + end.column - 1)
    .toString()
}

describe('rdjson', () => {
  it.each(['none', 'high'])('is a diagnostic result with --fail-on %s', async (gate) => {
    const { out } = await check('rdjson', gate)
    expect(await diagnosticProblems(out)).toEqual([])
    const { source, diagnostics } = JSON.parse(out)
    expect(source).toEqual({ name: 'content-trust' })
    expect(diagnostics.length).toBeGreaterThan(10)
    const found = diagnostics.map(
      ({
        location,
        severity,
        code,
      }: {
        location: { path: string }
        severity: string
        code: { value: string }
      }) => `${location.path} ${severity} ${code.value}`,
    )
    expect(found).toContain('bad.md ERROR vague-attribution')
    expect(found).toContain('bad.md WARNING hollow-intensifier')
    expect(found).toContain('bad.md INFO wordy-phrase')
    expect(found).toContain('binary.txt ERROR not-checked')
    expect(found).toContain('a b, c: 100%.md WARNING front-matter')
    expect(found.includes('bad.md ERROR decision')).toBe(gate === 'high')
    expect(found.join()).not.toMatch(/good|off|hidden/)
  })

  it('counts columns in bytes, and a suggestion replaces what the range holds', async () => {
    const { out } = await check('rdjson', 'none')
    const words: string[] = []
    for (const { location, suggestions } of JSON.parse(out).diagnostics) {
      const source = String(drafts[location.path as 'bad.md'])
      if (suggestions === undefined) continue
      words.push(textAt(source, location.range))
      for (const { range, text } of suggestions) {
        expect(textAt(source, range)).toBe(textAt(source, location.range))
        expect(text).toMatch(/^(?:unique|[uU]se)$/)
      }
    }
    expect(new Set(words)).toEqual(new Set(['very unique', 'utilise', 'Utilise']))
    const emoji = JSON.parse(out).diagnostics.find(
      ({ location, code }: { location: { path: string }; code: { value: string } }) =>
        location.path === 'bad.md' && code.value === 'wordy-phrase',
    )
    // “ and ” take three bytes each, é two, and the emoji four.
    expect(emoji.location.range).toEqual({
      start: { line: 5, column: 21 },
      end: { line: 5, column: 28 },
    })
    expect(emoji.code.url).toBe('https://unpkg.com/content-trust@0.0/dist/rules/wordy-phrase.md')
  })

  it('a range may go on in the next line', async () => {
    const source = 'Näher: we met in order\r\nto plan the next year.\n'
    const folder = await makeFolder({ 'x.md': source })
    const { out } = await run(folder, ['check', '.', '-f', 'rdjson'], { loadEngine })
    const [{ location, suggestions }] = JSON.parse(out).diagnostics
    expect(location.range).toEqual({ start: { line: 1, column: 16 }, end: { line: 2, column: 3 } })
    const [{ range, text }] = suggestions
    expect(source.replace(textAt(source, range), text)).toMatch(
      /^Näher: we met\sto\s+plan the next year\.\n$/,
    )
  })

  it('the schema refuses what is not its own', async () => {
    const wrong = { diagnostics: [{ location: { range: { start: { line: 'one' } } } }] }
    expect(await diagnosticProblems(JSON.stringify(wrong))).not.toEqual([])
    expect(await diagnosticProblems('{"diagnostics":[{"severity":"LOUD"}]}')).not.toEqual([])
    expect(await diagnosticProblems('{"diagnostics":[{"text":"x"}]}')).not.toEqual([])
  })
})
