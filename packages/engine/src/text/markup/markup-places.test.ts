import { describe, expect, it } from 'vitest'
import type { Syntax } from '../../schema/index.ts'
import { listBlocks } from '../markdown/block-table.ts'
import { scanSource } from './scan-source.ts'

/** The blocks of a draft as a reader sees them: `@` for what stands for a word, nothing for marks. */
function read(syntax: Syntax, source: string): string[] {
  const { codes, blocks } = scanSource(source, syntax)
  return listBlocks(blocks).map(({ kind, depth, quoted, start, end }) => {
    const seen = String.fromCharCode(...codes.subarray(start, end))
    const text = kind === 'alt_text' ? source.slice(start, end) : seen
    const words = text
      .replaceAll('\u2060', '')
      .replace(/\ufffc+/g, '@')
      .replace(/\s+/g, ' ')
      .trim()
    return `${kind}${depth || ''}${quoted ? ' quoted' : ''}: ${words}`
  })
}

function linksOf(syntax: Syntax, source: string): string[] {
  return scanSource(source, syntax).links.map(
    ({ kind, start, end, textStart, textEnd, url }) =>
      `${kind} «${source.slice(start, end)}» «${source.slice(textStart, textEnd)}» ${url}`,
  )
}

type Case = readonly [name: string, source: string, expected: readonly string[]]

const html: readonly Case[] = [
  [
    'a paragraph and a heading',
    '<h2>Hello</h2><p>Some words.</p>',
    ['heading2: Hello', 'paragraph: Some words.'],
  ],
  ['paragraphs without end tags', '<p>One<p>Two', ['paragraph: One', 'paragraph: Two']],
  ['text without any element', 'Plain words', ['paragraph: Plain words']],
  ['marks inside a word', '<p>un<b>believ</b>able</p>', ['paragraph: unbelievable']],
  ['a line break', '<p>one<br>two</p>', ['paragraph: one two']],
  [
    'character references',
    '<p>Don&rsquo;t &amp; can&#39;t, caf&eacute;</p>',
    ["paragraph: Don’t & can't, café"],
  ],
  ['code', '<p>Run <code>npm <b>i</b></code> or <kbd>x</kbd>.</p>', ['paragraph: Run @ or @.']],
  [
    'code that nothing closes',
    '<p>Run <code>npm</p><p>Then rest.</p>',
    ['paragraph: Run @', 'paragraph: Then rest.'],
  ],
  ['a listing', '<p>a</p><pre><code>x = 1</code></pre><p>b</p>', ['paragraph: a', 'paragraph: b']],
  [
    'scripts and styles',
    '<script>var a = "<p>b</p>"</script><style>p{}</style><p>c</p>',
    ['paragraph: c'],
  ],
  ['a head', '<html><head><title>Page</title><meta name=a><body><p>b</p></html>', ['paragraph: b']],
  [
    'nested lists',
    '<ul><li>a<li>b<ol><li>c</ol><li>d</ul>',
    ['list_item1: a', 'list_item1: b', 'list_item2: c', 'list_item1: d'],
  ],
  ['paragraphs of an item', '<ul><li><p>a</p><p>b</p></ul>', ['list_item1: a', 'list_item1: b']],
  ['a description list', '<dl><dt>a<dd>b</dl>', ['list_item1: a', 'list_item1: b']],
  [
    'a table',
    '<table><tr><th>a<td>b<tr><td>c</table>d',
    ['table_cell: a', 'table_cell: b', 'table_cell: c', 'paragraph: d'],
  ],
  [
    'a quotation',
    '<blockquote><p>a</p></blockquote><p>b</p>',
    ['paragraph quoted: a', 'paragraph: b'],
  ],
  ['words said', '<p>She said <q>go</q>.</p>', ['paragraph: She said "go".']],
  [
    'header, footer and navigation',
    '<header>a</header><nav>b</nav><p>c</p><footer>d</footer>',
    ['paragraph: c'],
  ],
  [
    'the header of an article',
    '<article><header><h1>a</h1></header>b</article>',
    ['heading1: a', 'paragraph: b'],
  ],
  ['the main part', '<div>a</div><main><p>b</p></main><div>c</div>', ['paragraph: b']],
  ['an empty main part', '<p>a</p><main></main>', ['paragraph: a']],
  ['what is hidden', '<p hidden>a<p>b <span aria-hidden="true">c</span>', ['paragraph: b']],
  ['comments', '<p>a<!-- b --> c</p>', ['paragraph: a c']],
  ['an image', '<p>a <img src=x.png alt="b c"> d</p>', ['paragraph: a @ d', 'alt_text: b c']],
  ['a footnote', '<p>a<sup><a href="#fn1">1</a></sup>.</p>', ['paragraph: a.']],
  [
    'tags of a generator',
    '<p>a {{ page.url }} b {% if x %}c{% endif %}</p>',
    ['paragraph: a @ b c'],
  ],
  ['a formula', '<p>so <math><mi>x</mi></math> is</p>', ['paragraph: so @ is']],
  ['front matter', '---\na: b\n---\n<p>c</p>', ['paragraph: c']],
]

