import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeSite, runBuild, runCommandLine } from './support/run-build.ts'

const risky = readFileSync('examples/sites/risky.md', 'utf8')
const clean = readFileSync('examples/sites/docusaurus/docs/bleed.mdx', 'utf8')
const revise = readFileSync('examples/sites/remark-cli/docs/kettle.md', 'utf8')
const site = () => makeSite({ 'clean.mdx': clean, 'revise.md': revise, 'risky.md': risky })
const count = (text: string) => text.match(/^Content Trust: /gm)?.length ?? 0

describe('the report of a build', () => {
  it('is printed once, on standard error, however often a host compiles a page', () => {
    const { status, stdout, stderr } = runBuild(site(), {
      pages: ['revise.md', 'clean.mdx'],
      times: 2,
    })
    expect(status).toBe(0)
    expect(stdout).toBe('')
    expect(count(stderr)).toBe(1)
    expect(stderr).toContain('Content Trust: 2 pages checked, none stopped the build.')
    expect(stderr).toMatch(/revise +0\.\d\d +0\.\d\d +0\.\d\d +0\.\d\d +\d+ +revise\.md/)
    expect(stderr).toContain('1 other page: allow.')
    expect(stderr).toContain('% of the lines are prose that was scored.')
  })

  it('says how many pages it cannot judge, and why', () => {
    const short = 'The pump moved 40 litres in 12 minutes on 3 May 2019.\n'
    const folder = makeSite({ 'a.md': short, 'b.md': short, 'clean.mdx': clean })
    const { stderr } = runBuild(folder, { pages: ['a.md', 'b.md', 'clean.mdx'] })
    expect(stderr).toContain('\n  2 pages: Cannot judge: fewer than 70 words are prose.\n')
  })

  it('counts as another page none that it shows', () => {
    const folder = makeSite({ 'a.md': `---\ntitle: Notes: a list\n---\n\n${clean}` })
    const { stderr } = runBuild(folder, { pages: ['a.md'] })
    expect(stderr).toContain('2  warning  The front matter is not valid YAML: ')
    expect(stderr).not.toContain('other page')
  })

  it('says so when no page came in', () => {
    const folder = site()
    const nothing = makeSite({})
    expect(runBuild(nothing, { pages: [] }).stderr).toBe('')
    const { stderr } = runBuild(folder, {
      pages: ['clean.mdx'],
      options: { ignoreFiles: ['clean.mdx'] },
    })
    expect(stderr).toContain('no page was checked, 1 skipped')
  })

  it('is silent when asked to be', () => {
    const { status, stderr } = runBuild(site(), {
      pages: ['revise.md'],
      options: { report: false, reportFile: 'r.json' },
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  it.each([
    ['r.json', '"path":"revise.md"'],
    ['r.sarif', '"uri":"revise.md"'],
    ['deep/r.html', '<!doctype html>'],
  ])('goes to %s, alone if asked', (reportFile, words) => {
    const folder = site()
    const options = { report: 'file', reportFile }
    const { stderr } = runBuild(folder, { pages: ['revise.md', 'clean.mdx'], options })
    expect(stderr).toBe('')
    expect(readFileSync(join(folder, reportFile), 'utf8')).toContain(words)
  })

  it('says that its file could not be written, and fails', () => {
    const options = { reportFile: 'revise.md/r.json' }
    const { status, stderr } = runBuild(site(), { pages: ['clean.mdx'], options })
    expect(status).toBe(2)
    expect(stderr).toContain('The report file revise.md/r.json could not be written')
  })

  it('holds the pages of all worker processes, shown by the one that collects them', () => {
    const folder = site()
    const options = { reportFile: 'r.json' }
    const { status, stderr } = runBuild(folder, {
      pages: ['clean.mdx', 'revise.md', 'risky.md'],
      options,
      workers: true,
      swallows: true,
    })
    expect(status).toBe(1)
    expect(count(stderr)).toBe(1)
    expect(stderr).toContain('Content Trust: 3 pages checked, 1 page stopped the build.')
    const { files } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'))
    expect(files.map(({ path }: { path: string }) => path)).toEqual([
      'clean.mdx',
      'revise.md',
      'risky.md',
    ])
  })
})

describe('a stopped page', () => {
  it('fails the process of a host that swallows its error, and the next build that takes it from a cache', () => {
    const folder = site()
    expect(runBuild(folder, { pages: ['risky.md'], swallows: true }).status).toBe(1)
    const next = runBuild(folder, { pages: ['clean.mdx'], swallows: true })
    expect(next.status).toBe(1)
    expect(next.stderr).toContain('2 pages checked, 1 page stopped the build.')
    writeFileSync(join(folder, 'risky.md'), clean)
    expect(runBuild(folder, { pages: ['clean.mdx'], swallows: true }).status).toBe(0)
    expect(existsSync(join(folder, '.content-trust-cache', '.gitignore'))).toBe(true)
  })

  it('passes once the baseline of the command line knows it', () => {
    const folder = site()
    runCommandLine(folder, ['check', '.', '--baseline', 'known.json', '--update-baseline'])
    const options = { baseline: 'known.json' }
    const known = runBuild(folder, { pages: ['risky.md'], options })
    expect([known.status, known.stderr]).toEqual([0, expect.stringContaining('none stopped')])
    writeFileSync(
      join(folder, 'risky.md'),
      `${risky}\nIn conclusion, experts agree that it is a game changer that boasts a wide range of features.\n`,
    )
    expect(runBuild(folder, { pages: ['risky.md'], options }).status).not.toBe(0)
  })
})

it('keeps results by content for the next build when asked to', () => {
  const folder = site()
  const host = { pages: ['revise.md'], options: { cache: true } }
  const first = runBuild(folder, host)
  const second = runBuild(folder, host)
  expect(second.stderr).toBe(first.stderr)
  expect(existsSync(join(folder, '.content-trust-cache'))).toBe(true)
})

it('says of every page what the command line says', () => {
  const folder = site()
  const pages = ['clean.mdx', 'revise.md', 'risky.md']
  const options = { report: 'file', reportFile: 'plugin.json', failOn: 'none' }
  runBuild(folder, { pages, options })
  runCommandLine(folder, [
    'check',
    ...pages,
    '-f',
    'json',
    '-o',
    'cli.json',
    '--max-findings',
    '999',
  ])
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  expect(read('plugin.json')).toEqual(read('cli.json'))
})
