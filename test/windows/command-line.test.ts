import { describe, expect, it } from 'vitest'
import { windowsSite } from './support/run-on-windows.ts'

const draft =
  "# Notes\r\n\r\nIn today's fast-paced world, our very unique tool is a testament to resilience.\r\n"
const files = {
  'docs/a.md': draft,
  'drafts/b.md': draft,
  'blog/Old/c.md': draft,
  '.content-trust-ignore': 'drafts/\r\n',
  'content-trust.config.json':
    '{\r\n  "ignore_rules": { "hollow-intensifier": "a house term" },\r\n' +
    '  "overrides": [{ "files": ["blog/**"], "severity": { "stock-opening": "high" } }]\r\n}\r\n',
}

/** Places and rules of a report in the form `unix`. */
function placesOf(report: string): string[] {
  return report
    .trim()
    .split('\n')
    .map((line) => line.replace(/^([^:]+:\d+:\d+): .* \[(.+)\]$/, '$1 $2'))
}

const inBlog = ['3:1 high/stock-opening', '3:51 medium/serves-as']
const inDocs = ['3:1 medium/stock-opening', '3:51 medium/serves-as']
const at = (path: string, places: readonly string[]) => places.map((place) => `${path}:${place}`)

describe('the command line on paths of Windows, with drafts and settings that have CRLF', () => {
  it('walks folders, and applies ignore files, ignored rules and overrides by glob', () => {
    const { status, stdout, stderr } = windowsSite(files).run(
      'command-line.ts',
      'check',
      '.',
      '-f',
      'unix',
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(placesOf(stdout)).toEqual([...at('blog/Old/c.md', inBlog), ...at('docs/a.md', inDocs)])
  })

  it('takes names and globs with backslashes, in any case', () => {
    const names = ['DOCS\\A.md', 'blog\\**\\*.md']
    const { stdout, stderr } = windowsSite(files).run(
      'command-line.ts',
      'check',
      ...names,
      '-f',
      'unix',
    )
    expect(stderr).toBe('')
    expect(placesOf(stdout)).toEqual([...at('DOCS/A.md', inDocs), ...at('blog/Old/c.md', inBlog)])
  })

  it('skips what an ignore file names, also when it is named in another case', () => {
    const { status, stderr } = windowsSite(files).run('command-line.ts', 'check', 'DRAFTS\\b.md')
    expect(status).toBe(2)
    expect(stderr).toContain('skipped, named by .content-trust-ignore')
  })

  it('writes a baseline that other systems read, and reads it again', () => {
    const site = windowsSite(files)
    const args = ['check', '.', '--baseline', 'docs\\baseline.json', '-f', 'unix']
    site.run('command-line.ts', ...args, '--update-baseline')
    const { files: entries } = JSON.parse(site.read('docs/baseline.json'))
    expect(Object.keys(entries)).toEqual(['../blog/Old/c.md', 'a.md'])
    expect(site.run('command-line.ts', ...args)).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  it('names files with slashes in its reports', () => {
    const { stdout } = windowsSite(files).run('command-line.ts', 'check', '.', '-f', 'sarif')
    const addresses = [...stdout.matchAll(/"uri": ?"([^"]*\.md)"/g)].map(([, uri]) => uri)
    expect(new Set(addresses)).toEqual(new Set(['blog/Old/c.md', 'docs/a.md']))
  })

  it('repairs a draft and keeps its line ends', () => {
    const site = windowsSite({
      'docs/a.md': 'We utilize 3 pumps in order to save 40 litres.\r\n\r\nThey ran.\r\n',
    })
    expect(site.run('command-line.ts', 'check', 'docs\\a.md', '--fix', '-f', 'unix').status).toBe(0)
    const text = site.read('docs/a.md')
    expect(text).toContain('We use 3 pumps')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
