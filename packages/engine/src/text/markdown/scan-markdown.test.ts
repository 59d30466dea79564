import { describe, expect, it } from 'vitest'
import { listBlocks } from './block-table.ts'
import { scanMarkdown } from './scan-markdown.ts'

type Syntax = 'markdown' | 'mdx'

/** The prose of a draft; opaque content shows as dots, marks that may be in a word as spaces. */
function proseOf(source: string, syntax: Syntax = 'markdown'): string {
  return String.fromCharCode(...scanMarkdown(source, syntax).codes)
    .replaceAll('\ufffc', '.')
    .replaceAll('\u2060', ' ')
}

function blocksOf(source: string, syntax: Syntax = 'markdown'): string[] {
  return listBlocks(scanMarkdown(source, syntax).blocks).map(
    ({ kind, start, end, depth, quoted }) =>
      `${kind} ${depth}${quoted ? ' quoted' : ''} «${source.slice(start, end)}»`,
  )
}

function linksOf(source: string): string[] {
  return scanMarkdown(source, 'markdown').links.map(
    ({ kind, start, end, textStart, textEnd, url }) =>
      `${kind} «${source.slice(start, end)}» «${source.slice(textStart, textEnd)}» ${url}`,
  )
}

describe('scanMarkdown', () => {
  it('keeps every offset and every line end', () => {
    const source = '\ufeff# A\r\n\r\n> *b* 😀\r- c\n```\nd\n```\n<!-- e\nf -->\n'
    const { codes } = scanMarkdown(source, 'markdown')
    expect(codes.length).toBe(source.length)
    for (const [i, code] of codes.entries()) {
      expect(code === 10 || code === 13).toBe(/[\r\n]/.test(source.charAt(i)))
    }
  })

  it('masks markup and keeps the words around it', () => {
    expect(proseOf('A *b* **c** [d](e "f") ~~g~~.')).toBe('A  b    c    d           g  .')
  })

  it('makes code, images and addresses opaque', () => {
    expect(proseOf('Use `a b` or ![c](d) at <http://e>.')).toBe(
      'Use ..... or ....... at ...........',
    )
  })

  it('names each kind of block', () => {
    const source = '# Title\n\nText\n\n- item\n  - inner\n\n> quoted\n\n| a |\n|---|\n| b |\n'
    expect(blocksOf(source)).toEqual([
      'heading 1 «Title»',
      'paragraph 0 «Text»',
      'list_item 1 «item»',
      'list_item 2 «inner»',
      'paragraph 0 quoted «quoted»',
      'table_cell 0 «a»',
      'table_cell 0 «b»',
    ])
  })

  it('puts alt text after the block that holds its image', () => {
    expect(blocksOf('See ![the map](a.png) and [![icon](b.svg)](c).\n\nNext')).toEqual([
      'paragraph 0 «See ![the map](a.png) and [![icon](b.svg)](c).»',
      'alt_text 0 «the map»',
      'alt_text 0 «icon»',
      'paragraph 0 «Next»',
    ])
  })

  it('resolves references, wherever the definition is', () => {
    expect(linksOf('[a][X] and [x] and [y].\n\n> [x]: <http://e>\n')).toEqual([
      'reference «[a][X]» «a» http://e',
      'reference «[x]» «x» http://e',
    ])
  })

  it('lists every kind of link in source order', () => {
    const source = '[![a](b)](c) d[^1] http://e f@g.h\n\n[^1]: Note\n'
    expect(linksOf(source)).toEqual([
      'link «[![a](b)](c)» «![a](b)» c',
      'image «![a](b)» «a» b',
      'footnote «[^1]» «» ',
      'autolink «http://e» «» http://e',
      'autolink «f@g.h» «» f@g.h',
    ])
  })

  it('finds front matter and masks it', () => {
    const source = '---\ntitle: x\n---\nText\n'
    const scan = scanMarkdown(source, 'markdown')
    expect(scan.frontMatter && source.slice(scan.frontMatter.start, scan.frontMatter.end)).toBe(
      'title: x',
    )
    expect(blocksOf(source)).toEqual(['paragraph 0 «Text»'])
    expect(scanMarkdown('---\ntitle: x\n', 'markdown').frontMatter).toBeNull()
    expect(scanMarkdown('---\n---\n', 'markdown').frontMatter).toEqual({ start: 4, end: 4 })
  })

  it('counts fenced and indented code', () => {
    expect(scanMarkdown('```\na\n```\n\n    b\n\n    c\n\nd `e`\n', 'markdown').codeBlocks).toBe(2)
  })

  it('hands over comments for the product, and no others', () => {
    const source =
      '<!-- content-trust-disable a -->\n\nText <!-- content-trust-enable a --> <!-- note -->\n\n<div>\n<!--content-trust-disable-->\n</div>\n'
    const { comments } = scanMarkdown(source, 'markdown')
    expect(comments.map(({ text }) => text)).toEqual([
      'content-trust-disable a',
      'content-trust-enable a',
      'content-trust-disable',
    ])
    expect(comments.map(({ start, end }) => source.slice(start, end))).toEqual([
      '<!-- content-trust-disable a -->',
      '<!-- content-trust-enable a -->',
      '<!--content-trust-disable-->',
    ])
  })

  it('hands over MDX comments, in a line of their own and in text', () => {
    const source = '{/* content-trust-disable a */}\n\nText {/* content-trust-enable */} end.\n'
    const { comments } = scanMarkdown(source, 'mdx')
    expect(comments.map(({ start, end }) => source.slice(start, end))).toEqual([
      '{/* content-trust-disable a */}',
      '{/* content-trust-enable */}',
    ])
    expect(comments.map(({ text }) => text)).toEqual([
      'content-trust-disable a',
      'content-trust-enable',
    ])
  })

  it.each([
    ['two comments in a line', '{/* content-trust-a */} {/* content-trust-b */}\n'],
    ['comments around an element', '{/* content-trust-a */}<b/>{/* content-trust-b */}\n'],
    ['comments in one tag', '<A\n  {/* content-trust-a */}\n  {/* content-trust-b */}\n/>\n'],
    [
      'another comment between',
      '<A>{/* note */}{/* content-trust-a */}</A>{/* content-trust-b */}',
    ],
  ])('hands over each comment of a block of MDX: %s', (_, source) => {
    const { comments } = scanMarkdown(source, 'mdx')
    expect(comments.map(({ start, end }) => source.slice(start, end))).toEqual([
      '{/* content-trust-a */}',
      '{/* content-trust-b */}',
    ])
  })

  it('closes a code span only at a run of as many backticks', () => {
    expect(proseOf('a ``b`c```d`` e')).toBe('a ........... e')
    expect(proseOf('a `b``` c')).toBe('a `b``` c')
    expect(proseOf('a `b`` c ``` d` e')).toBe('a ............. e')
  })

  it('closes a code fence at a run of as many marks or more', () => {
    expect(blocksOf('````\na\n```\nb\n`````\nText\n')).toEqual(['paragraph 0 «Text»'])
    expect(blocksOf('~~~\na\n~~\n~~~~ b\n~~~~~\nText\n')).toEqual(['paragraph 0 «Text»'])
  })

  it('masks JSX and imports of MDX, and reads what the elements hold', () => {
    expect(proseOf('import A from "a"\n\n<A b={"}"}>\n\nText {c} <i>d</i>\n\n</A>\n', 'mdx')).toBe(
      '                 \n\n           \n\nText ...    d    \n\n    \n',
    )
  })

  it('reads an export to the end of what its first line opens', () => {
    for (const source of ['export const a = {\n\n  b: "c",\n}\n', 'export const a = `\n\nb`\n']) {
      expect(blocksOf(`${source}\nText\n`, 'mdx')).toEqual(['paragraph 0 «Text»'])
    }
  })

  it('scans MDX that a parser would reject', () => {
    expect(proseOf('A < b, {unclosed and <b text.\n\n</wrong>\n\nMore.\n', 'mdx')).toBe(
      'A < b, {unclosed and <b text.\n\n        \n\nMore.\n',
    )
    expect(blocksOf('export const a = {\n\nText goes on.\n', 'mdx')).toEqual([
      'paragraph 0 «Text goes on.»',
    ])
  })

  it('masks math, but no prices and no shell variables', () => {
    expect(proseOf('It is $x^2 + y$ or $n$.')).toBe('It is ......... or ....')
    expect(blocksOf('Text\n\n$$\na + b\n$$\n\nMore')).toEqual([
      'paragraph 0 «Text»',
      'paragraph 0 «More»',
    ])
    for (const source of [
      'From $5 to $10.',
      'Set $HOME and $PATH.',
      'Costs 5$ or 6$.',
      '$$\nunclosed',
    ]) {
      expect(proseOf(source)).toBe(source)
    }
  })

  it('finds a link inside a destination with too many parentheses', () => {
    const inner = `${'('.repeat(12)}b${')'.repeat(12)}`
    // The first reads 33 that open; the second begins among them and has 12.
    const source = `[x](${'('.repeat(20)}[y](${inner})`
    expect(scanMarkdown(source, 'markdown').links.map(({ url }) => url)).toEqual([inner])
    const deep = `${'('.repeat(33)}b${')'.repeat(33)}`
    expect(scanMarkdown(`[x](([y](${deep})`, 'markdown').links).toEqual([])
  })
})
