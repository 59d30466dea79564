import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBlocks } from '../markdown/block-table.ts'
import { MASKED, MASKED_INLINE, OPAQUE, type ScannedText } from '../markdown/scanned-text.ts'
import { scanSource } from './scan-source.ts'

type MarkupSyntax = 'html' | 'asciidoc' | 'rst'

const shared = [
  '\n',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  ' ',
  '  ',
  '\t',
  'a',
  'word ',
  'Word. ',
  'é',
  '😀',
  '\ud83d',
]
const hidden = [
  '\ufeff',
  '\ufffc',
  '\u200b',
  '\u2060',
  'https://a.org/b',
  'a@b.org',
  '{{ x }}',
  '{% y %}',
]
const marks: Readonly<Record<MarkupSyntax, readonly string[]>> = {
  html: (
    '<|>|</|<p>|</p>|<b>|</b>|<a href="/x">|<a>|</a>|<code>|</code>|<pre>|</pre>|<ul>|<li>|</li>|</ul>|<td>|<tr>|<table>|</table>|' +
    '<h2>|</h2>|<blockquote>|</blockquote>|<img alt="A b" src=c>|<img alt=\'|<br/>|<q>|</q>|<nav>|</nav>|<main>|</main>|<header>|</header>|' +
    '<script>|</script>|<style>|<title>|<textarea>|<svg>|<svg/>|</svg>|<math>|<p hidden>|<div aria-hidden=true>|</div>|<sup>|</sup>|' +
    '<!--|-->|<!-- content-trust-x -->|<![CDATA[|]]>|<?|&|&amp;|&rsquo;|&#39;|&#x2060;|&#10;|&nbsp;|&copy|;|"|\'|=|---|/>'
  ).split('|'),
  asciidoc: (
    '= |== |* |** |. |- |1. |::|:: |term:: |;; |//|// content-trust-x|////|----|....|====|____|****|++++|--|+|+++|++|[|]|[[|]]|[source]|[quote]|' +
    '[NOTE]|[.role]#|NOTE: |!===|2+^.>s!|a!|`|``|"`|`"|`\'|*|_|#|^|~|<<|>>|((|))|(((|)))|{|}|{name}|{nbsp}|link:|xref:|image:|image::|' +
    "footnote:[|pass:[|[t^]|[A,b=c]|:x: y|:!x:|\\|ifdef::a[]|include::b[]|> |---|'''|.Title|&amp;|,|\""
  )
    .split('|')
    .flatMap((mark) => (mark.includes('!') ? [mark, mark.replaceAll('!', '|')] : [mark])),
  rst: (
    '====|----|~~~~|- |* |1. |(a) |#. |.. |.. note:: |.. code-block:: x|.. image:: a.png|   :alt: b|.. figure:: c|.. csv-table:: d|' +
    '.. list-table:: e|.. [1] |.. _a: https://b.org|.. _c:|.. content-trust-x|__ d|::|a::|:field: |:ref:|`|``|`a <b>`_|`a`_|a_|a__|[1]_|' +
    '*|**|_|\\|\\ |>>> |-o file  |--long=x  |+--+--+|+==+|==  ==|_`|`:role:|<|>|   |      |"'
  )
    .split('|')
    .concat('| ', '|', '|a|', '|x|_'),
}

const syntaxes: readonly MarkupSyntax[] = ['html', 'asciidoc', 'rst']

function draftsOf(syntax: MarkupSyntax) {
  return fc
    .array(fc.constantFrom(...marks[syntax], ...shared, ...shared, ...hidden), { maxLength: 60 })
    .map((parts) => parts.join(''))
}

