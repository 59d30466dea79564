import { expect, it } from 'vitest'
import { leadOf } from '../../../apps/site/src/landing/lead.ts'
import { listsOf } from '../../../apps/site/src/navigation/lists.ts'
import { readPages } from '../../../apps/site/src/repository/pages.ts'
import { pictureOf } from '../../../apps/site/src/repository/pictures.ts'
import { addressOf } from '../../../apps/site/src/repository/repository-links.ts'
import { readSiteOptions } from '../../../apps/site/src/site-options.ts'

const pages = readPages('.')
const targets = { top: '.', pages, base: '/trust/', repository: 'https://example.org/team/trust' }

it('gives each page an address of its own', () => {
  const addresses = [...pages.values()].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(pages.get('docs/README.md')?.address).toBe('overview')
  expect(pages.get('docs/rules/README.md')?.address).toBe('rules')
  expect(pages.get('docs/rules/buzzword.md')).toMatchObject({
    address: 'rules/buzzword',
    title: 'buzzword',
  })
})

it.each([
  ['docs/cli.md', 'scores.md', '/trust/scores/'],
  ['docs/cli.md', 'rules/README.md#generic_phrasing', '/trust/rules/#generic_phrasing'],
  ['docs/rules/buzzword.md', '../house-terms.md', '/trust/house-terms/'],
  ['docs/README.md', '../packages/engine/README.md', '/trust/packages/engine/'],
  ['README.md', 'docs', '/trust/overview/'],
  ['docs/README.md', '../bench/results', `${targets.repository}/tree/main/bench/results`],
  ['docs/cli.md', '../LICENSE', `${targets.repository}/blob/main/LICENSE`],
  ['docs/cli.md', '#commands', '#commands'],
  ['docs/cli.md', 'https://example.org/a.md', 'https://example.org/a.md'],
])('leads a link of %s to %s to %s', (from, url, address) => {
  expect(addressOf(targets, from, url)).toBe(address)
})

it('refuses a link to a file that is not there, and names it', () => {
  expect(() => addressOf(targets, 'docs/cli.md', 'gone.md')).toThrow(
    'docs/cli.md links to gone.md, which is no file of the repository: repair the link.',
  )
})

it('makes two images of a picture for light and dark, and leaves other HTML alone', () => {
  const picture = pictureOf(
    '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="a-dark.png">\n  <img src="a.png" alt="An editor">\n</picture>\n',
  )
  expect(picture?.children).toMatchObject([
    { url: 'a.png', alt: 'An editor', data: { hProperties: { className: ['only-light'] } } },
    { url: 'a-dark.png', alt: 'An editor', data: { hProperties: { className: ['only-dark'] } } },
  ])
  expect(pictureOf('<img src="b.png" alt="">')?.children).toEqual([
    { type: 'image', url: 'b.png', alt: '' },
  ])
  expect(pictureOf('<details>')).toBeNull()
})

it('reads the first words of a README', () => {
  expect(leadOf('# A\n\n**What\nis it?**\n\nIt is [a](b.md) `c`.\n\n## D\n\nE.')).toEqual({
    question: 'What is it?',
    paragraphs: ['It is a c.'],
  })
  expect(leadOf('# A\n\nIt is.\n\n<picture>')).toEqual({ question: null, paragraphs: ['It is.'] })
})

it('lists the files below each heading of an index, each once', () => {
  const index =
    '# A\n\n[no](x.md)\n\n## B\n\n- [c](c.md), [d](d.md#e)\n\n## F\n\n| [c](c.md) | [g](g.md) | [h](../h.md) |'
  expect(listsOf(index)).toEqual([
    { heading: 'B', names: ['c.md'] },
    { heading: 'F', names: ['g.md'] },
  ])
})

it('reads where the site is served, and takes an empty variable for none', () => {
  expect(readSiteOptions({ DOCS_SITE: '', DOCS_BASE: '', DOCS_REPOSITORY: '' })).toEqual(
    readSiteOptions({}),
  )
  const options = { DOCS_SITE: 'https://a.io', DOCS_BASE: '/b', DOCS_REPOSITORY: 'https://c/d/' }
  expect(readSiteOptions(options)).toEqual({
    site: 'https://a.io',
    base: '/b/',
    repository: 'https://c/d',
  })
})
