import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import type { Options } from '../options.ts'
import { addRemembered } from './remembered-pages.ts'
import { readMemory, writeMemory } from './site-memory.ts'
import { makeUse, type Use } from './use.ts'

const text = 'The pump moved 40 litres in 12 minutes on 3 May 2019.\n'
const docs: Options = { failOn: 'none' }
const blog: Options = { failOn: 'medium' }

/** A site with a page under each of two sets of options, as an earlier build left it. */
function rememberedSite() {
  const folder = temporaryFolder()
  for (const name of ['docs', 'blog']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'a.md'), text)
  }
  const [first, second] = [makeUse(docs), makeUse(blog)]
  const remembered = {
    uses: { [first.key]: docs, [second.key]: blog },
    pages: [
      { path: 'docs/a.md', use: first.key, stopped: false },
      { path: 'blog/a.md', use: second.key, stopped: true },
    ],
    images: [],
  }
  return { folder, remembered }
}

/** The pages of each set of options after those of before were added. */
function ownersAfter(live: readonly Options[], reach: 'all pages' | 'stopped pages' | 'none') {
  const { folder, remembered } = rememberedSite()
  const uses = new Map(live.map((options) => [makeUse(options).key, makeUse(options)]))
  addRemembered(folder, uses, remembered, reach)
  const pagesOf = ({ options, records }: Use) => [options.failOn, ...records.keys()]
  return [...uses.values()].map(pagesOf)
}

it('pages go to the options that they came to, made in this build or not', () => {
  const expected = [
    ['none', 'docs/a.md'],
    ['medium', 'blog/a.md'],
  ]
  expect(ownersAfter([docs, blog], 'all pages')).toEqual(expected)
  expect(ownersAfter([docs], 'all pages')).toEqual(expected)
  expect(ownersAfter([], 'all pages')).toEqual(expected)
})

it('new options take the pages of those that are gone', () => {
  expect(ownersAfter([docs, { failOn: 'high' }], 'all pages')).toEqual([
    ['none', 'docs/a.md'],
    ['high', 'blog/a.md'],
  ])
})

it('a host that has no cache is asked about what stopped it, and remark about nothing', () => {
  expect(ownersAfter([docs, blog], 'stopped pages')).toEqual([['none'], ['medium', 'blog/a.md']])
  expect(ownersAfter([docs], 'stopped pages')).toEqual([['none']])
  expect(ownersAfter([docs], 'none')).toEqual([['none']])
})

it('a memory is kept beside a note for Git, and one that is damaged or of another shape is none', () => {
  const { remembered } = rememberedSite()
  const folder = join(temporaryFolder(), 'deep/memory')
  const nothing = { uses: {}, pages: [], images: [] }
  expect(readMemory(folder)).toEqual(nothing)
  writeMemory(folder, remembered)
  expect(readMemory(folder)).toEqual(remembered)
  writeFileSync(join(folder, 'pages.json'), '{"version":3,"pages":')
  expect(readMemory(folder)).toEqual(nothing)
  writeFileSync(join(folder, 'pages.json'), '{"version":1,"pages":["a.md"]}')
  expect(readMemory(folder)).toEqual(nothing)
})
