import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { sarifProblems, xmlProblems } from './support/report-problems.ts'

/** Drafts with every outcome: findings, none, hidden findings, skipped, broken, hostile names. */
const drafts = {
  'good.md': 'A plain text that says what it means, in few words.',
  'bad.md':
    '# Title\n\nIt is very unique; experts say so.\r\n\r\nPlease utilise 🙂 it & <b>“more”</b>.\n',
  'a b, c: 100%.md': 'It is very unique and very\nunique.',
  'control.md': 'A bell \u0007 and an escape \u001b[31m: very unique.',
  'off.md': '---\ncontentTrust: false\n---\nvery unique\n',
  'hidden.md':
    '---\ncontentTrust:\n  ignore_rules:\n    hollow-intensifier: a quote\n---\nvery unique, experts say\n',
  'binary.txt': Uint8Array.of(1, 0, 2),
}

const report = async (format: string, ...more: string[]) => {
  const folder = await makeFolder(drafts)
  return await run(folder, ['check', '.', '--format', format, ...more])
}

describe('reporters', () => {
  it.each(['none', 'high'])('sarif is valid with --fail-on %s', async (gate) => {
    const { out } = await report('sarif', '--fail-on', gate)
    expect(await sarifProblems(out)).toEqual([])
  })

  it('sarif counts UTF-16 columns and keeps hidden findings as suppressed', async () => {
    const { out } = await report('sarif')
    const log = JSON.parse(out).runs[0]
    expect(log.columnKind).toBe('utf16CodeUnits')
    const ids = (suppressed: boolean) =>
      log.results
        .filter((result: object) => 'suppressions' in result === suppressed)
        .map((result: { ruleId: string }) => result.ruleId)
    expect(ids(true)).toEqual(['hollow-intensifier'])
    expect(ids(false)).toHaveLength(6)
    const { locations } = log.results.find(
      (result: { ruleId: string }) => result.ruleId === 'wordy-phrase',
    )
    expect(locations[0].physicalLocation.region).toMatchObject({ startLine: 5, startColumn: 8 })
    expect(log.invocations[0].toolExecutionNotifications).toHaveLength(1)
    expect(log.tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('wordy-phrase')
    for (const { ruleId, ruleIndex } of log.results) {
      expect(log.tool.driver.rules[ruleIndex].id).toBe(ruleId)
    }
  })

  it('sarif names the tool, its runs, and a page of each rule', async () => {
    const folder = await makeFolder({ 'docs/x.md': 'very unique' })
    const env = { GITHUB_WORKSPACE: folder }
    const { out } = await run(`${folder}/docs`, ['check', '.', '-f', 'sarif'], { env })
    const [{ tool, automationDetails }] = JSON.parse(out).runs
    expect(automationDetails).toEqual({ id: 'content-trust/docs/' })
    expect(tool.driver).toMatchObject({ version: '0.0.0-test', semanticVersion: '0.0.0-test' })
    for (const { id, help, helpUri } of tool.driver.rules) {
      expect(helpUri).toBe(`https://unpkg.com/content-trust@0.0/dist/rules/${id}.md`)
      expect(help.text).toMatch(/\n\nFlagged: .+\n\nNot flagged: /)
      expect(help.markdown).toMatch(/\*\*Flagged:\*\*\n\n- .*\*\*.+\*\*.*\n\n\*\*Not flagged:/)
      expect(help.markdown).toContain(`(${helpUri})`)
    }
  })

  it('sarif fixes name lines, columns and offsets of the same words', async () => {
    const { out } = await report('sarif')
    const fixes = JSON.parse(out).runs[0].results.flatMap(
      (result: { fixes?: object[] }) => result.fixes ?? [],
    )
    expect(fixes.length).toBeGreaterThan(2)
    for (const { artifactChanges } of fixes) {
      const [{ artifactLocation, replacements }] = artifactChanges
      const [{ deletedRegion: region, insertedContent }] = replacements
      const source = String(drafts[decodeURIComponent(artifactLocation.uri) as 'bad.md'])
      const lines = source.split(/(?<=\n)/)
      const words =
        region.startLine === region.endLine
          ? lines[region.startLine - 1]?.slice(region.startColumn - 1, region.endColumn - 1)
          : (lines[region.startLine - 1]?.slice(region.startColumn - 1) ?? '') +
            (lines[region.endLine - 1]?.slice(0, region.endColumn - 1) ?? '')
      expect(words).toBe(source.slice(region.charOffset, region.charOffset + region.charLength))
      expect(['unique', 'use']).toContain(insertedContent.text)
    }
  })

  it('sarif escapes file names', async () => {
    const { out } = await report('sarif')
    expect(out).toContain('"uri":"a%20b%2C%20c%3A%20100%25.md"')
  })

  it.each(['none', 'high'])('junit is valid with --fail-on %s', async (gate) => {
    const { out } = await report('junit', '--fail-on', gate)
    expect(await xmlProblems(out, 'junit.xsd')).toEqual([])
    const failures = gate === 'high' ? 1 : 0
    expect(out).toContain(`tests="7" failures="${failures}" errors="1" skipped="1"`)
    expect(out.match(/<failure /g)?.length ?? 0).toBe(failures)
  })

  it.each(['none', 'high'])('checkstyle is valid with --fail-on %s', async (gate) => {
    const { out } = await report('checkstyle', '--fail-on', gate)
    expect(await xmlProblems(out, 'checkstyle.xsd')).toEqual([])
    expect(out.includes('content-trust.decision')).toBe(gate === 'high')
  })

  it('the schemas refuse what is not theirs', async () => {
    expect(await xmlProblems('<testsuites><file/></testsuites>', 'junit.xsd')).not.toEqual([])
    expect(await xmlProblems('<checkstyle/>', 'checkstyle.xsd')).not.toEqual([])
  })

  it('json is one document with lines, columns and fingerprints', async () => {
    const { out } = await report('json')
    const { files, summary, tool } = JSON.parse(out)
    expect(tool.engine_version).toBe('0.0.0-test')
    expect(summary).toMatchObject({ drafts: 7, scored: 5, skipped: 1, failed: 1 })
    const bad = files.find(({ path }: { path: string }) => path === 'bad.md')
    expect(bad.findings[0]).toMatchObject({
      line: 3,
      column: 7,
      end_column: 18,
      quote: 'very unique',
    })
    expect(bad.findings[0].fingerprint).toMatch(/^[0-9a-f]{16}$/)
    expect(bad.result).not.toHaveProperty('sentences')
  })

  it('jsonl is one object a line', async () => {
    const { out } = await report('jsonl')
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).status).sort()).toEqual([
      'failed',
      'scored',
      'scored',
      'scored',
      'scored',
      'scored',
      'skipped',
    ])
  })

  it('github escapes properties and messages', async () => {
    const { out } = await report('github', '--fail-on', 'high')
    expect(out).toContain('::error file=bad.md,line=1,title=Content Trust::human review: high risk')
    expect(out).toContain(
      '::warning file=a b%2C c%3A 100%25.md,line=1,endLine=1,col=7,endColumn=18,',
    )
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^::(error|warning|notice)/)
  })

  it('github names files from the workspace', async () => {
    const folder = await makeFolder({ 'docs/x.md': 'very unique' })
    const env = { GITHUB_WORKSPACE: folder }
    const { out } = await run(`${folder}/docs`, ['check', 'x.md', '-f', 'github'], { env })
    expect(out).toContain('file=docs/x.md,')
  })

  it('unix is one line a finding', async () => {
    const { out } = await report('unix')
    expect(out).toContain(
      'bad.md:3:7: “very unique” adds nothing. Try “unique”. [medium/hollow-intensifier]\n',
    )
    expect(out).toContain('binary.txt:1:1: a binary file')
  })

  it('markdown escapes text of the draft', async () => {
    const folder = await makeFolder({ '*x*.md': 'A [link](x) very\nunique' })
    const { out } = await run(folder, ['check', '.', '-f', 'markdown'])
    expect(out).toContain('| \\*x\\*.md | **')
    expect(out).toContain('1 of 1 draft checked.')
  })

  it('html stands alone and escapes the draft', async () => {
    const { out } = await report('html')
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(out).not.toMatch(/<script|src=|@import|https?:/)
    expect(out).toContain('&lt;b&gt;“more”&lt;/b&gt;')
    const targets = [...out.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    for (const target of targets) expect(out).toContain(`id="${target}"`)
    expect(targets.length).toBe(7 + 2 * 6)
  })

  it('html shows the worst drafts first, and why one was not checked', async () => {
    const { out } = await report('html')
    const rows = [...out.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) => row)
    expect(rows).toHaveLength(7)
    expect(rows[0]).toContain('a binary file')
    expect(rows[1]).toContain('bad.md')
    expect(rows[1]).toContain('human review')
    expect(rows.at(-1)).toContain('its front matter says')
    const sections = [...out.matchAll(/<h2 id="(draft-\d+)">/g)].map((match) => match[1])
    const links = rows.map((row) => /href="#([^"]+)"/.exec(row)?.[1])
    expect(sections).toEqual(links)
    expect(out).toContain('5 of 7 drafts checked: 1 human review, ')
    expect(out).toContain('1 could not be checked.')
  })

  it('html says that no drafts were found', async () => {
    const folder = await makeFolder({})
    const { out } = await run(folder, ['check', '.', '-f', 'html', '--pass-with-no-files'])
    expect(out).toContain('No drafts were found.')
    expect(out).not.toContain('<table>')
  })

  it('html keeps the text as it is when its marks are taken away', async () => {
    const { out } = await report('html')
    const texts = [...out.matchAll(/<div class="text"[^>]*>(.*?)<\/div>/gs)].map((match) =>
      match[1]
        ?.replaceAll(/<sup.*?<\/sup>|<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    )
    expect(texts).toContain(drafts['bad.md'])
    expect(texts).toContain(drafts['a b, c: 100%.md'])
  })

  it('an unknown format names the nearest', async () => {
    const { status, err, out } = await report('sarf')
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain('Did you mean `sarif`?')
  })
})
