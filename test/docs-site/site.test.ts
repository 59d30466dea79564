import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readPages } from '../../apps/site/src/repository/pages.ts'
import { buildSite } from './support/build-site.ts'
import { type BuiltSite, deadLinks, foreignFetches, readBuiltSite } from './support/built-site.ts'
import { testLooks } from './support/test-looks.ts'
import { testPlayground } from './support/test-playground.ts'

const folder = 'apps/site/dist'
const pages = [...readPages('.').values()]
let site: BuiltSite
let printed: string

beforeAll(() => {
  const build = buildSite('.')
  if (build.status !== 0) throw new Error(build.printed)
  printed = build.printed
  site = readBuiltSite(folder)
}, 240_000)

it('passes its own gate, with its images', () => {
  const [, checked, images, skipped] =
    /: (\d+) pages and (\d+) images checked, (\d+) skipped, none stopped the build/.exec(printed) ??
    []
  expect(Number(checked) + Number(skipped)).toBe(pages.length)
  expect(Number(images)).toBeGreaterThan(5)
})

it('has no type errors in its code', () => {
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'apps/site'], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, ''])
})

it('has each page of the repository at its address, under its title', () => {
  const built = pages.map(({ address }) => site.pages.get(`${address}/`)?.html ?? '')
  const titles = built.map((html) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1])
  expect(pages.length).toBeGreaterThan(270)
  expect(titles.map((title, at) => [pages[at]?.path, title === undefined])).toEqual(
    pages.map(({ path }) => [path, false]),
  )
})

it('has a page for each rule and each decision', () => {
  for (const [folder, most] of [
    ['rules', 130],
    ['decisions', 80],
  ] as const) {
    const names = globSync(`docs/${folder}/*.md`).map((path) => basename(path, '.md'))
    expect(names.length).toBeGreaterThan(most)
    const missing = names.filter(
      (name) => name !== 'README' && !site.pages.has(`${folder}/${name}/`),
    )
    expect(missing).toEqual([])
  }
})

it('has no link to a page, file or place that is not there', () => {
  expect(deadLinks(site, '/')).toEqual([])
})

it('lists every page in the sidebar of the pages beside it', () => {
  const linked = (from: string) => site.pages.get(from)?.html ?? ''
  const lists = { rules: linked('rules/'), decisions: linked('decisions/') }
  const other = linked('cli/')
  const unlisted = pages.filter(({ address }) => {
    const html = address.startsWith('rules/')
      ? lists.rules
      : address.startsWith('decisions/')
        ? lists.decisions
        : other
    return !html.slice(0, html.indexOf('<main')).includes(`href="/${address}/"`)
  })
  expect(unlisted.map(({ path }) => path)).toEqual([])
})

it('fetches nothing from other hosts, and lets no page do so', () => {
  expect(foreignFetches(site)).toEqual([])
  for (const { html } of site.pages.values()) {
    const policy = /<head[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      html,
    )
    expect(policy?.[1]).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-",
    )
    expect(policy?.[1]).not.toMatch(/script-src[^;]*unsafe-inline|https?:/)
  }
})

it('shows the numbers of the measured files in the charts', () => {
  const html = site.pages.get('charts/')?.html ?? ''
  const { trust } = JSON.parse(readFileSync('training/results/evaluation.json', 'utf8'))
  for (const { kind, machines } of trust.missed) {
    expect(html).toMatch(
      new RegExp(`>${kind}</th>[\\s\\S]*?>${machines.toLocaleString('en')}</td>`),
    )
  }
  expect(html.match(/<table role="table"/g)).toHaveLength(4)
})

it('shows no comment that is meant for GitHub', () => {
  const leftOvers = [...site.pages.values()].filter(({ html }) =>
    /<!-- *(?:Generated|generated:|end of generated)/.test(html),
  )
  expect(leftOvers.map(({ address }) => address)).toEqual([])
})

testLooks(folder)
testPlayground(folder)