const asciidoc: readonly Case[] = [
  [
    'a header',
    '= Title\nAnn Author <a@b.org>\nv1.0\n:toc:\n\nText.',
    ['heading1: Title', 'paragraph: Text.'],
  ],
  [
    'headings',
    '== One\n\nTwo\n---\n\n=== Three ===',
    ['heading2: One', 'heading2: Two', 'heading3: Three'],
  ],
  [
    'attributes',
    ':a: b\n:!c:\n\nText {a} and{nbsp}more, it{apos}s.',
    ["paragraph: Text @ and more, it's."],
  ],
  [
    'marks',
    'A *bold*, _it_, `code`, #mark#, un**believ**able, [.x]#y#.',
    ['paragraph: A bold, it, @, mark, unbelievable, y.'],
  ],
  [
    'marks that are none',
    '2 * 3 * 4 and snake_case_name',
    ['paragraph: 2 * 3 * 4 and snake_case_name'],
  ],
  ['quotation marks', '"`Go`" and Olaf`\'s', ['paragraph: "Go" and Olaf\'s']],
  ['what passes through', '+a*b*c+ and pass:[<b>] and +++<i>+++', ['paragraph: a*b*c and and']],
  ['escapes', '\\*a* and \\{b}', ['paragraph: *a* and {b}']],
  ['line breaks', 'one +\ntwo', ['paragraph: one two']],
  ['comments', '// no\none\n// no\ntwo\n\n////\nno\n////\n', ['paragraph: one two']],
  [
    'listings',
    '[source,ruby]\n----\nno\n----\n\n....\nno\n....\n\n```js\nno\n```\n\nyes',
    ['paragraph: yes'],
  ],
  ['a listing of a paragraph', '[source]\nno\n\n no\n\nyes', ['paragraph: yes']],
  [
    'blocks in blocks',
    '====\na\n\n****\nb\n****\n====\n\nc',
    ['paragraph: a', 'paragraph: b', 'paragraph: c'],
  ],
  [
    'quotations',
    '[quote, Ann]\n____\na\n____\n\n[quote]\nb\n\n> c\n> d',
    ['paragraph quoted: a', 'paragraph quoted: b', 'paragraph quoted: c d'],
  ],
  [
    'an admonition',
    'NOTE: Mind it.\n\n[TIP]\n====\nDo.\n====',
    ['paragraph: Mind it.', 'paragraph: Do.'],
  ],
  [
    'lists',
    '* a\nb\n** c\n+\nd\n* e\n\n. f\n\ng',
    [
      'list_item1: a b',
      'list_item2: c',
      'list_item2: d',
      'list_item1: e',
      'list_item2: f',
      'paragraph: g',
    ],
  ],
  ['a check list', '* [x] a\n* [ ] b', ['list_item1: a', 'list_item1: b']],
  [
    'descriptions',
    'CPU:: The brain\nRAM::\n  Memory',
    ['list_item1: CPU', 'list_item1: The brain', 'list_item1: RAM', 'list_item1: Memory'],
  ],
  ['what looks like a term', 'Use std::vector here', ['paragraph: Use std::vector here']],
  [
    'a table',
    '|===\n|a |b\n\n|c\nd\n2+|e\n|===\n\nf',
    ['table_cell: a', 'table_cell: b', 'table_cell: c d', 'table_cell: e', 'paragraph: f'],
  ],
  ['a table with commas', ',===\na b,c\n,===', ['table_cell: a b', 'table_cell: c']],
  ['the title of a block', '.A title\n----\nno\n----', ['paragraph: A title']],
  [
    'macros of blocks',
    'include::a.adoc[]\nifdef::b[]\nc\nendif::[]\n\nimage::d.png[e f, 100]',
    ['paragraph: c', 'paragraph: @', 'alt_text: e f'],
  ],
  ['rules', "a\n\n'''\n\n<<<\n\nb", ['paragraph: a', 'paragraph: b']],
  ['footnotes', 'a footnote:[b c] d', ['paragraph: a d']],
  ['index terms', 'a ((b)) c (((d, e)))', ['paragraph: a b c']],
  ['anchors', '[[a]]b and <<c,the d>> and <<e>>', ['paragraph: b and the d and @']],
  ['an anchor before a block', '[[a]]\n[#b.c]\nd', ['paragraph: d']],
]

