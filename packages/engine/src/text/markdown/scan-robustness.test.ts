import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBlocks } from './block-table.ts'
import { scanMarkdown } from './scan-markdown.ts'
import { scanPlain } from './scan-plain.ts'
import { MASKED, MASKED_INLINE, OPAQUE, type ScannedText } from './scanned-text.ts'

const scanners: Readonly<Record<string, (source: string) => ScannedText>> = {
  plain: scanPlain,
  markdown: (source) => scanMarkdown(source, 'markdown'),
  mdx: (source) => scanMarkdown(source, 'mdx'),
}

const marks =
  '> |- |* |1. |    |\t|# |---|***|===|+++|*|**|_|~|~~|`|``|```|~~~|[|]|](|[a]: b|![|[^a]|[^a]: |<|>|</|<b>|<div>|<!--|-->|<?|<![CDATA[|' +
  'http://a|www.|@|.|:|&|&amp;|;|\\|\\\\|$|$$|{|}|{/*|*/}|import |export |(|)|"|\'|!|a|word |é|e\u0301|😀|\ud83d|שלום|\ufeff|\ufffc|\u200b'
const markdownish = fc
  .array(
    fc.constantFrom(
      ...marks.split('|'),
      '|',
      '|-|',
      '\n',
      '\n',
      '\n\n',
      '\r\n',
      '\r',
      '<!-- content-trust-x -->',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

function assertSound(source: string, scan: ScannedText): void {
  const { codes, blocks, links, comments, frontMatter } = scan
  expect(codes.length).toBe(source.length)
  for (let i = 0; i < codes.length; i++) {
    const isLineEnd = source[i] === '\n' || source[i] === '\r'
    expect(codes[i] === 10 || codes[i] === 13).toBe(isLineEnd)
    if (codes[i] !== MASKED && codes[i] !== MASKED_INLINE && codes[i] !== OPAQUE)
      expect(codes[i]).toBe(source.charCodeAt(i))
  }
  let end = 0
  for (const block of listBlocks(blocks)) {
    expect(block.start).toBeLessThan(block.end)
    expect(block.end).toBeLessThanOrEqual(source.length)
    expect(source.slice(block.start, block.end).trim()).not.toBe('')
    if (block.kind === 'alt_text') {
      expect(block.end).toBeLessThanOrEqual(end)
      continue
    }
    expect(block.start).toBeGreaterThanOrEqual(end)
    end = block.end
  }
  for (const list of [links, comments]) {
    for (const [i, item] of list.entries()) {
      expect(item.start).toBeGreaterThanOrEqual(list[i - 1]?.start ?? 0)
      expect(item.end).toBeGreaterThan(item.start)
      expect(item.end).toBeLessThanOrEqual(source.length)
    }
  }
  if (frontMatter) expect(frontMatter.start).toBeLessThanOrEqual(frontMatter.end)
}

/** Prose lies in blocks only: what no block covers is masked. */
function assertCovered(scan: ScannedText): void {
  const outside = scan.codes.slice()
  for (const { start, end } of listBlocks(scan.blocks)) outside.fill(0x20, start, end)
  expect(String.fromCharCode(...outside).trim()).toBe('')
}

const size = 300_000
const deep = 10_000
const hostile: Readonly<Record<string, string>> = {
  'deep quotes': `${'>'.repeat(deep)} a\n${'a\n'.repeat(deep)}`,
  'deep lists': `${'- '.repeat(deep)}a\n${'\n'.repeat(size)}`,
  'deep brackets': `${'['.repeat(deep)}a${']'.repeat(deep)}`,
  'deep links': `${'['.repeat(size / 4)}a${'](b)'.repeat(size / 4)}`,
  'deep images': `${'!['.repeat(size / 4)}a${'](b)'.repeat(size / 4)}`,
  'deep emphasis': `${'*'.repeat(deep)}a${'*'.repeat(deep)}`,
  'growing code marks': Array.from({ length: 700 }, (_, i) => '`'.repeat(i + 1)).join(' '),
  'one line': 'word '.repeat(200_000),
  ...Object.fromEntries(
    [
      '[',
      '[a](',
      '[a](<b',
      '[a]: b "',
      '![',
      '*a ',
      '**a*',
      '_a*',
      '`a',
      '<',
      '<a b="',
      '<!--',
      '<?',
      '<![CDATA[',
      '&a',
      '{',
      '{`$',
      '{"',
      '<A b={',
      'export {\n\n',
      '{/*\n',
      '$',
      '$$\n',
      'a@',
      'www.a',
      'http://a.',
      '| a\n|-|\n',
      '- - ',
      '* * a ',
      '> - ',
      '\t',
      '[^a]: ',
      '\r',
    ].map((unit) => [`repeated ${JSON.stringify(unit)}`, unit.repeat(size / unit.length)]),
  ),
}
/** A scan of these takes some ten milliseconds; a quadratic one takes minutes. */
const patience = 60_000

describe.each(Object.keys(scanners))('robustness of the %s scanner', (name) => {
  const scan = scanners[name] ?? scanPlain

  it('gives valid offsets for anything that looks like Markdown', () => {
    fc.assert(
      fc.property(markdownish, (source) => {
        const scanned = scan(source)
        assertSound(source, scanned)
        assertCovered(scanned)
      }),
      { numRuns: 1500, seed: 11 },
    )
  })

  it('gives valid offsets for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) =>
        assertSound(source, scan(source)),
      ),
      { numRuns: 500, seed: 11 },
    )
  })

  it.each(Object.keys(hostile))(
    'takes linear time and no stack for %s',
    (key) => {
      const source = hostile[key] ?? ''
      const scanned = scan(source)
      expect(scanned.codes.length).toBe(source.length)
    },
    patience,
  )
})
