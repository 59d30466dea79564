import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeSite, runHost } from './support/run-build.ts'

const risky = readFileSync('examples/sites/risky.md', 'utf8')
const clean = readFileSync('examples/sites/docusaurus/docs/bleed.mdx', 'utf8')
const site = () => makeSite({ 'clean.md': clean, 'risky.md': risky })
const pages = ['clean.md', 'risky.md']

it.each(['next dev', 'docusaurus start', 'astro dev', 'vite'])(
  '%s shows every page, says once what would stop a build, and ends well',
  (command) => {
    const { status, stderr } = runHost(site(), command, { pages, times: 3 })
    expect(status).toBe(0)
    expect(stderr.match(/^Content Trust/gm)).toHaveLength(1)
    expect(stderr).toContain(
      'Content Trust: risky.md: human review, high risk. It would stop a build (failOn: high).',
    )
    expect(stderr).toMatch(/^ +8:1 +“cutting-edge platform”/m)
  },
  60_000,
)

it('a page is reported again when it was changed, and when it was mended', () => {
  const folder = site()
  writeFileSync(join(folder, 'more.md'), `${risky}\nOne more line.\n`)
  const { stderr } = runHost(folder, 'next dev', {
    pages: ['risky.md'],
    saved: { 'risky.md': ['more.md', 'more.md', 'clean.md', 'clean.md'] },
  })
  expect(stderr.match(/^Content Trust: .*/gm)).toEqual([
    expect.stringContaining('risky.md: human review'),
    expect.stringContaining('risky.md: human review'),
    'Content Trust: risky.md: allow, low risk.',
  ])
}, 60_000)

it('a dev server stops a page where `failOnDev` says so', () => {
  const stopped = runHost(site(), 'next dev', { pages, options: { failOnDev: 'high' } })
  expect(stopped.status).not.toBe(0)
  expect(stopped.stderr).toContain(
    'Content Trust stops risky.md: human review, high risk (failOnDev: high)',
  )
  const passed = runHost(site(), 'next dev', { pages, options: { failOnDev: 'reject' } })
  expect(passed.status).toBe(0)
}, 60_000)

it('a build is a build, whatever the shell says', () => {
  const { status } = runHost(site(), 'astro build', { pages, env: { NODE_ENV: 'development' } })
  expect(status).toBe(1)
}, 60_000)