const rst: readonly Case[] = [
  [
    'headings',
    '=====\nTitle\n=====\n\nOne\n===\n\nTwo\n---\n\nThree\n=====',
    ['heading1: Title', 'heading2: One', 'heading3: Two', 'heading2: Three'],
  ],
  [
    'marks',
    'A *it* **bold** ``code`` un\\ *believ*\\ able',
    ['paragraph: A it bold @ unbelievable'],
  ],
  [
    'marks that are none',
    '2 * 3 * 4 and snake_case and a*b*c',
    ['paragraph: 2 * 3 * 4 and snake_case and a*b*c'],
  ],
  [
    'roles',
    ':func:`f` :ref:`the part <x>` :doc:`y` :guilabel:`Save it` `one two` `x.y`',
    ['paragraph: @ the part @ Save it one two @'],
  ],
  ['what takes the place of words', 'a |b c| d [1]_ e', ['paragraph: a @ d e']],
  [
    'lists',
    '- a\n  b\n\n  c\n- d\n\n  * e\n\n1. f\n2. g',
    [
      'list_item1: a b',
      'list_item1: c',
      'list_item1: d',
      'list_item2: e',
      'list_item1: f',
      'list_item1: g',
    ],
  ],
  [
    'a sentence that begins with an initial',
    'A. Smith wrote\nthis.',
    ['paragraph: A. Smith wrote this.'],
  ],
  [
    'a definition',
    'term\n    What it is.\n\nb',
    ['list_item1: term', 'list_item1: What it is.', 'paragraph: b'],
  ],
  ['a quotation', 'a\n\n    b\n\nc', ['paragraph: a', 'paragraph quoted: b', 'paragraph: c']],
  [
    'a list that is indented',
    'So:\n\n  - a\n  - b\n\n  t\n    d',
    ['paragraph: So:', 'list_item1: a', 'list_item1: b', 'list_item1: t', 'list_item1: d'],
  ],
  [
    'a literal block',
    'So::\n\n    no\n\n    no\n\nyes ::\n\n> no\n> no\n\nc',
    ['paragraph: So:', 'paragraph: yes', 'paragraph: c'],
  ],
  ['a session', '>>> no\nno\n\nyes', ['paragraph: yes']],
  [
    'code',
    '.. code-block:: python\n   :linenos:\n\n   no\n\n.. math:: no\n\nyes',
    ['paragraph: yes'],
  ],
  [
    'admonitions',
    '.. note:: One\n   two.\n\n   Three.\n\n.. warning::\n\n   Four.\n\nFive.',
    ['paragraph: One two.', 'paragraph: Three.', 'paragraph: Four.', 'paragraph: Five.'],
  ],
  [
    'titles of directives',
    '.. admonition:: A title\n   :class: no\n\n   Text.',
    ['paragraph: A title', 'paragraph: Text.'],
  ],
  [
    'versions',
    '.. versionadded:: 3.1\n   One.\n\n.. deprecated:: 2.0 Two.',
    ['paragraph: One.', 'paragraph: Two.'],
  ],
  [
    'what lists pages',
    '.. toctree::\n   :maxdepth: 2\n\n   a\n   b\n\n.. automodule:: x\n   :members:\n\nyes',
    ['paragraph: yes'],
  ],
  ['quotations by name', '.. epigraph::\n\n   a', ['paragraph quoted: a']],
  [
    'a figure',
    '.. figure:: a.png\n   :alt: b c\n\n   A caption.',
    ['paragraph: @ @', 'alt_text: b c', 'paragraph: A caption.'],
  ],
  [
    'comments and targets',
    '.. no\n   no\n\n.. _a: https://b.org\n.. _c:\n.. |d| replace:: no\n\nyes',
    ['paragraph: yes'],
  ],
  [
    'footnotes',
    '.. [1] One\n   two.\n.. [A2] Three.',
    ['paragraph: One two.', 'paragraph: Three.'],
  ],
  [
    'fields',
    ':orphan:\n:Author: no\n\nyes\n\n:param x: What it\n   is.',
    ['paragraph: yes', 'list_item1: What it is.'],
  ],
  [
    'options',
    'a\n\n-o FILE, --out=FILE  Where to write.',
    ['paragraph: a', 'list_item1: Where to write.'],
  ],
  ['lines of verse', '| one\n| two', ['paragraph: one two']],
  [
    'a table with borders',
    '+-----+---+\n| a b | c |\n+=====+===+\n| d   | e |\n+-----+---+',
    ['table_cell: a b', 'table_cell: c', 'table_cell: d', 'table_cell: e'],
  ],
  [
    'a table without borders',
    '===  ===\na    b c\n===  ===\nd    e\n===  ===\n\nf',
    ['table_cell: a', 'table_cell: b c', 'table_cell: d', 'table_cell: e', 'paragraph: f'],
  ],
  [
    'a table as a list',
    '.. list-table:: T\n   :header-rows: 1\n\n   * - a\n     - b',
    ['paragraph: T', 'table_cell: a', 'table_cell: b'],
  ],
  ['a table of values', '.. csv-table::\n\n   "a, b",c', ['table_cell: a, b', 'table_cell: c']],
  ['a line between parts', 'a\n\n----\n\nb', ['paragraph: a', 'paragraph: b']],
]

