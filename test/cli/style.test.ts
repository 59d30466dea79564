import { analyzeStyle } from '@content-trust/engine'
import { styleResultSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts, repeated } from '../support/drafts.ts'
import { fakeEngine } from './support/fake-engine.ts'
import { type Run, run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const loadEngine = async () => ({ ...fakeEngine, analyzeStyle })

const post = `# Our bridge

${drafts.concrete} The lane was closed for a week.

${drafts.unsourced}
`

async function styleOf(
  source: string,
  args: readonly string[] = [],
  columns = 80,
): Promise<Run & { readonly text: string }> {
  const folder = await makeFolder({ 'post.md': source })
  let text = ''
  const stdout = {
    isTerminal: true,
    columns,
    write: async (more: string) => {
      text += more
    },
  }
  const env = { NO_COLOR: '1' }
  const done = await run(folder, ['style', 'post.md', ...args], { loadEngine, stdout, env })
  return { ...done, text }
}

describe('content-trust style', () => {
  it('shows where the draft is, every metric, and what to fix first with its places', async () => {
    const { text, status, err } = await styleOf(post)
    expect([status, err]).toEqual([0, ''])
    expect(text).toMatch(
      /^\n STYLE (?:GOOD|WATCH|POOR) {2}post\.md\n─+\n {2}style risk 0\.\d\d · school grade/,
    )
    expect(text).toMatch(/ {2}Specificity +[█░]+ {2}\d\.\d\d {2}(?:strong|adequate|weak)\n/)
    expect(text).toMatch(
      /\nMetrics {2}\d+ good, \d+ watch, \d+ poor\n {2}flesch reading ease +-?[\d.]+ {2}\w+ +Good from 50, poor below 30\.\n/,
    )
    expect(text).toMatch(/\nWhat to fix first\n {2}(?:high|medium) +\S.* \d \w+\n {10}\d+:\d+ {2}“/)
    expect(text).toContain('7:1  “Experts say”')
    expect(text).toContain('→ Name who')
    expect(text).toMatch(/\nWorth a second look\n {2}high {4}/)
    expect(text).toMatch(/They do not prove who wrote the text/)
  })

  it('writes the result as JSON, without the words of the draft unless asked', async () => {
    const json = await styleOf(post, ['-f', 'json'])
    const result = styleResultSchema.parse(JSON.parse(json.text))
    expect(result).toEqual(analyzeStyle({ source: post, syntax: 'markdown' }))
    const asked = await styleOf(post, ['-f', 'json', '--snippets', '--fast', '--use', 'cite'])
    const fast = styleResultSchema.parse(JSON.parse(asked.text))
    expect(fast.execution_mode).toBe('fast')
    expect(fast.spans[0]?.text).toBe(post.slice(fast.spans[0]?.start, fast.spans[0]?.end))
  })

  it('leaves the deep scan out with --fast', async () => {
    const { text } = await styleOf(post, ['--fast'])
    expect(text).toContain('Metrics')
    expect(text).not.toContain('Worth a second look')
    expect(text).not.toContain('█')
  })

  it.each([40, 60, 80, 100, 200])('keeps every line within %i columns', async (columns) => {
    const long = `${repeated('padded', 3)}\n\n${'and so it goes '.repeat(60)}日本語.\n\n${'x'.repeat(300)} was closed.`
    const { text } = await styleOf(`${post}\n${long}`, [], columns)
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(columns)
    expect(text).toContain('What to fix first')
  })

  it.each([
    ['an empty draft', '', 'No running text was found.'],
    ['code alone', '```\nconst a = 1\n```\n', 'No running text was found.'],
    ['a few words', 'Only a few words.', 'metrics not judged: too little text'],
  ])('says so of %s', async (_name, source, words) => {
    const { text, status } = await styleOf(source)
    expect(status).toBe(0)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(text).not.toMatch(/STYLE (?:GOOD|WATCH|POOR)/)
    expect(text.toLowerCase()).toContain('not enough text')
  })

  it('lets no escape sequence of a draft through', async () => {
    const { text } = await styleOf(
      'It \u001b[2J\u0007 was closed \u202e by Experts say \u009b31m so.',
    )
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  })

  it('reads standard input, as its name says', async () => {
    const folder = await makeFolder({})
    const input = '# Experts say\n'
    const options = { loadEngine, input }
    const markdown = await run(folder, ['style', '-'], options)
    expect(markdown.out).toContain('standard input')
    expect(markdown.out).toContain('No running text')
    const plain = await run(folder, ['style', '-', '--stdin-filename', 'a.txt'], options)
    expect(plain.out).toContain(' a.txt\n')
    expect(plain.out).not.toContain('No running text')
  })

  it.each([
    ['a file that is not there', ['style', 'gone.md'], 'gone.md: no such file or folder'],
    ['a file that is no draft', ['style', 'a.json'], 'a.json: not a draft, expected a name'],
    ['bytes that are no text', ['style', 'bad.md'], 'bad.md: a binary file'],
    ['an unknown format', ['style', 'a.md', '-f', 'xml'], 'expected one of text, json'],
    ['an unknown use', ['style', 'a.md', '--use', 'publsh'], 'Did you mean `publish`?'],
    ['no name', ['style'], "missing required argument 'name'"],
  ])('exits with 2 for %s', async (_name, args, message) => {
    const folder = await makeFolder({ 'a.md': 'Tea.', 'a.json': '{}', 'bad.md': Uint8Array.of(0) })
    const { status, out, err } = await run(folder, args, { loadEngine })
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })
})
