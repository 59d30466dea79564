import type { Emphasis, Heading, Link, Nodes, Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { describe, expect, it } from 'vitest'
import { parseWithRemark } from '../../../../../../test/corpus/scanner/parse-with-remark.ts'
import {
  advanceColumns,
  advanceTo,
  advanceToNext,
  createLineCursor,
  measureIndent,
  startLine,
} from '../block/line-cursor.ts'
import { createBlockTable, listBlocks } from '../block-table.ts'
import {
  classify,
  isAsciiPunctuation,
  isSpaceOrLineEnd,
  LETTER_CLASS,
  PUNCTUATION_CLASS,
  SPACE_CLASS,
} from '../characters.ts'
import { skipEsm } from '../mdx/esm.ts'
import { skipExpression, skipString } from '../mdx/javascript.ts'
import { skipJsxTag } from '../mdx/jsx.ts'
import { skipMdxFlow } from '../mdx/mdx.ts'
import { createScanBuffers } from '../scan-buffers.ts'
import { scanMarkdown } from '../scan-markdown.ts'
import { createScanState, type ScanState } from '../scan-state.ts'
import type { ScannedText } from '../scanned-text.ts'
import { scanTree } from './scan-tree.ts'

type Syntax = 'markdown' | 'mdx'

function readTree(source: string, syntax: Syntax = 'markdown'): ScannedText {
  return scanTree(source, parseWithRemark(source, syntax))
}

/** The codes with `+` for a mark inside a word and `@` for what stands for a word. */
function show({ codes }: ScannedText): string {
  return String.fromCharCode(...codes)
    .replaceAll('\u2060', '+')
    .replaceAll('\ufffc', '@')
}

function blocksOf({ source, blocks }: ScannedText): string[] {
  return listBlocks(blocks).map(({ kind, start, end }) => `${kind} «${source.slice(start, end)}»`)
}

function linksOf({ source, links }: ScannedText): string[] {
  return links.map(
    ({ kind, start, end, textStart, textEnd, url }) =>
      `${kind} «${source.slice(start, end)}» «${source.slice(textStart, textEnd)}» ${url}`,
  )
}

function commentsOf({ source, comments }: ScannedText): string[] {
  return comments.map(({ start, end, text }) => `«${source.slice(start, end)}» ${text}`)
}

function at<Node extends object>(node: Node, start: number, end: number): Node {
  return {
    ...node,
    position: {
      start: { line: 1, column: start + 1, offset: start },
      end: { line: 1, column: end + 1, offset: end },
    },
  }
}

/** A tree of one paragraph that takes up the whole source. */
function paragraphTree(source: string, children: PhrasingContent[]): Root {
  const paragraph: Paragraph = at({ type: 'paragraph', children }, 0, source.length)
  return at({ type: 'root', children: [paragraph] }, 0, source.length)
}

function textOf(value: string): Text {
  return { type: 'text', value }
}

describe('comments in a tree', () => {
  it.each<[Syntax, string, string[]]>([
    [
      'markdown',
      '<!-- content-trust-a b -->\n\nText.\n',
      ['«<!-- content-trust-a b -->» content-trust-a b'],
    ],
    [
      'markdown',
      'A <!-- content-trust-a --> *b <!--content-trust-c-->* <!-- content-trust-d --> e.\n',
      [
        '«<!-- content-trust-a -->» content-trust-a',
        '«<!--content-trust-c-->» content-trust-c',
        '«<!-- content-trust-d -->» content-trust-d',
      ],
    ],
    [
      'markdown',
      '<div>\n<!-- other --><!-- content-trust-a --><!-- content-trust-b -->\n</div>\n',
      ['«<!-- content-trust-a -->» content-trust-a', '«<!-- content-trust-b -->» content-trust-b'],
    ],
    ['markdown', 'The prefix content-trust- alone. <!-- other -->\n', []],
    [
      'mdx',
      '{/* content-trust-a */}\n\nB {/* content-trust-c */} d {/* content-trust-e */} f.\n',
      [
        '«{/* content-trust-a */}» content-trust-a',
        '«{/* content-trust-c */}» content-trust-c',
        '«{/* content-trust-e */}» content-trust-e',
      ],
    ],
  ])('are found in %s: %j', (syntax, source, comments) => {
    expect(commentsOf(readTree(source, syntax))).toEqual(comments)
    expect(commentsOf(scanMarkdown(source, syntax))).toEqual(comments)
  })

  it('stand for no word, as another expression does', () => {
    const source = 'A {/* content-trust-b */} {c} {"content-trust-d"} {/* e */} f'
    const prose = source
      .replace('{c}', '@@@')
      .replace(/\{".*?"\}/, (string) => '@'.repeat(string.length))
      .replace(/\{.*?\}/g, (comment) => ' '.repeat(comment.length))
    expect(show(readTree(source, 'mdx'))).toBe(prose)
    expect(show(scanMarkdown(source, 'mdx'))).toBe(prose)
  })
})

describe('blocks of a tree', () => {
  it.each([
    ['# <b></b>\n', ['heading «<b></b>»']],
    ['<b></b>\n', ['paragraph «<b></b>»']],
    ['| <b></b> |\n|-|\n', ['table_cell «<b></b>»']],
    ['#   a b   ##  \n', ['heading «a b»']],
    ['#\ta\t#\t\n', ['heading «a»']],
    ['x\n\n[b]: c\nTitle\n===\n', ['paragraph «x»', 'heading «Title»']],
    ['> Title\n> over\n> ---\n', ['heading «Title\n> over»']],
    ['- [x] [y] a\n', ['list_item «[y] a»']],
    ['- [x] a\n\n  [y] b\n', ['list_item «a»', 'list_item «[y] b»']],
    ['- [x] *a*\n', ['list_item «*a*»']],
    ['$$\na\n$$\n', []],
    ['$$\r\na\r\n$$\r\n', []],
    ['$$ a\nb\n$$\n', []],
    ['$$a$$\n', ['paragraph «$$a$$»']],
    ['$$\na\n$\n', ['paragraph «$$\na\n$»']],
    ['$\na$$\n', ['paragraph «$\na$$»']],
    ['a\n$$\n', ['paragraph «a\n$$»']],
    ['$$ a $\nb\n$$\n', ['paragraph «$$ a $\nb\n$$»']],
    ['![ a b ](c)\n', ['paragraph «![ a b ](c)»', 'alt_text «a b»']],
    ['![  ](c)\n', ['paragraph «![  ](c)»']],
  ])('are those of the text: %j', (source, blocks) => {
    expect(blocksOf(readTree(source))).toEqual(blocks)
  })

  it('grow with the text', () => {
    const source = Array.from({ length: 200 }, (_, i) => `> # Title ${i}`).join('\n')
    const { blocks } = scanMarkdown(source, 'markdown', undefined, createBlockTable())
    const found = listBlocks(blocks)
    expect(found.map(({ start, end }) => source.slice(start, end))).toEqual(
      Array.from({ length: 200 }, (_, i) => `Title ${i}`),
    )
    expect(
      found.every(({ kind, depth, quoted }) => kind === 'heading' && depth === 1 && quoted),
    ).toBe(true)
  })

  it.each([32, 33, 150])('grow with the alternative texts of %i images', (count) => {
    const source = Array.from({ length: count }, (_, i) => `![alt ${i}](b)`).join('\n\n')
    expect(blocksOf(scanMarkdown(source, 'markdown'))).toEqual(
      Array.from({ length: count }, (_, i) => [
        `paragraph «![alt ${i}](b)»`,
        `alt_text «alt ${i}»`,
      ]).flat(),
    )
  })

  it('read phrasing right inside a JSX block, whatever is beside it', () => {
    const source = 'ab {c}'
    const element = at(
      {
        type: 'mdxJsxFlowElement',
        name: 'A',
        attributes: [],
        children: [at(textOf('ab'), 0, 2), at({ type: 'mdxFlowExpression', value: 'c' }, 3, 6)],
      },
      0,
      6,
    ) as unknown as Paragraph
    const scan = scanTree(source, at<Root>({ type: 'root', children: [element] }, 0, 6))
    expect(show(scan)).toBe('ab    ')
    expect(blocksOf(scan)).toEqual(['paragraph «ab {c}»'])
  })

  it('take a heading whose text has no place of its own', () => {
    const source = 'x\n\nTitle\n==='
    const heading: Heading = at({ type: 'heading', depth: 1, children: [textOf('Title')] }, 3, 12)
    const scan = scanTree(source, at<Root>({ type: 'root', children: [heading] }, 0, 12))
    expect(blocksOf(scan)).toEqual(['heading «Title»'])
  })
})

describe('links of a tree', () => {
  it.each([
    ['[a]: b\n[a]: c\n\nSee [a].\n', ['reference «[a]» «a» b']],
    ['[``a`]``](b)\n', ['link «[``a`]``](b)» «``a`]``» b']],
    ['[a `b](c) d` e](f)\n', ['link «[a `b](c) d` e](f)» «a `b](c) d` e» f']],
    [
      '[see https://b.example now](c)\n',
      ['link «[see https://b.example now](c)» «see https://b.example now» c'],
    ],
    [
      '[see https://b.example now][d]\n\n[d]: c\n',
      ['reference «[see https://b.example now][d]» «see https://b.example now» c'],
    ],
  ])('are those of the text: %j', (source, links) => {
    expect(linksOf(readTree(source))).toEqual(links)
  })
})

describe('text of a tree', () => {
  it.each([
    ['Let $x$-$y$ and $a^2$ be.', 'Let @@@-@@@ and @@@@@ be.'],
    ['It is $5 and 6$ or x =b$ now.', 'It is $5 and 6$ or x =b$ now.'],
    ['un*frigging*b', 'un+frigging+b'],
    ['un**frigging**b', 'un++frigging++b'],
    ['~a~ ~~b~~', '+a+ ++b++'],
    ['C:\\dir a\\*b', 'C:\\dir a+*b'],
    ['A &nosuch; b', 'A &nosuch; b'],
    ['AT&amp;', 'AT     '],
    ['AT&amp;T', 'AT     T'],
    ['Q&amp;AA b', 'Q     AA b'],
    ['&amp;&lt;x y', '         x y'],
    ['a &#128512; b', 'a           b'],
    ['a &#128512;', 'a          '],
    ['a\r\nb &amp; c\r\n', 'a\r\nb       c\r\n'],
  ])('is copied without its marks: %j', (source, prose) => {
    expect(show(readTree(source))).toBe(prose)
  })

  it('stays as it is where the source does not spell it', () => {
    const source = 'a &amp; b'
    expect(show(scanTree(source, paragraphTree(source, [at(textOf('other words'), 0, 9)])))).toBe(
      source,
    )
  })

  it('goes on over a link that a plugin has made of split text', () => {
    const source = 'See some words now'
    const link: Link = { type: 'link', url: 'a', children: [textOf('some words')] }
    const scan = scanTree(source, paragraphTree(source, [textOf('See '), link, textOf(' now')]))
    expect(show(scan)).toBe(source)
    expect(scan.links).toEqual([])
  })

  it('has no marks where emphasis is of another syntax', () => {
    const source = '/a/ *b*'
    const outer: Emphasis = at({ type: 'emphasis', children: [at(textOf('a'), 1, 2)] }, 0, 3)
    expect(show(scanTree(source, paragraphTree(source, [outer])))).toBe(' a     ')
  })

  it('has formulas that stand for a word', () => {
    const source = 'a $b$'
    const math = at({ type: 'inlineMath', value: 'b' }, 2, 5) as unknown as PhrasingContent
    expect(show(scanTree(source, paragraphTree(source, [at(textOf('a '), 0, 2), math])))).toBe(
      'a @@@',
    )
  })
})

describe('places of nodes', () => {
  const words = 'Some words'
  const withoutPlace = /without position offsets/
  const outside = /Unexpected offsets/

  it.each<[string, PhrasingContent]>([
    ['emphasis', { type: 'emphasis', children: [textOf(words)] }],
    ['inline code', { type: 'inlineCode', value: words }],
    [
      'a link around other markup',
      { type: 'link', url: '', children: [{ type: 'inlineCode', value: 'a' }] },
    ],
    [
      'a link partly around other markup',
      { type: 'link', url: '', children: [textOf('a'), { type: 'inlineCode', value: 'a' }] },
    ],
    [
      'a link around text in its place',
      { type: 'link', url: '', children: [at(textOf(words), 0, 10)] },
    ],
  ])('must be known for %s', (_, node) => {
    expect(() => scanTree(words, paragraphTree(words, [node]))).toThrow(withoutPlace)
  })

  it.each([
    ['start', undefined, 10],
    ['end', 0, undefined],
  ])('need an offset for the %s', (_, start, end) => {
    const text: Nodes = {
      ...textOf(words),
      position: {
        start: { line: 1, column: 1, ...(start === undefined ? {} : { offset: start }) },
        end: { line: 1, column: 11, ...(end === undefined ? {} : { offset: end }) },
      },
    }
    expect(() => scanTree(words, paragraphTree(words, [text]))).toThrow(withoutPlace)
  })

  it('may be empty', () => {
    const children = [at(textOf(words), 0, 10), at(textOf(''), 10, 10)]
    expect(show(scanTree(words, paragraphTree(words, children)))).toBe(words)
  })

  it('lie inside the text after a byte order mark', () => {
    const source = `\ufeff${words}`
    const root = (end: number): Root => ({
      ...at<Root>(
        {
          type: 'root',
          children: [
            at<Paragraph>({ type: 'paragraph', children: [at(textOf(words), 0, 10)] }, 0, end),
          ],
        },
        0,
        10,
      ),
    })
    expect(blocksOf(scanTree(source, root(10)))).toEqual(['paragraph «Some words»'])
    expect(() => scanTree(source, root(11))).toThrow(outside)
  })

  it('count from the byte order mark when the parser has counted it', () => {
    const source = `\ufeff${words}`
    const paragraph: Paragraph = at(
      { type: 'paragraph', children: [at(textOf(words), 1, 11)] },
      1,
      11,
    )
    const scan = scanTree(source, at<Root>({ type: 'root', children: [paragraph] }, 0, 11))
    expect(blocksOf(scan)).toEqual(['paragraph «Some words»'])
    const unplaced = scanTree(source, { type: 'root', children: [paragraph] })
    expect(blocksOf(unplaced)).toEqual(['paragraph «Some words»'])
  })

  it('are not moved in a tree that ends early', () => {
    const paragraph: Paragraph = at(
      { type: 'paragraph', children: [at(textOf('Some'), 0, 4)] },
      0,
      4,
    )
    const scan = scanTree(words, at<Root>({ type: 'root', children: [paragraph] }, 0, 9))
    expect(blocksOf(scan)).toEqual(['paragraph «Some»'])
  })

  it('need not be known for a root', () => {
    expect(scanTree('', { type: 'root', children: [] }).blocks.count).toBe(0)
  })
})

function stateOf(source: string, budget = 1000): ScanState {
  const codes = new Uint16Array(source.length)
  const state = createScanState(source, true, codes, createBlockTable(), createScanBuffers())
  state.budget = budget
  return state
}

describe('imports and exports', () => {
  it.each([
    ['import a from "b"\n\nText', '\nText'],
    ['import a from "b"\r\nimport c\r\n\r\nText', '\r\nText'],
    ['import a\r\rText', '\rText'],
    ['import a\n \t\nText', '\nText'],
    ['import a\nimport b\n c\n\nText', '\nText'],
    ['export {a}\n\nText', '\nText'],
    ['export const a = {\n\n}\n\nText', '\nText'],
    ['export const a = (\n\n)\n\nText', '\nText'],
    ['export const a = [\n\n]\n\nText', '\nText'],
    ['export const a = "{"\n\nText', '\nText'],
    ["export const a = '('\n\nText", '\nText'],
    ["export const a = 'b\n\nText", '\nText'],
    ['export const a = `{\n\n`\n\nText', '\nText'],
    ['export const a = `\n\nText', '\nText'],
    ['import a // {\n\nText', '\nText'],
    ['import a // b', ''],
    ['import a', ''],
    ['export const a = 1 / {\n\n} / 2\n\nText', '\nText'],
    ['export const a = 1 /{\n\n2}\n\nText', '\nText'],
    ['export default {*a() {\n\n}}\n\nText', '\nText'],
    ['import a /* { */\n\nText', '\nText'],
    ['import a /*/ {\n\n*/ b\n\nText', '\nText'],
  ])('end at a blank line outside of brackets: %j', (source, rest) => {
    const state = stateOf(source)
    expect(source.slice(skipEsm(state, 0))).toBe(rest)
    expect(state.budget).toBe(1000)
  })

  it.each([
    ['export const a = {\n\nText\n\nMore', '\nText\n\nMore', 30],
    ['export const a = {\nText', '', 23],
    ['export {\n\n/* b', '\n/* b', 14 + 4],
    ['import a /* {\n\nText', '\nText', 19 + 10],
  ])('end at the first blank line when a bracket stays open: %j', (source, rest, cost) => {
    const state = stateOf(source)
    expect(source.slice(skipEsm(state, 0))).toBe(rest)
    expect(state.budget).toBe(1000 - cost)
  })

  it.each([
    ['export {\n\n}\n\nText', '\n}\n\nText'],
    ['import a /* {\n\n*/ b\n\nText', '\n*/ b\n\nText'],
    ['import a /* (\n\n) */ b', '\n) */ b'],
  ])('end at the first blank line without a budget: %j', (source, rest) => {
    expect(source.slice(skipEsm(stateOf(source, 0), 0))).toBe(rest)
  })

  it('are read from where they start', () => {
    const source = 'a b\n\nexport {\n'
    const state = stateOf(source)
    expect(skipEsm(state, 5)).toBe(source.length)
    expect(state.budget).toBe(1000 - 9)
  })
})

describe('expressions', () => {
  it.each([
    ['{a} b', '{a}'],
    ['{{a: 1}} b', '{{a: 1}}'],
    [`{\`\${ {a: 1} }\`} b`, `{\`\${ {a: 1} }\`}`],
    [`{\`\${a}\${b}\`} c`, `{\`\${a}\${b}\`}`],
    [`{\`\${\`\${a}\`}\`} c`, `{\`\${\`\${a}\`}\`}`],
    ['{`\\`}`} a', '{`\\`}`}'],
    ['{`a{`} b', '{`a{`}'],
    ['{`$a`} b', '{`$a`}'],
    ['{`$}`} b', '{`$}`}'],
    ['{a / b} c', '{a / b}'],
    ['{/*/ } */ 1} a', '{/*/ } */ 1}'],
    ['{a // }\n} b', '{a // }\n}'],
    ['{<b>http://a.b}</b>', '{<b>http://a.b}'],
    ['{"}"} a', '{"}"}'],
    ["{'\\'}'} a", "{'\\'}'}"],
    ["{<b>don't</b>} a", "{<b>don't</b>}"],
  ])('end at their own brace: %j', (source, expression) => {
    const state = stateOf(source)
    expect(source.slice(0, Math.max(0, skipExpression(state, 0, source.length)))).toBe(expression)
    expect(state.budget).toBe(1000)
  })

  it.each(['{a', '{/* a}', '{a // }', '{`a}', `{\`\${a}`, '{"}"'])(
    'have no end in %j',
    (source) => {
      const state = stateOf(`xy${source}`)
      expect(skipExpression(state, 2, source.length + 2)).toBe(-1)
      expect(state.budget).toBe(1000 - source.length)
    },
  )

  it('are not looked for without a budget', () => {
    expect(skipExpression(stateOf('{a}', 1), 0, 3)).toBe(3)
    expect(skipExpression(stateOf('{a}', 0), 0, 3)).toBe(-1)
    expect(skipExpression(stateOf('{a}', -1), 0, 3)).toBe(-1)
  })

  it('end before their limit', () => {
    expect(skipExpression(stateOf('{a}'), 0, 2)).toBe(-1)
  })

  it.each([
    ["'ab'c", 4],
    ["'a\\'b'c", 6],
    ["'a\n'", 1],
    ["'a\r'", 1],
    ["'a", 1],
    ['"\'"', 3],
  ])('hold strings that their line closes: %j', (source, end) => {
    expect(skipString(stateOf(source).codes, 0, source.length)).toBe(end)
  })

  it('hold strings that end before the limit', () => {
    expect(skipString(stateOf("'ab'").codes, 0, 3)).toBe(1)
  })
})

describe('JSX tags', () => {
  it.each([
    '<>',
    '</>',
    '<a>',
    '</a>',
    '</ a >',
    '<a/>',
    '<a / >',
    '<_a>',
    '<$a>',
    '<é>',
    '<a.b-c:d$e_1é>',
    '<a b="c>" d=\'>\' e={f > g} {...h}>',
    '<a\n\tb\n>',
    '<a b/>',
  ])('are %j', (source) => {
    const state = stateOf(`${source} b>`)
    expect(skipJsxTag(state, 0, source.length + 3)).toBe(source.length)
    expect(state.budget).toBe(1000)
  })

  it.each<[string, number]>([
    ['<', 0],
    ['</', 0],
    ['< a>', 0],
    ['< /a>', 0],
    ['<\n>', 0],
    ['<1>', 0],
    ['<\x7fa>', 0],
    ['<!a>', 0],
    ['<a @b>', 64],
    ['<a 1>', 64],
    ['<a <b>', 64],
    ['<a\x7f>', 64],
    ['<a b="c>', 64],
    ['<a b=\'c">', 64],
    ['<a b', 4],
    ['<a', 2],
  ])('are not %j', (source, cost) => {
    const state = stateOf(`xyz${source}`)
    expect(skipJsxTag(state, 3, source.length + 3)).toBe(-1)
    expect(state.budget).toBe(1000 - cost)
  })

  it.each([
    ['<a>', 1, 0],
    ['<>', 1, 0],
    ['</>', 2, 0],
    ['<a>', 2, 2],
    ['<a b="c">', 7, 64],
    ['<a b="c">', 8, 8],
  ])('end before their limit: %j up to %i', (source, limit, cost) => {
    const state = stateOf(source)
    expect(skipJsxTag(state, 0, limit)).toBe(-1)
    expect(state.budget).toBe(1000 - cost)
  })

  it.each([
    ['<A/> \t\nText', 6],
    ['<A/> {b}', 8],
    ['<A/> <B/>', 9],
    ['{a} <B/>', 8],
    ['{a}', 3],
    ['{a} {b}', -1],
    ['{a} xb>', -1],
    ['<A/> xb>', -1],
    ['<A', -1],
    ['{a', -1],
  ])('fill lines of flow: %j', (source, end) => {
    expect(skipMdxFlow(stateOf(source), 0)).toBe(end)
  })
})

describe('comments for us', () => {
  it.each<[Syntax, string, string[]]>([
    [
      'markdown',
      '<div>\n<!-- a --><!-- content-trust-b --><!-- content-trust-c -->\n</div>\n',
      ['content-trust-b', 'content-trust-c'],
    ],
    ['markdown', '<div>\n<!-- a <!--> <!-- content-trust-b -->\n</div>\n', ['content-trust-b']],
    ['markdown', '<div>\n<!-- content-trust-a\n</div>\n', []],
    ['markdown', '<div>\n<!--> content-trust-a -->\n</div>\n', []],
    ['markdown', 'A <abc content-trust-x b> c.\n', []],
    [
      'mdx',
      '<A>{/* a */}{/* content-trust-b */}{/* content-trust-c */}</A>\n',
      ['content-trust-b', 'content-trust-c'],
    ],
    ['mdx', '<A>{/* a {/*/}{/* content-trust-b */}</A>\n', ['content-trust-b']],
    ['mdx', '<A b="{/* content-trust-a"/>\n', []],
    ['mdx', 'A {" content-trust-a "} b.\n', []],
  ])('are told from other markup in %s: %j', (syntax, source, texts) => {
    expect(scanMarkdown(source, syntax).comments.map(({ text }) => text)).toEqual(texts)
  })
})

describe('buffers that the next scan fills again', () => {
  it('holds nothing of the last one', () => {
    const buffers = createScanBuffers()
    const scan = (source: string) => scanMarkdown(source, 'markdown', undefined, undefined, buffers)
    expect(show(scan('*ab* c'))).toBe('+ab+ c')
    expect(show(scan('abcdef'))).toBe('abcdef')
  })
})

describe('marks that start nothing', () => {
  it.each<[Syntax, string, string]>([
    ['mdx', 'é {a} b', 'é @@@ b'],
    ['markdown', 'Wow!a](b) c', 'Wow!a](b) c'],
    ['markdown', '[!a](b) c', '+!a++++ c'],
    ['markdown', 'ab\n:c: d', 'ab\n:c: d'],
    ['markdown', 'a\r\nb\n\nc\rd', 'a\r\nb\n\nc\rd'],
    ['markdown', 'a\n# b\r\nc', 'a\n  b\r\nc'],
  ])('stay in the text of %s: %j', (syntax, source, prose) => {
    expect(show(scanMarkdown(source, syntax))).toBe(prose)
  })
})

describe('characters', () => {
  it.each([
    ['\0', LETTER_CLASS],
    ['\b', LETTER_CLASS],
    ['\t', SPACE_CLASS],
    ['\n', SPACE_CLASS],
    ['\v', SPACE_CLASS],
    ['\f', SPACE_CLASS],
    ['\r', SPACE_CLASS],
    ['\x0e', LETTER_CLASS],
    ['\x1f', LETTER_CLASS],
    [' ', SPACE_CLASS],
    ['!', PUNCTUATION_CLASS],
    ['~', PUNCTUATION_CLASS],
    ['\x7f', LETTER_CLASS],
    ['\x80', LETTER_CLASS],
    ['\xa0', SPACE_CLASS],
    ['«', PUNCTUATION_CLASS],
    ['€', PUNCTUATION_CLASS],
    ['é', LETTER_CLASS],
  ])('have a class beside emphasis: %j', (character, expected) => {
    expect(classify(character.charCodeAt(0))).toBe(expected)
  })

  it('are ASCII punctuation in four ranges', () => {
    const found = Array.from({ length: 0x100 }, (_, code) => code).filter(isAsciiPunctuation)
    expect(String.fromCharCode(...found)).toBe('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
  })

  it('are four kinds of white space', () => {
    const found = Array.from({ length: 0x100 }, (_, code) => code).filter(isSpaceOrLineEnd)
    expect(String.fromCharCode(...found)).toBe('\t\n\r ')
  })
})

describe('columns of a line', () => {
  function cursorOf(line: string, end = line.length) {
    const cursor = createLineCursor(Uint16Array.from(line, (unit) => unit.charCodeAt(0)))
    startLine(cursor, 0, end)
    return cursor
  }

  it.each([
    ['a', 0, 0],
    ['  a', 2, 2],
    ['\ta', 1, 4],
    [' \ta', 2, 4],
    ['   \ta', 4, 4],
    ['    \ta', 5, 8],
    ['\t\ta', 2, 8],
    ['\t a', 2, 5],
    ['  ', 2, 2],
  ])('are measured before a character: %j', (line, next, indent) => {
    const cursor = cursorOf(line)
    measureIndent(cursor)
    expect(cursor).toMatchObject({ next, nextColumn: indent, indent })
  })

  it('are measured up to the end of the line', () => {
    const cursor = cursorOf('    a', 2)
    measureIndent(cursor)
    expect(cursor).toMatchObject({ next: 2, indent: 2 })
  })

  it.each([
    ['  a', 1, { pos: 1, column: 1, tabRest: 0 }],
    ['  a', 2, { pos: 2, column: 2, tabRest: 0 }],
    ['  a', 3, { pos: 2, column: 2, tabRest: 0 }],
    ['\ta', 1, { pos: 0, column: 1, tabRest: 3 }],
    ['\ta', 4, { pos: 1, column: 4, tabRest: 0 }],
    ['\ta', 5, { pos: 1, column: 4, tabRest: 0 }],
    [' \ta', 2, { pos: 1, column: 2, tabRest: 2 }],
    [' \ta', 4, { pos: 2, column: 4, tabRest: 0 }],
    ['\t\ta', 6, { pos: 1, column: 6, tabRest: 2 }],
    ['a', 1, { pos: 0, column: 0, tabRest: 0 }],
    ['', 1, { pos: 0, column: 0, tabRest: 0 }],
  ])('are used up: %j by %i', (line, columns, expected) => {
    const cursor = cursorOf(line)
    advanceColumns(cursor, columns)
    expect(cursor).toMatchObject(expected)
  })

  it('stay in their line', () => {
    const cursor = cursorOf('    ', 2)
    advanceColumns(cursor, 3)
    expect(cursor).toMatchObject({ pos: 2, column: 2 })
  })

  it('go on in a tab that is partly used up', () => {
    const cursor = cursorOf('\t a')
    advanceColumns(cursor, 1)
    measureIndent(cursor)
    expect(cursor).toMatchObject({ next: 2, nextColumn: 5, indent: 4 })
    advanceColumns(cursor, 2)
    expect(cursor).toMatchObject({ pos: 0, column: 3, tabRest: 1 })
    advanceColumns(cursor, 2)
    expect(cursor).toMatchObject({ pos: 2, column: 5, tabRest: 0 })
  })

  it('count characters as one', () => {
    const cursor = cursorOf('>>> a')
    advanceTo(cursor, 1)
    expect(cursor).toMatchObject({ pos: 1, column: 1 })
    advanceTo(cursor, 3)
    expect(cursor).toMatchObject({ pos: 3, column: 3, tabRest: 0 })
    measureIndent(cursor)
    advanceToNext(cursor)
    expect(cursor).toMatchObject({ pos: 4, column: 4, indent: 0 })
  })
})
