import { describe, expect, it } from 'vitest'
import { listBlocks } from '../block-table.ts'
import { scanMarkdown } from '../scan-markdown.ts'

/** The words that a draft keeps as prose, with dots for what stands for a word. */
function proseOf(source: string): string {
  return String.fromCharCode(...scanMarkdown(source, 'markdown').codes)
    .replaceAll('\u2060', '')
    .replace(/\ufffc+/g, '…')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

function linksOf(source: string): string[] {
  return scanMarkdown(source, 'markdown').links.map(
    ({ kind, start, end, url }) => `${kind} «${source.slice(start, end)}» ${url}`,
  )
}

function blocksOf(source: string): string[] {
  return listBlocks(scanMarkdown(source, 'markdown').blocks).map(
    ({ kind, start, end, quoted }) =>
      `${kind}${quoted ? ' quoted' : ''} «${source.slice(start, end)}»`,
  )
}

describe('tags of a template in links', () => {
  it.each([
    ['[a]({{ b }}) c', ['link «[a]({{ b }})» {{ b }}'], 'a c'],
    ['[a]({{ b "c" }}d) e', ['link «[a]({{ b "c" }}d)» {{ b "c" }}d'], 'a e'],
    ['[a]({{ b }}\n"c") d', ['link «[a]({{ b }}\n"c")» {{ b }}'], 'a\nd'],
    ['[a]({b}) c', ['link «[a]({b})» {b}'], 'a c'],
    ['[a]({b c) d', [], '[a]({b c) d'],
    [
      '[a](b/{{ c }}/{{ d }}.html) e',
      ['link «[a](b/{{ c }}/{{ d }}.html)» b/{{ c }}/{{ d }}.html'],
      'a e',
    ],
    ['![a]({{ b }}) c', ['image «![a]({{ b }})» {{ b }}'], '… c'],
  ])('are part of a destination: %j', (source, links, prose) => {
    expect(linksOf(source)).toEqual(links)
    expect(proseOf(source)).toBe(prose)
  })

  it.each([
    ['https://a.example/{{ b }}/c d', 'https://a.example/{{ b }}/c'],
    ['https://a.example/{{ b }} d', 'https://a.example/{{ b }}'],
    ['https://a.example/{{ b }}{{ c }}/d e', 'https://a.example/{{ b }}{{ c }}/d'],
    ['https://a.example/{{ b }}/{{ c }}', 'https://a.example/{{ b }}/{{ c }}'],
    ['https://a.example/{b c', 'https://a.example/{b'],
    ['https://a.example/b{ c', 'https://a.example/b{'],
  ])('are part of a bare address: %j', (source, url) => {
    expect(linksOf(source)).toEqual([`autolink «${url}» ${url}`])
    expect(proseOf(source)).toBe(source.replace(url, '…'))
  })
})

describe('places where the rules of CommonMark differ from those of remark', () => {
  it.each([
    ['A <a href=/b/c>d</a> e.', 'A d e.'],
    ['A <b c=d/e> f.', 'A f.'],
    ['A <a!b@c.example> d.', 'A … d.'],
    ["A <a!#$%&'*+/=?^_`{|}~-@b> c.", 'A … c.'],
    ['<pre/>\n*a*', 'a'],
    ['<script/>\n*a*', 'a'],
  ])('%j', (source, prose) => {
    expect(proseOf(source)).toBe(prose)
  })

  it('a tag on a lazy line goes on the paragraph', () => {
    expect(blocksOf('> text\n<a>\n*b*')).toEqual(['paragraph quoted «text\n<a>\n*b*»'])
    expect(blocksOf('- text\n<a>\n*b*')).toEqual(['list_item «text\n<a>\n*b*»'])
    expect(blocksOf('> text\n- <a>\n  *b*\n\n  c')).toEqual([
      'paragraph quoted «text»',
      'list_item «c»',
    ])
    expect(proseOf('> text\n<div>\n*b*\n\nc')).toBe('text\nc')
  })
})

describe('tags of a template in HTML', () => {
  it.each([
    ['A <b {{ c }}> d', 'A d'],
    ['A <b {{ c }}d="e"> f', 'A f'],
    ['A <b c={{ d e }}> f', 'A f'],
    ['A <b c={{ d e }}/f> g', 'A g'],
    ['A <b c={d> e', 'A e'],
    ['A <b {c> d', 'A <b {c> d'],
  ])('stand for attributes and values: %j', (source, prose) => {
    expect(proseOf(source)).toBe(prose)
  })
})

describe('bare addresses', () => {
  it.each(['www.', 'www..', 'www. a', 'www._', 'a www.'])('%j has no host', (source) => {
    expect(linksOf(source)).toEqual([])
    expect(proseOf(source)).toBe(source)
  })

  it('leave out what looks like a character reference at their end', () => {
    expect(linksOf('http://a.b/c&d;')).toEqual(['autolink «http://a.b/c» http://a.b/c'])
    expect(linksOf('http://a.b/c&d;&e;.')).toEqual(['autolink «http://a.b/c» http://a.b/c'])
    expect(linksOf('http://a.b&c;')).toEqual(['autolink «http://a.b» http://a.b'])
    expect(linksOf('http://a.b/c&d;e')).toEqual(['autolink «http://a.b/c&d;e» http://a.b/c&d;e'])
  })

  it('may be emphasised at the end of a sentence', () => {
    expect(linksOf('Write to _a@b.example_.')).toEqual(['autolink «a@b.example» a@b.example'])
    expect(proseOf('Write to _a@b.example_.')).toBe('Write to ….')
  })
})

describe('character references', () => {
  it.each([
    [`a&${'b'.repeat(31)};c`, 'a c'],
    [`a&${'b'.repeat(32)};c`, `a&${'b'.repeat(32)};c`],
    ['a&b1;c', 'a c'],
    ['a&1b;c', 'a&1b;c'],
    ['a&#1234567;c', 'a c'],
    ['a&#12345678;c', 'a&#12345678;c'],
    ['a&#xabcdef;c', 'a c'],
    ['a&#xABCDEF;c', 'a c'],
    ['a&#x1234567;c', 'a&#x1234567;c'],
    ['a&#xg;c', 'a&#xg;c'],
    ['a&#x`;c', 'a&#x`;c'],
    ['a&#;c', 'a&#;c'],
    ['a&#x;c', 'a&#x;c'],
    ['a&#38c', 'a&#38c'],
    ['a&;c', 'a&;c'],
  ])('%j', (source, prose) => {
    expect(proseOf(source)).toBe(prose)
  })
})

describe('rows of a table', () => {
  it.each([
    ['a|b|\\|\n-|-|-', ['a', 'b', '\\|']],
    ['|\\|\n|-|', ['\\|']],
    ['| a | b | \n|-|-|', ['a', 'b']],
    ['a|b\n-|-\nc|d\\|', ['a', 'b', 'c', 'd\\|']],
    ['a|b\n-|-\n|c|  \n\\|', ['a', 'b', 'c', '\\|']],
  ])('%j', (source, cells) => {
    expect(blocksOf(source)).toEqual(cells.map((cell) => `table_cell «${cell}»`))
  })
})

describe('blocks of other dialects', () => {
  it.each([
    ['$$\na\n$$\nb', 'b'],
    ['$$\na\n\nb', '$$\na\nb'],
    ['$$\na\n\n*b*\n$$\n*c*', 'c'],
    ['text\n\n=== "a"\n\n    b', 'text\nb'],
    ['> a\n!!! note\n    b', 'a\nb'],
    ['- a\n\n!!! note\n    b\n\nc', 'a\nb\nc'],
    ['??? note\n\n    *b*\n\n c', 'b\nc'],
    ['[TOC]\na', 'a'],
    ['[TOD]\na', '[TOD]\na'],
  ])('%j', (source, prose) => {
    expect(proseOf(source)).toBe(prose)
  })
})
