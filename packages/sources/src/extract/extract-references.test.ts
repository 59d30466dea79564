import type { Draft } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { claimSchema, referenceSchema } from '../schema/index.ts'
import { extractReferences } from './extract-references.ts'

const read = (source: string, syntax: Draft['syntax'] = 'markdown') => {
  const { references, claims } = extractReferences({ source, syntax })
  for (const reference of references) referenceSchema.parse(reference)
  for (const claim of claims) claimSchema.parse(claim)
  return {
    references: references.map(({ kind, identifier, span }) => [
      kind,
      identifier,
      source.slice(span.start, span.end),
    ]),
    claims: claims.map(({ reference, text }) => [references[reference]?.identifier, text]),
    parts: claims.map(({ span }) => source.slice(span.start, span.end)),
  }
}
const kinds = (source: string) => read(source).references.map(([kind, id]) => `${kind} ${id}`)

it('reads links, bare addresses and definitions, and keeps the address as written', () => {
  const source =
    'See [a](https://A.org/x#y), <https://b.org>, www.c.org and [d].\n\n[d]: http://d.org:80/\n'
  expect(kinds(source)).toEqual([
    'url https://a.org/x',
    'url https://b.org/',
    'url https://www.c.org/',
    'url http://d.org/',
  ])
  const [first] = extractReferences({ source, syntax: 'markdown' }).references
  expect(first?.url).toBe('https://A.org/x#y')
})

it.each([
  ['https://doi.org/10.1000/ABC%2F1', 'doi 10.1000/abc/1'],
  ['https://arxiv.org/pdf/2401.01234v2.pdf', 'arxiv 2401.01234v2'],
  ['https://www.rfc-editor.org/rfc/rfc0793.html', 'rfc 793'],
  ['https://nvd.nist.gov/vuln/detail/CVE-2024-3094', 'cve CVE-2024-3094'],
  ['https://github.com/Nodejs/Node', 'github_repository nodejs/node'],
  ['https://github.com/a/b.git', 'github_repository a/b'],
  ['https://github.com/a/b/pull/7#note', 'github_issue a/b#7'],
  ['https://github.com/a/b/commit/0123abc', 'github_commit a/b@0123abc'],
  ['https://github.com/a/b/blob/main/c.md', 'url https://github.com/a/b/blob/main/c.md'],
  ['https://github.com/sponsors/a', 'url https://github.com/sponsors/a'],
  ['https://arxiv.org/list/cs/new', 'url https://arxiv.org/list/cs/new'],
  ['https://user:secret@a.org/', 'url https://a.org/'],
])('reads what %s leads to', (address, expected) => {
  expect(kinds(`See [it](${address}).`)).toEqual([expected])
})

it.each([
  '[a](other.md), [b](#part), [c](/root), [d](mailto:e@f.org)',
  '![a chart](https://a.org/chart.png)',
  '[a](https://example.com/x) and <https://shop.example/>',
  '[a](https://a.org/{{ slug }}) and [b](https://a.org/$id)',
  '[a](javascript:alert) and [b](ftp://a.org/f)',
  '`https://a.org` and\n\n```sh\ncurl https://a.org\n```',
  '<!-- https://a.org -->',
])('leaves out %j', (source) => {
  expect(read(source).references).toEqual([])
})

it('takes an identifier that a link shows for the link', () => {
  expect(kinds('[RFC 9110](https://doi.org/10.17487/RFC9110) and RFC 9111.')).toEqual([
    'doi 10.17487/rfc9110',
    'rfc 9111',
  ])
})

it('finds packages in fenced and inline code of a draft', () => {
  const source = 'Run `npm i zod`.\n\n```py\nimport numpy\n```\n\n    cargo add serde\n'
  expect(read(source).references).toEqual([
    ['package', 'zod', 'zod'],
    ['package', 'numpy', 'numpy'],
    ['package', 'serde', 'serde'],
  ])
  expect(read(source).claims).toEqual([])
})

it('claims what the sentence of a reference says', () => {
  expect(
    read('Rain fell. *Sales* rose by 4 % ([report](https://a.org)). Fog came.').claims,
  ).toEqual([['https://a.org/', 'Sales rose by 4 % (report).']])
})

it('gives each reference of a sentence its part', () => {
  const trailing =
    'Sales rose 12 % ([a](https://a.org)), and costs 3 % ([b](https://b.org), <https://c.org>).'
  expect(read(trailing).parts).toEqual([
    'Sales rose 12 % ([a](https://a.org)',
    '), and costs 3 % ([b](https://b.org), <https://c.org>).',
    '), and costs 3 % ([b](https://b.org), <https://c.org>).',
  ])
  expect(read('[A](https://a.org) sold 12 and [B](https://b.org) sold 15.').claims).toEqual([
    ['https://a.org/', 'A sold 12 and'],
    ['https://b.org/', 'B sold 15.'],
  ])
})

it('takes the sentence before where one only names its source', () => {
  const source =
    'Sales rose by 4 %. (Source: [the report](https://a.org).)\n\n[More](https://b.org)\n'
  expect(read(source).claims).toEqual([
    ['https://a.org/', 'Sales rose by 4 %.'],
    ['https://b.org/', 'More'],
  ])
})

it('gives the references of a note to the sentences that call it', () => {
  const source =
    'Sales rose.[^a] Costs fell.[^B]\n\nProfit grew.[^a]\n\n[^a]: See <https://a.org>, p. 3.\n[^b]: Jones, *Report*.\n[^c]: Nobody calls <https://c.org>.\n'
  expect(read(source).claims).toEqual([
    ['https://a.org/', 'Sales rose.'],
    ['b', 'Costs fell.'],
    ['https://a.org/', 'Profit grew.'],
    ['https://c.org/', 'Nobody calls \ufffc.'],
  ])
  expect(read(source).references).toContainEqual(['footnote', 'b', 'Jones, *Report*.'])
})

it.each([
  ['html', '<p>Sales rose by <a href="https://a.org">4 %</a>.</p>'],
  ['rst', 'Sales rose by `4 % <https://a.org>`_.'],
  ['asciidoc', 'Sales rose by https://a.org[4 %].'],
  ['plain', 'Sales rose by 4 % (https://a.org).'],
] as const)('reads %s as well', (syntax, source) => {
  const { references, claims } = read(source, syntax)
  expect(references.map(([, identifier]) => identifier)).toEqual(['https://a.org/'])
  expect(claims[0]?.[1]).toMatch(/^Sales rose by/)
})

it('reads 200,000 units of hostile drafts in time', () => {
  for (const piece of [
    '[a](https://a.org) ',
    'x[^1] ',
    '[^1]: a\n\n',
    'https://a.org ',
    '10.1000/aaa ',
    'a. ',
    '[^1]: [a](https://a.org)\n\nx[^1]\n\n',
  ]) {
    expect(() => read(piece.repeat(200_000 / piece.length))).not.toThrow()
  }
})
