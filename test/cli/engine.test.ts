import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { calm } from '../support/calm-prose.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { proseOf } from './support/prose-of.ts'
import { sarifProblems, xmlProblems } from './support/report-problems.ts'

const promises = `# Unlocking the power of teamwork

In today's fast-paced world, it is more important than ever to leverage cutting-edge tools. Experts say that our
very unique platform is a game changer 🙂. Studies show that it improves productivity by 300%. It's not just a
tool, it's a revolution. Many companies have already seen amazing results recently.

<!-- content-trust-disable-next-line -- a quote -->
In conclusion, the possibilities are truly endless.

| plan | price |
| --- | --- |
| very unique | 10 |

${calm(1)}
`
const notes = `---
title: Release notes
---

The pump controller now keeps its log for 30 days. Before, it kept 7 days, and two customers lost readings in May.

\`\`\`sh
pump log --since 2024-05-01
\`\`\`
`

const reportOf = async (format: string, ...args: string[]) => {
  const folder = await makeFolder({
    'promises.md': promises,
    'notes.mdx': notes,
    'empty.txt': '',
    'short.md': 'Nineteen characters',
  })
  return await run(folder, ['check', '.', '-f', format, ...args], { loadEngine })
}

describe('the command line with the engine', () => {
  it('a page with a reply of an assistant in it fails the gate', async () => {
    const page = `${notes}\nAs an AI language model, I cannot browse the internet.\n`
    const check = async (text: string, ...args: string[]) => {
      const folder = await makeFolder({ 'page.md': text })
      return await run(folder, ['check', 'page.md', ...args], { loadEngine })
    }
    expect((await check(page, '--fail-on', 'high')).status).toBe(1)
    expect((await check(page, '--fail-on', 'high', '--use', 'publish')).status).toBe(1)
    expect((await check(notes, '--fail-on', 'medium')).status).toBe(0)
    const { out } = await check(page, '-f', 'jsonl')
    expect(out).toContain('"risk_level":"high"')
  })

  it('a run over several drafts says which of them cannot be judged', async () => {
    const few = await makeFolder({ 'notes.md': notes, 'calm.md': calm(4) })
    const { out } = await run(few, ['check', '.'], { loadEngine })
    expect(out).toMatch(/^ {2}cannot judge +notes\.md {2}fewer than 70 words are prose$/m)
    expect(out).toMatch(/^ {2}allow +calm\.md$/m)
    const files = Array.from({ length: 12 }, (_, at) => [`n${at}.md`, notes] as const)
    const many = await makeFolder({ ...Object.fromEntries(files), 'calm.md': calm(4) })
    const report = await run(many, ['check', '.'], { loadEngine })
    expect(report.out).toMatch(/^ {2}1 draft: allow, 12: cannot judge$/m)
    expect(report.out).toMatch(/13 of 13 drafts checked: 1 allow, 12 cannot judge$/m)
  })

  it('a draft that is not judged says so and why', async () => {
    const folder = await makeFolder({ 'notes.md': notes })
    for (const format of ['stylish', 'html', 'junit', 'markdown']) {
      const { out } = await run(folder, ['check', 'notes.md', '-f', format], { loadEngine })
      const text = out.toLowerCase().replace(/\s+/g, ' ')
      expect(text).toContain('cannot judge')
      expect(text).toContain('fewer than 70 words are prose')
      expect(text).not.toMatch(/\ballow\b(?!\{)/)
      expect(text).not.toContain('low risk')
    }
  })

  it('every machine format is valid', async () => {
    const gate = ['--fail-on', 'medium']
    expect(await sarifProblems((await reportOf('sarif', ...gate)).out)).toEqual([])
    expect(await xmlProblems((await reportOf('junit', ...gate)).out, 'junit.xsd')).toEqual([])
    expect(
      await xmlProblems((await reportOf('checkstyle', ...gate)).out, 'checkstyle.xsd'),
    ).toEqual([])
  })

  it('every finding quotes the text at its place', async () => {
    const { out } = await reportOf('jsonl')
    const files = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const found = files.find(({ path }) => path === 'promises.md')
    expect(found.findings.length).toBeGreaterThan(5)
    for (const { start, end, quote, line } of found.findings) {
      expect(promises.slice(start, end)).toBe(quote)
      expect(promises.slice(0, start).split('\n')).toHaveLength(line)
    }
    expect(found.hidden.map(({ by }: { by: string }) => by)).toContain('directive')
    expect(found.coverage.words).toBeGreaterThan(50)
  })

  it('shows what costs most: where to start, once a draft', async () => {
    const { out } = await reportOf('stylish', '--verbose')
    const shown = out
      .split('\n')
      .filter((line) => /^ {4,}\d+:\d+ {2,}(?:\d+|<1)% {2}“/.test(line))
      .map((line) => line.trim().split(/\s+/)[0] ?? '')
    expect(out.match(/^ {2}what costs most in /gm)?.length).toBeLessThanOrEqual(2)
    expect(shown.length).toBeGreaterThan(1)
    for (const place of shown) {
      const [line, column] = place.split(':').map(Number)
      expect(promises.split('\n')[(line ?? 0) - 1]?.slice((column ?? 0) - 1)).toMatch(/^\S/)
    }
    expect(out).toMatch(/^ {12,}why: “[^”]+”/m)
    for (const line of proseOf(out)) expect([...line].length).toBeLessThanOrEqual(80)
  })

  it('html links what costs most to its place in the text', async () => {
    const { out } = await reportOf('html')
    expect(out).toMatch(/<h3 id="draft-\d+-costs">What costs most<\/h3>/)
    const links = [...out.matchAll(/<div class="cost">.*?<\/div>/g)].flatMap(([block]) =>
      [...block.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
    )
    expect(links.length).toBeGreaterThan(2)
    for (const id of links) expect(out.split(` id="${id}"`)).toHaveLength(2)
  })

  it('jsonl holds contributions with their lines, and no signals of sentences', async () => {
    const { out } = await reportOf('jsonl')
    const files = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { contributions, result } = files.find(({ path }) => path === 'promises.md')
    expect(Object.keys(contributions)).toHaveLength(4)
    expect(contributions.slop_risk.length).toBeGreaterThan(1)
    for (const { start, end, share, line, column } of contributions.slop_risk) {
      expect(promises.slice(0, start).split('\n')).toHaveLength(line)
      expect(promises.split('\n')[line - 1]?.[column - 1]).toBe(promises[start])
      expect(end).toBeGreaterThan(start)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(result).not.toHaveProperty('sentences')
  })

  it('too little text is a report, not an error', async () => {
    const { out, status } = await reportOf('jsonl')
    const files = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const reasons = files
      .filter(({ path }) => /empty|short/.test(path))
      .map(({ result }) => result.primary_reason)
    expect(reasons).toEqual(['insufficient_text', 'insufficient_text'])
    expect(status).toBe(0)
  })

  it('json holds exactly the result of the engine at its default bound', async () => {
    const { analyzeText } = await loadEngine()
    const { out } = await reportOf('jsonl')
    const files = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const found = files.find(({ path }) => path === 'promises.md')
    expect(found.result).toEqual(analyzeText({ source: promises, syntax: 'markdown' }))
  })

  it('score gives the same result as check', async () => {
    const input = JSON.stringify({ id: 'a', text: promises })
    const { out } = await run('.', ['score', '--jsonl'], { input, loadEngine })
    const { id, ...result } = JSON.parse(out)
    const { analyzeText } = await loadEngine()
    expect([id, result]).toEqual(['a', analyzeText({ source: promises, syntax: 'markdown' })])
  })

  it('score names a context that the engine refuses', async () => {
    const input = JSON.stringify({ id: 'a', text: promises, context: { intended_use: 'frame' } })
    const { out, status } = await run('.', ['score', '--jsonl'], { input, loadEngine })
    expect(JSON.parse(out).error).toContain('context.intended_use')
    expect(status).toBe(0)
  })

  it('score --details adds coverage, contributions and sentences whose spans are in the text', async () => {
    const input = JSON.stringify({ id: 'a', text: promises })
    const { out } = await run('.', ['score', '--jsonl', '--details'], { input, loadEngine })
    const { sentences, coverage, contributions } = JSON.parse(out)
    expect(coverage.sentences).toBe(sentences.length)
    expect(Object.keys(contributions)).toHaveLength(4)
    for (const { start, end, signals } of sentences) {
      expect(promises.slice(start, end).trim()).not.toBe('')
      for (const value of Object.values(signals)) expect(value).toBeGreaterThanOrEqual(0)
    }
  })

  it('rules and explain show every rule', async () => {
    const { ruleCatalogue } = await loadEngine()
    const { out } = await run('.', ['rules'], { loadEngine })
    for (const { id } of ruleCatalogue) expect(out).toContain(`  ${id} `)
    for (const { id, fix, examples } of ruleCatalogue) {
      const explained = await run('.', ['explain', id], { loadEngine })
      expect(explained.status).toBe(0)
      const said = explained.out.replaceAll(/\s+/g, ' ')
      expect(said).toContain(fix)
      for (const example of [...examples.bad, ...examples.good]) {
        expect(said).toContain(example.trim().replaceAll(/\s+/g, ' '))
      }
      expect(Math.max(...explained.out.split('\n').map((line) => line.length))).toBeLessThan(121)
    }
  })

  it('explain shows what becomes of an example', async () => {
    const { out } = await run('.', ['explain', 'wordy-phrase'], { loadEngine })
    expect(out).toMatch(/\n {2}\S.*«[^»]+».*\n {4}→ [^«»\n]+\n/)
    const silent = await run('.', ['explain', 'vague-attribution'], { loadEngine })
    expect(silent.out).not.toContain('→')
  })
})
