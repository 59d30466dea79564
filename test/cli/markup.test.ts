import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run as runWith } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const run = (folder: string, args: readonly string[], input = '') =>
  runWith(folder, args, { input, loadEngine })

const drafts = {
  'a.md': 'It is very unique.\n',
  'b.adoc': '= Title\n\nIt is *very unique*.\n',
  'c.rst': 'Title\n=====\n\nIt is very unique.\n',
  'd.html': '<p>It&#39;s <b>very</b> unique &amp; We utilise it.</p>\n',
  'e.asc': '-----BEGIN PGP SIGNATURE-----\n',
}

async function pathsOf(folder: string, ...names: string[]): Promise<string[]> {
  const { out } = await run(folder, ['check', ...names, '-f', 'jsonl'])
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).path)
}

describe('files of other markup languages', () => {
  it('are found in a folder, but pages of HTML and signatures only by their names', async () => {
    const folder = await makeFolder(drafts)
    expect(await pathsOf(folder, '.')).toEqual(['a.md', 'b.adoc', 'c.rst'])
    expect(await pathsOf(folder, 'd.html', 'e.asc')).toEqual(['d.html', 'e.asc'])
    expect(await pathsOf(folder, '*.{md,html}')).toEqual(['a.md', 'd.html'])
    expect(await pathsOf(folder, '*')).toEqual(['a.md', 'b.adoc', 'c.rst'])
    expect(await pathsOf(folder, '*.*')).toEqual(['a.md', 'b.adoc', 'c.rst'])
  })

  it('are read by the name of standard input', async () => {
    const folder = await makeFolder({})
    const args = ['check', '-', '--stdin-filename', 'x.html', '-f', 'jsonl']
    const { out } = await run(folder, args, '<pre>It is very unique.</pre><p>Hello there.</p>')
    expect(JSON.parse(out).findings).toEqual([])
  })

  it('are edited between their marks', async () => {
    const folder = await makeFolder(drafts)
    await run(folder, ['check', 'c.rst', 'd.html', '--fix'])
    expect(await readFile(join(folder, 'c.rst'), 'utf8')).toBe('Title\n=====\n\nIt is unique.\n')
    expect(await readFile(join(folder, 'd.html'), 'utf8')).toContain('&amp; We use it.</p>')
  })

  it('hide what their own comments say', async () => {
    const folder = await makeFolder({
      'a.adoc': '// content-trust-disable-next-line\nIt is very unique.\n',
      'b.rst': '.. content-trust-ignore-file\n\nIt is very unique.\n',
      'c.html': '<p>It is very unique. <!-- content-trust-disable-line --></p>\n',
    })
    const { out } = await run(folder, ['check', 'a.adoc', 'b.rst', 'c.html', '-f', 'jsonl'])
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ findings }) => findings.length)).toEqual([0, 0, 0])
  })

  it('take settings from front matter, but dashes above a title of reStructuredText are none', async () => {
    const front = '---\ncontentTrust: false\n---\n\nIt is very unique.\n'
    const folder = await makeFolder({
      'a.adoc': front,
      'b.html': front,
      'c.rst': '---\nFAQ\n---\n\nIt is very unique.\n',
    })
    const { out, err } = await run(folder, ['check', 'a.adoc', 'b.html', 'c.rst'])
    expect(err).not.toContain('c.rst')
    expect(err).not.toContain('warning')
    expect(out).toContain('1 of 3 drafts checked')
  })
})