/** Only a character reference of HTML or AsciiDoc is read as another character than it is written. */
function isReference(source: string, at: number): boolean {
  return /[&{<]/.test(source.slice(Math.max(0, at - 40), at + 1))
}

function assertSound(source: string, scan: ScannedText): void {
  const { codes, blocks, links, comments, frontMatter } = scan
  expect(codes.length).toBe(source.length)
  for (let i = 0; i < codes.length; i++) {
    const isLineEnd = source[i] === '\n' || source[i] === '\r'
    expect(codes[i] === 10 || codes[i] === 13).toBe(isLineEnd)
    const isMask = codes[i] === MASKED || codes[i] === MASKED_INLINE || codes[i] === OPAQUE
    if (!isMask && codes[i] !== source.charCodeAt(i)) {
      expect(isReference(source, i)).toBe(true)
    }
  }
  let end = 0
  for (const block of listBlocks(blocks)) {
    expect(block.start).toBeLessThan(block.end)
    expect(block.end).toBeLessThanOrEqual(source.length)
    expect(source.slice(block.start, block.end).trim()).not.toBe('')
    expect(block.start).toBeGreaterThanOrEqual(block.kind === 'alt_text' ? 0 : end)
    if (block.kind === 'alt_text') expect(block.end).toBeLessThanOrEqual(end)
    else end = block.end
  }
  for (const list of [links, comments]) {
    for (const [i, item] of list.entries()) {
      expect(item.start).toBeGreaterThanOrEqual(list[i - 1]?.start ?? 0)
      expect(item.end).toBeGreaterThan(item.start)
      expect(item.end).toBeLessThanOrEqual(source.length)
    }
  }
  for (const { start, end: linkEnd, textStart, textEnd } of links) {
    expect(textStart).toBeGreaterThanOrEqual(start)
    expect(textEnd).toBeGreaterThanOrEqual(textStart)
    expect(textEnd).toBeLessThanOrEqual(linkEnd)
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
const units: Readonly<Record<MarkupSyntax, readonly string[]>> = {
  html: [
    '<',
    '<p>',
    '<div>',
    '<li>',
    '<ul><li>',
    '<a href=x>',
    '<code>',
    '<b>',
    '</x>',
    '<q></li>',
    '<td>',
    '<table><td>',
    '<p hidden>',
    '<x/>',
    '<a b="',
    '<!--',
    '<!',
    '<![CDATA[',
    '&a',
    '&amp;',
    '<img alt="',
    '<main>',
    '<svg>',
    '<script>',
    '<title>',
    '<blockquote>',
    '</div',
    '<nav><p>',
    'a@',
    'www.a',
    'http://a.',
    '{{',
    '{% ',
    '<code><p>',
    '\r',
  ],
  asciidoc: [
    '`',
    '`a ',
    '*a ',
    '**a*',
    '_a',
    '#a',
    '+a ',
    '^a',
    '~a',
    '[',
    '[[',
    '<<',
    '<<a,',
    '((',
    '(((',
    '{',
    '{a',
    'link:a[',
    'link:a',
    'http://a[',
    'http://a[\\]',
    'ahttp://',
    'image:a[',
    'footnote:[',
    'a@',
    '"`',
    '====\na\n',
    '=====\n',
    '--\n',
    '____\n',
    '----\n',
    '|===\n',
    '* a\n',
    '** ',
    'a::\n',
    'a::b',
    ':a: \\\n',
    '// a\n',
    '[a]\n',
    '+\n',
    '\\',
    '|',
    'a|',
    '{{',
    'ifdef::',
    '\t',
    '\r',
    'a\n--\n',
    '> a\n',
  ],
  rst: [
    '`',
    '`a ',
    '``',
    '*a ',
    '**a ',
    '|a',
    '[1',
    '_',
    'a_',
    '_`',
    ':a:`',
    ':a',
    '- ',
    '- - a\n',
    '.. ',
    '.. a::\n',
    '.. a:: b\n  ',
    'a::\n\n',
    '`a <',
    '`a>`_',
    'http://a.',
    'ahttp://',
    'a@',
    '| a\n',
    '+-+\n',
    '==  ==\n',
    '====\n',
    'a\n====\n',
    ':a: b\n',
    'a\n b\n',
    '  ',
    '\t',
    '\r',
    '\\',
    '(a) ',
    '>>> \n',
    '"',
    '.. csv-table::\n\n  ",',
    '.. [a] b\n',
    '.. _a: b\n',
  ],
}
/** A scan of these takes some ten milliseconds; a quadratic one takes minutes. */
const patience = 60_000

describe.each(syntaxes)('robustness of the scanner of %s', (syntax) => {
  it('gives valid offsets for anything that looks like it', () => {
    fc.assert(
      fc.property(draftsOf(syntax), (source) => {
        const scanned = scanSource(source, syntax)
        assertSound(source, scanned)
        assertCovered(scanned)
      }),
      { numRuns: 2000, seed: 19 },
    )
  })

  it('gives valid offsets for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) =>
        assertSound(source, scanSource(source, syntax)),
      ),
      { numRuns: 500, seed: 19 },
    )
  })

  it.each([...units[syntax]])(
    'takes linear time and no stack for repeated %j',
    (unit) => {
      const source = unit.repeat(size / unit.length)
      expect(scanSource(source, syntax).codes.length).toBe(source.length)
    },
    patience,
  )

  it(
    'takes linear time for lines that are ever further indented',
    () => {
      const source = Array.from({ length: 1_000 }, (_, i) => `${' '.repeat(i)}- a`).join('\n')
      expect(scanSource(source, syntax).codes.length).toBe(source.length)
    },
    patience,
  )
})
