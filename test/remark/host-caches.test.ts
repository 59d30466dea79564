import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeSite, runHost } from './support/run-build.ts'

const risky = readFileSync('examples/sites/risky.md', 'utf8')
const clean = readFileSync('examples/sites/docusaurus/docs/bleed.mdx', 'utf8')
const site = () => makeSite({ 'clean.md': clean, 'risky.md': risky })
const all = ['clean.md', 'risky.md']
const stoppedOf2 = 'Content Trust: 2 pages checked, 1 page stopped the build.'

/** A build of Astro that hands in some pages, and takes others from its cache. */
const astro = (folder: string, pages: readonly string[], options = {}) =>
  runHost(folder, 'astro build', { pages, options, isAstro: true })

describe('a host that takes pages from its cache', () => {
  it('is stopped in every build until the page is repaired, also where it never makes the plugin', () => {
    const folder = site()
    const first = astro(folder, all)
    expect([first.status, first.stderr]).toEqual([1, expect.stringContaining(stoppedOf2)])
    const second = astro(folder, [])
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(stoppedOf2)])
    expect(second.stderr).toContain('2 pages were in the cache of the host')
    // The lines of a page are those of its file, whichever way it came.
    const stopOf = (stderr: string) => stderr.slice(stderr.indexOf('Content Trust stops'))
    expect(stopOf(second.stderr)).toBe(stopOf(first.stderr))
    writeFileSync(join(folder, 'risky.md'), clean)
    const repaired = astro(folder, ['risky.md'])
    expect([repaired.status, repaired.stderr]).toEqual([
      0,
      expect.stringContaining('2 pages checked, the decision for all is allow.'),
    ])
  }, 60_000)

  it('forgets with its cache, where every page comes in again, and a page that is gone', () => {
    const folder = site()
    astro(folder, all)
    rmSync(join(folder, 'node_modules/.astro'), { recursive: true })
    expect(astro(folder, all).status).toBe(1)
    renameSync(join(folder, 'risky.md'), join(folder, 'risky.txt'))
    const gone = astro(folder, [])
    expect([gone.status, gone.stderr]).toEqual([0, expect.stringContaining('1 page checked')])
  }, 60_000)

  it('is held to the gate of today: by its options, a config file or a baseline', () => {
    const folder = site()
    expect(astro(folder, all, { failOn: 'none' }).status).toBe(0)
    // The config has other options, and the host makes the plugin for a page beside the risky one.
    expect(astro(folder, ['clean.md'], { failOn: 'high' }).status).toBe(1)
    const other = site()
    writeFileSync(join(other, 'content-trust.config.json'), '{"fail_on":"none"}')
    expect(runHost(other, 'docusaurus build', { pages: all }).status).toBe(0)
    writeFileSync(join(other, 'content-trust.config.json'), '{"fail_on":"high"}')
    const changed = runHost(other, 'docusaurus build', { pages: [] })
    expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining(stoppedOf2)])
  }, 60_000)

  it('is not asked about where nothing is built', () => {
    const folder = site()
    astro(folder, all)
    const { status, stderr } = runHost(folder, 'astro preview', { pages: [] })
    expect([status, stderr]).toEqual([0, ''])
  }, 60_000)
})

it('a page of Astro is left whole, with the lines of its file, and a wrong setting stops the build', () => {
  const folder = site()
  const stopped = astro(folder, ['risky.md'])
  expect(stopped.stderr).not.toContain('VFileMessage')
  const lines = risky.split('\n')
  const [, line = '', words = ''] = /^ +(\d+):\d+ +“([^”]+)”/m.exec(stopped.stderr) ?? []
  expect(lines[Number(line) - 1]).toContain(words)
  writeFileSync(join(folder, 'clean.md'), `---\ncontentTrust:\n  fail_on: hihg\n---\n\n${clean}`)
  rmSync(join(folder, 'risky.md'))
  for (const pages of [['clean.md'], []]) {
    const { status, stderr } = astro(folder, pages)
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('Content Trust cannot check clean.md:3: '),
    ])
    expect(stderr).toContain('Did you mean `high`?')
  }
}, 60_000)

it('an image that was replaced is scored anew, though the host keeps its page', () => {
  const plain = readFileSync('examples/sites/astro-starlight/src/content/docs/colours.jpg')
  const folder = makeSite({ 'clean.md': `${clean}\n![](a.jpg)\n`, 'a.jpg': plain })
  const options = { images: true }
  expect(astro(folder, ['clean.md'], options).status).toBe(0)
  writeFileSync(join(folder, 'a.jpg'), readFileSync('examples/images/declared.jpg'))
  for (const { status, stderr } of [astro(folder, [], options), astro(folder, [], options)]) {
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('Content Trust stops clean.md for its image a.jpg'),
    ])
  }
}, 60_000)

it('a file that remark is given is checked alone', () => {
  const folder = site()
  runHost(folder, 'remark .', { pages: all, swallows: true })
  const { status, stderr } = runHost(folder, 'remark clean.md', { pages: ['clean.md'] })
  expect([status, stderr]).toEqual([0, expect.stringContaining('1 page checked')])
}, 60_000)