describe.each([
  ['html', html],
  ['asciidoc', asciidoc],
  ['rst', rst],
] as const)('what is prose in %s', (syntax, cases) => {
  it.each([...cases])('%s', (_name, source, expected) => {
    expect(read(syntax, source)).toEqual(expected)
    const withReturns = source.replaceAll('\n', '\r\n')
    expect(read(syntax, withReturns)).toEqual(expected)
  })
})

describe('links', () => {
  it.each<readonly [Syntax, string, readonly string[]]>([
    ['html', '<a href="/a?b&amp;c">d</a>', ['link «<a href="/a?b&amp;c">d</a>» «d» /a?b&c']],
    ['html', '<a name="a">b</a>', []],
    ['html', 'See https://a.org/b, ok', ['autolink «https://a.org/b» «» https://a.org/b']],
    [
      'html',
      '<a href="https://a.org">https://a.org</a>',
      ['autolink «<a href="https://a.org">https://a.org</a>» «» https://a.org'],
    ],
    ['html', '<sup><a href="#n">1</a></sup>', ['footnote «<a href="#n">1</a>» «» ']],
    ['asciidoc', 'https://a.org[b c^]', ['link «https://a.org[b c^]» «b c» https://a.org']],
    ['asciidoc', 'link:a.html[b,role=c]', ['link «link:a.html[b,role=c]» «b» a.html']],
    ['asciidoc', 'https://a.org.', ['autolink «https://a.org» «» https://a.org']],
    ['asciidoc', 'xref:a.adoc#b[c]', ['reference «xref:a.adoc#b[c]» «c» a.adoc#b']],
    ['asciidoc', 'a@b.org', ['autolink «a@b.org» «» a@b.org']],
    [
      'asciidoc',
      'a footnote:[See https://b.org.]',
      ['footnote «footnote:[See https://b.org.]» «» ', 'autolink «https://b.org» «» https://b.org'],
    ],
    ['rst', '`a b <https://c.org>`_', ['link «`a b <https://c.org>`_» «a b» https://c.org']],
    [
      'rst',
      '`a b`_ and c_\n\n.. _a b: https://d.org\n.. _c: https://e.org',
      ['reference «`a b`_» «a b» https://d.org', 'reference «c_» «c» https://e.org'],
    ],
    ['rst', ':ref:`a <b>`', ['reference «:ref:`a <b>`» «a» #b']],
  ])('%s: %s', (syntax, source, expected) => {
    expect(linksOf(syntax, source)).toEqual(expected)
  })
})

describe('comments to the tool', () => {
  it.each<readonly [Syntax, string]>([
    ['html', '<p>a</p>\n<!-- content-trust-disable x -- why -->'],
    ['asciidoc', 'a\n\n// content-trust-disable x -- why'],
    ['asciidoc', 'a\n// content-trust-disable x -- why\nb'],
    ['rst', 'a\n\n.. content-trust-disable x -- why'],
  ])('%s: %j', (syntax, source) => {
    expect(scanSource(source, syntax).comments.map(({ text }) => text)).toEqual([
      'content-trust-disable x -- why',
    ])
  })
})
