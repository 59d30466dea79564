import { describe, expect, it } from 'vitest'
import {
  atxDepth,
  atxTextEnd,
  closesFence,
  fenceLength,
  isThematicBreak,
  listMarkerLength,
  mathFenceLength,
  setextDepth,
} from '../block/block-starts.ts'
import { alertMarkEnd } from '../block/block-templates.ts'
import { listBlocks } from '../block-table.ts'
import { findFrontMatter } from '../front-matter.ts'
import { skipInlineMath } from '../inline/inline-math.ts'
import { scanMarkdown } from '../scan-markdown.ts'
import { mayHoldTemplates } from './may-hold-templates.ts'
import {
  isMergeField,
  isShortcode,
  isStatement,
  skipAttributeList,
  skipRoleName,
  skipTag,
} from './templates.ts'

/** A text in which `‹` shows where the analysis starts, and `¦` where it may go no further. */
function place(marked: string): {
  text: string
  codes: Uint16Array
  start: number
  limit: number
} {
  const start = Math.max(0, marked.indexOf('‹'))
  const unstarted = marked.replace('‹', '')
  const limit = unstarted.indexOf('¦')
  const text = unstarted.replace('¦', '')
  const codes = Uint16Array.from(text, (character) => character.charCodeAt(0))
  return { text, codes, start, limit: limit === -1 ? text.length : limit }
}

/** What a reader takes of a text; null when it takes nothing. */
function taken(text: string, start: number, end: number): string | null {
  return end === -1 ? null : text.slice(start, end)
}

function scan(source: string): {
  prose: string
  links: string[]
  blocks: string[]
  codeBlocks: number
} {
  const { codes, links, blocks, codeBlocks } = scanMarkdown(source, 'markdown')
  return {
    prose: String.fromCharCode(...codes)
      .replaceAll('\u2060', '')
      .replace(/\ufffc+/g, '…')
      .replace(/[ \t]+/g, ' ')
      .replace(/\s*[\r\n]\s*/g, '\n')
      .trim(),
    links: links.map(
      ({ kind, textStart, textEnd, url }) => `${kind} «${source.slice(textStart, textEnd)}» ${url}`,
    ),
    blocks: listBlocks(blocks).map(
      ({ kind, start, end }) => `${kind} «${source.slice(start, end)}»`,
    ),
    codeBlocks,
  }
}

describe('a tag', () => {
  it.each([
    ['{{}}', '{{}}'],
    ['{{a}}}', '{{a}}'],
    ['{{{a}}}', '{{{a}}}'],
    ['{{{{a}}}}', '{{{{a}}}}'],
    ['{{{{{a}}}}}', null],
    ['{{{a}}', null],
    ['{{{a}}b}}}', '{{{a}}b}}}'],
    ['{{a}b}}', '{{a}b}}'],
    ['{{a}¦}', null],
    ['{{¦}}', null],
    ['{¦{}}', null],
    ['{a}}', null],
    ['{%%}', '{%%}'],
    ['{%}a%}', '{%}a%}'],
    ['{% } %}', '{% } %}'],
    ['{% a %¦}', null],
    ['{# a #}', '{# a #}'],
    ['{#\ta } #}', '{#\ta } #}'],
    ['{#a #}', null],
    ['#}‹{# a #}', '{# a #}'],
    ['{{< a }} >}}', '{{< a }} >}}'],
    ['{{% a }} %}}', '{{% a }} %}}'],
    ['{{%}}', null],
    ['{{%%}}', '{{%%}}'],
    ['{{!-- a }} --}}', '{{!-- a }} --}}'],
    ['{{! a }} --}}', '{{! a }}'],
    ['{{!- a }} --}}', '{{!- a }}'],
    ['{{!a- b }} --}}', '{{!a- b }}'],
    ['{{a-- b }} --}}', '{{a-- b }}'],
    ['{{a- b }} --}}', '{{a- b }}'],
    ['{{ab- c }} --}}', '{{ab- c }}'],
    ['{{ a {{ b }}', null],
    ['{{ {{a}}', null],
    ['{{ a {% b }}', null],
    ['{{ a { b }}', '{{ a { b }}'],
    ['{{ a {b} }}', '{{ a {b} }}'],
    ['{{ %{a }}', '{{ %{a }}'],
    ['{{ a %} }}', '{{ a %} }}'],
  ])('%j gives %j', (marked, tag) => {
    const { text, codes, start, limit } = place(marked)
    expect(taken(text, start, skipTag(codes, start, limit))).toBe(tag)
  })

  it.each([
    ['{{a\nb}}', true],
    ['{{a \nb}}', true],
    ['{{a\n  b}}', true],
    ['{{a\r\nb}}', true],
    ['{{a\rb}}', true],
    ['{{a\n\nb}}', false],
    ['{{a\r\rb}}', false],
    ['{{a\r\n\r\nb}}', false],
    ['{{a\n \t\nb}}', false],
    ['{{a\n', false],
    ['{{a\n}}', true],
  ])('goes on over a line, not over a blank one: %j', (text, goesOn) => {
    const { codes } = place(text)
    expect(skipTag(codes, 0, text.length)).toBe(goesOn ? text.length : -1)
  })

  it.each([
    ['{{name}}', true],
    ['{{ name }}', true],
    ['{{  name }}', false],
    ['{{ a b c d e }}', true],
    ['{{ a b c d e f }}', false],
    ['{{ company_name-2 }}', true],
    ['{{1a}}', false],
    ['{{a.b}}', false],
    ['{{{a}}}', false],
    ['{{ end }}', false],
    ['{{ end user }}', false],
    ['{{ ending }}', true],
    [`{{${'a'.repeat(56)}}}`, true],
    [`{{${'a'.repeat(57)}}}`, false],
    [`${'x'.repeat(60)}‹{{a}}`, true],
  ])('may be a field to fill in: %j, %j', (marked, isField) => {
    const { text, start } = place(marked)
    expect(isMergeField(text, start, text.length)).toBe(isField)
  })

  it.each([
    ['{% a %}', true],
    ['{# a #}', true],
    ['{{#if a}}', true],
    ['{{/if}}', true],
    ['{{< a >}}', true],
    ['{{% a %}}', true],
    ['{{! a }}', true],
    ['{{> a }}', true],
    ['{{ if a }}', true],
    ['{{\tif a }}', true],
    ['{{- if a }}', true],
    ['{{~#if a}}', true],
    ['{{~ if a}}', true],
    ['{{{#a}}}', true],
    ['{{ a }}', false],
    ['{{ iffy }}', false],
    ['{{ a if }}', false],
    ['{{ .Title }}', false],
  ])('may be a statement: %j, %j', (text, isOne) => {
    expect(isStatement(text, 0, text.length)).toBe(isOne)
  })

  it.each([
    ['{{< a >}}', true],
    ['{{% a %}}', true],
    ['{{< a/b >}}', true],
    ['{{</a>}}', false],
    ['{{< /a >}}', false],
    ['{{<  /a >}}', false],
    ['{{<- /a >}}', false],
    ['{{ a }}', false],
    ['{%< a %}', false],
    ['abcdefghij‹{{< /a >}}', false],
    ['/a /a /a /a‹{{< a >}}', true],
  ])('may be a shortcode that opens something: %j, %j', (marked, isOne) => {
    const { text, start } = place(marked)
    expect(isShortcode(text, start)).toBe(isOne)
  })
})

describe('an attribute list', () => {
  it.each([
    ['{:toc} a', '{:toc}'],
    ['{: .note}', '{: .note}'],
    ['{:.a}', '{:.a}'],
    ['{: a b}', '{: a b}'],
    ['{#id}', '{#id}'],
    ['{.wide }', '{.wide }'],
    ['{#id .wide key="a b" other=\'c d\' c=d}', '{#id .wide key="a b" other=\'c d\' c=d}'],
    ['{:}', null],
    ['{# a}', null],
    ['{#1}', null],
    ['{.a b}', null],
    ['{.a k=}', null],
    ['{.a k="b}', null],
    ['{: a\nb}', null],
    ['{a}', null],
    [`{#${'a'.repeat(197)}}`, `{#${'a'.repeat(197)}}`],
    [`{#${'a'.repeat(198)}}`, null],
    ['a ‹{#b} c', '{#b}'],
  ])('%j gives %j', (marked, list) => {
    const { text, start } = place(marked)
    expect(taken(text, start, skipAttributeList(text, start))).toBe(list)
  })

  it('does not go on into the next cell of a table', () => {
    expect(scan('| x {: b | c} |\n| - | - |').blocks).toEqual([
      'table_cell «x {: b»',
      'table_cell «c}»',
    ])
    expect(scan('| x {: b | c} |\n| - | - |').prose).toContain('{: b')
  })
})

describe('the name of a role', () => {
  it.each([
    ['{ref}`a`', '{ref}'],
    ['{py:func}`a`', '{py:func}'],
    ['{a-b}`a`', '{a-b}'],
    ['{a_b}`a`', '{a_b}'],
    ['{a.b}`a`', '{a.b}'],
    ['{a1}`a`', '{a1}'],
    ['{}`a`', null],
    ['{r f}`a`', null],
    ['{ref `a`', null],
    ['{ref}a', null],
    ['{ref}``a``', null],
    ['{ref}`¦a`', '{ref}'],
    ['{ref}¦`a`', null],
    ['{ref¦}`a`', null],
    ['a ‹{ref}`b`', '{ref}'],
    ['a ‹{}`b`', null],
    [`{${'a'.repeat(39)}}\`b\``, `{${'a'.repeat(39)}}`],
    [`{${'a'.repeat(40)}}\`b\``, null],
  ])('%j gives %j', (marked, name) => {
    const { text, codes, start, limit } = place(marked)
    expect(taken(text, start, skipRoleName(codes, start, limit))).toBe(name)
  })
})

describe('a shortcode in a line', () => {
  it.each([
    ['A {{< b >}} c.', 'A … c.'],
    ['A {{< b >}}, c.', 'A …, c.'],
    ['A{{< b >}} c.', 'A c.'],
    ['A {{< b >}}c.', 'A c.'],
    ['A {{< b >}}\nc.', 'A\nc.'],
    ['A {{< b >}}', 'A'],
    ['{{< b >}} c.', 'c.'],
    ['A {{< /b >}} c.', 'A c.'],
    ['| {{< b >}} c |\n| - |', 'c'],
    ['| a {{< b >}} |\n| - |', 'a'],
  ])('stands for a word only between words: %j', (source, prose) => {
    expect(scan(source).prose).toBe(prose)
  })
})

describe('a formula in a line', () => {
  it.each([
    ['$x$', '$x$'],
    ['(‹$x$)', '$x$'],
    ['a‹$x$', null],
    ['1‹$x$', null],
    ['$‹$x$', null],
    ['$¦x$', null],
    ['$ x$', null],
    ['$\nx$', null],
    ['$ =x$', null],
    ['$\t=x$', null],
    ['$$ x$', null],
    ['$x $', null],
    ['$\\x $', null],
    ['$\\x\ny$', null],
    ['$x', null],
    ['$x¦$', null],
    ['$x$.', '$x$'],
    ['$x$y', null],
    ['$x$1', null],
    ['$x$$', null],
    ['$x$¦y', '$x$'],
    ['$x$¦$', '$x$'],
    ['$abc$', '$abc$'],
    ['$abcd$', null],
    ['a b ‹$abc$', '$abc$'],
    ['a b ‹$abcd$', null],
    ['$a b$', null],
    ['$a\tb$', null],
    ['$a bcde$', null],
    ['$\\ab cd$', '$\\ab cd$'],
    ['$a^b cd$', '$a^b cd$'],
    ['$a=b cd$', '$a=b cd$'],
    ['$a b c=d$', '$a b c=d$'],
    ['$ab_cd$', '$ab_cd$'],
    ['$a_bcd$', null],
    ['$_abc$', null],
    ['$ab{c}$', '$ab{c}$'],
    ['$a{b}c$', null],
    [`$\{ab}$`, null],
    ['$a bc_de$', null],
    ['$a bc{d}$', null],
    ['$ab_cd e$', '$ab_cd e$'],
    ['$ab_cd_e$', '$ab_cd_e$'],
    ['a b ‹$ab_cd$', '$ab_cd$'],
    ['a b ‹$a_bcd$', null],
    [`$=${'a'.repeat(297)}$`, `$=${'a'.repeat(297)}$`],
    [`$=${'a'.repeat(298)}$`, null],
  ])('%j gives %j', (marked, formula) => {
    const { text, codes, start, limit } = place(marked)
    expect(taken(text, start, skipInlineMath(codes, start, 0, limit))).toBe(formula)
  })

  it('may open its block whatever comes before that', () => {
    const { codes } = place('a$x$')
    expect(skipInlineMath(codes, 1, 1, 4)).toBe(4)
    expect(skipInlineMath(codes, 1, 0, 4)).toBe(-1)
  })
})

describe('a wiki link', () => {
  it.each([
    ['[[Page]] a', 'link «Page» Page', 'Page a'],
    ['[[Page|words]]', 'link «words» Page', 'words'],
    ['[[Page|a|b]]', 'link «a|b» Page', 'a|b'],
    ['[[Page\\|words]]', 'link «words» Page', 'words'],
    ['[[Page|\\words]]', 'link «\\words» Page', '\\words'],
    ['![[a.png]]', 'image «a.png» a.png', '…'],
    ['[[日本]]', 'link «日本» 日本', '日本'],
    ['[[\u0080]]', 'link «\u0080» \u0080', '\u0080'],
    ['[[a(b]]', 'link «a(b» a(b', 'a(b'],
    ['[[a]] (b)', 'link «a» a', 'a (b)'],
  ])('%j', (source, link, prose) => {
    expect(scan(source)).toMatchObject({ links: [link], prose })
  })

  it.each([
    'A [[b',
    'A [[b]',
    'A [[b] ]',
    'A [[b [c]]',
    'A [[b\nc]]',
    'A [[ b]]',
    'A [[-b]]',
    'A [[1]]',
    'A [[\u007f]]',
    'A [[]]',
    'A [[b]][c]',
    'A [[b]]: c',
  ])('is not one: %j', (source) => {
    expect(scan(source)).toMatchObject({ links: [], prose: source })
  })

  it('gives way to a reference with its own label only', () => {
    expect(scan('A [[b]]\n\n[b]: c').links).toEqual(['reference «b» c'])
    expect(scan('A [[b]] [c]\n\n[c]: d').links).toEqual(['link «b» b', 'reference «c» d'])
  })

  it('holds up to 198 characters', () => {
    const page = 'a'.repeat(198)
    expect(scan(`[[${page}]] b`).links).toEqual([`link «${page}» ${page}`])
    expect(scan(`[[${page}a]] b`).links).toEqual([])
  })
})

describe('an extension of DocFX', () => {
  it.each([
    ['A [!abc x] b', 'A b'],
    ['A [!abc[x](y)] b', 'A b'],
    ['A [!abc [x] y] b', 'A b'],
    ['A [!abc-def x] b', 'A b'],
    ['A [!abc x*] b* c', 'A b* c'],
    ['A [!abc\tx] b', 'A b'],
  ])('is not prose: %j', (source, prose) => {
    expect(scan(source).prose).toBe(prose)
  })

  it.each([
    'A [!ab x] b',
    'A [!abc] b',
    'A [!abc1 x] b',
    'A [!abc x b',
    'A [!abc x\ny] b',
    'A [!abc\nx] b',
    'A [!abc [x] b',
  ])('is not one: %j', (source) => {
    expect(scan(source).prose).toBe(source)
  })

  it('holds up to 400 characters, and ends with its cell', () => {
    expect(scan(`A [!abc ${'x'.repeat(393)}] b`).prose).toBe('A b')
    expect(scan(`A [!abc ${'x'.repeat(394)}] b`).prose).toContain('xxx')
    expect(scan('| [!abc x | y] |\n| - | - |').prose).toContain('[!abc x')
  })
})

describe('front matter', () => {
  it.each([
    ['---\na\n---\nb', 'a', 'b'],
    ['+++\na\n+++\nb', 'a', 'b'],
    ['---\na\n---', 'a', ''],
    ['---\n---\nb', '', 'b'],
    ['---\r\n---\r\nb', '', 'b'],
    ['---\r\na\r\n---\r\nb', 'a', 'b'],
    ['---\ra\r---\rb', 'a', 'b'],
    ['---\na\r\r---\nb', 'a\r', 'b'],
    ['---\n\na\n\n---\n\nb', '\na\n', '\nb'],
    ['---\r\ra\r---\r\rb', '\ra', '\rb'],
    ['--- \t\na\n---\t\nb', 'a', 'b'],
    ['\ufeff---\na\n---\nb', 'a', 'b'],
    ['---\n--+\n-+-\n+--\n---\nb', '--+\n-+-\n+--', 'b'],
    ['---\n---a\n---\nb', '---a', 'b'],
    ['---\n+++\n---\nb', '+++', 'b'],
  ])('%j holds %j', (source, inside, rest) => {
    const found = findFrontMatter(place(source).codes)
    expect(found && [source.slice(found.start, found.end), source.slice(found.after)]).toEqual([
      inside,
      rest,
    ])
  })

  it.each([
    '',
    '---',
    '---\n',
    '---\na',
    '---\na\n+++\n',
    '--\na\n--\n',
    '--+\na\n---\n',
    '-+-\na\n---\n',
    '---a\nb\n---\n',
    '***\na\n***\n',
    '\n---\na\n---\n',
    ' ---\na\n---\n',
    'a\ufeff---\na\n---\n',
  ])('is not one: %j', (source) => {
    expect(findFrontMatter(place(source).codes)).toBeNull()
  })
})

describe('the start of a block', () => {
  it.each([
    ['# a', 1],
    ['#\ta', 1],
    ['#', 1],
    ['###### a', 6],
    ['####### a', 0],
    ['#a', 0],
    ['#¦#', 1],
    ['##¦a', 2],
    ['a ‹## b', 2],
  ])('depth of a heading: %j is %j', (marked, depth) => {
    const { codes, start, limit } = place(marked)
    expect(atxDepth(codes, start, limit)).toBe(depth)
  })

  it.each([
    ['a ##', 1],
    ['a ## ', 1],
    ['a\t#\t', 1],
    ['a ', 1],
    ['a##', 3],
    ['a # #', 3],
    ['a', 1],
    ['##', 0],
    ['', 0],
    [' ‹ ', 1],
    ['#‹#', 1],
    ['#‹##', 1],
    [' ‹#', 1],
    ['a #¦ b', 1],
  ])('end of the text of a heading: %j is %j', (marked, end) => {
    const { codes, start, limit } = place(marked)
    expect(atxTextEnd(codes, start, limit)).toBe(end)
  })

  it.each([
    ['***', true],
    ['---', true],
    ['___', true],
    ['* *\t* ', true],
    ['**', false],
    ['**¦*', false],
    ['***¦a', true],
    ['*-*', false],
    ['***a', false],
    ['+++', false],
    ['===', false],
  ])('thematic break: %j is %j', (marked, isBreak) => {
    const { codes, start, limit } = place(marked)
    expect(isThematicBreak(codes, start, limit)).toBe(isBreak)
  })

  it.each([
    ['=', 1],
    ['-', 2],
    ['=== \t', 1],
    ['=¦a', 1],
    ['= =', 0],
    ['=-', 0],
    ['=a', 0],
    ['***', 0],
    ['   ', 0],
  ])('depth of an underlined heading: %j is %j', (marked, depth) => {
    const { codes, start, limit } = place(marked)
    expect(setextDepth(codes, start, limit)).toBe(depth)
  })

  it.each([
    ['```', 3],
    ['~~~~', 4],
    ['``', 0],
    ['``¦`', 0],
    ['```¦`', 3],
    ['``` a', 3],
    ['``` a`', 0],
    ['``` a¦`', 3],
    ['~~~ a`', 3],
    ['``~', 0],
  ])('length of a fence: %j is %j', (marked, length) => {
    const { codes, start, limit } = place(marked)
    expect(fenceLength(codes, start, limit)).toBe(length)
  })

  it.each([
    ['$$', 2],
    ['$$$', 3],
    ['$', 0],
    ['$a', 0],
    ['$¦$', 0],
    ['$$¦$', 2],
    ['$$ a', 2],
    ['$$ a $', 0],
    ['$$ a¦$', 2],
    ['a ‹$$', 2],
  ])('length of a fence of math: %j is %j', (marked, length) => {
    const { codes, start, limit } = place(marked)
    expect(mathFenceLength(codes, start, limit)).toBe(length)
  })

  it.each([
    ['```', true],
    ['````', true],
    ['``` \t', true],
    ['``', false],
    ['``¦`', false],
    ['```a', false],
    ['``` a', false],
    ['```¦a', true],
    ['~~~', false],
  ])('close of a fence of three backticks: %j is %j', (marked, closes) => {
    const { codes, start, limit } = place(marked)
    expect(closesFence(codes, start, limit, 0x60, 3)).toBe(closes)
  })

  it.each([
    ['- a', 1, 1],
    ['+ a', 1, 1],
    ['* a', 1, 1],
    ['-', 1, 0],
    ['- ', 1, 0],
    ['-\ta', 1, 1],
    ['-a', 0, 0],
    ['-¦a', 1, 0],
    ['1. a', 2, 2],
    ['1) a', 2, 2],
    ['1.', 2, 0],
    ['1. ', 2, 0],
    ['1. ¦a', 2, 0],
    ['2. a', 2, 0],
    ['01. a', 3, 0],
    ['0. a', 2, 0],
    ['123456789. a', 10, 0],
    ['1234567890. a', 0, 0],
    ['1: a', 0, 0],
    ['1.a', 0, 0],
    ['1', 0, 0],
    ['1¦. a', 0, 0],
    ['. a', 0, 0],
    [') a', 0, 0],
    ['a. b', 0, 0],
    ['a ‹12) b', 3, 0],
  ])('length of a list marker: %j is %j, in a paragraph %j', (marked, length, inParagraph) => {
    const { codes, start, limit } = place(marked)
    expect(listMarkerLength(codes, start, limit, false)).toBe(length)
    expect(listMarkerLength(codes, start, limit, true)).toBe(inParagraph)
  })

  it.each([
    ['[!NOTE]', '[!NOTE]'],
    [' \t[!NOTE] a', ' \t[!NOTE]'],
    ['[!a-b]', '[!a-b]'],
    ['[!NOTE]- a', '[!NOTE]-'],
    ['[!NOTE]+', '[!NOTE]+'],
    ['[!NOTE]¦a', '[!NOTE]'],
    ['[!NOTE]a', null],
    ['[!NOTE]-a', null],
    ['[!NOTE]--', null],
    ['[!]', null],
    ['[NOTE]', null],
    ['(!NOTE]', null],
    ['[!N1]', null],
    ['[!NOTE)', null],
    ['[!NOTE', null],
    ['[!NOTE¦]', null],
    ['[!¦NOTE]', null],
    ['', null],
  ])('mark of an alert: %j gives %j', (marked, mark) => {
    const { text, codes, start, limit } = place(marked)
    expect(taken(text, start, alertMarkEnd(codes, start, limit))).toBe(mark)
  })
})

describe('a line of tags', () => {
  it.each([
    '{% a %}',
    '{% a %}\n',
    '{% a %} \t\r\n',
    '{% a %} {% b %}',
    '{% a %}{: .note}',
    '{{< a >}}',
    '{{ if a }}',
    '{: .note}',
  ])('is not a block: %j', (source) => {
    expect(scan(source).blocks).toEqual([])
  })

  it.each([
    ['{{ user.name }}', '…'],
    ['{{ name }}', '{{ name }}'],
    ['{% a %} words', 'words'],
    ['{a}', '{a}'],
    ['{% a %} {b}', '{b}'],
    ['{% a', '{% a'],
  ])('%j is a paragraph with the prose %j', (source, prose) => {
    expect(scan(source)).toMatchObject({ blocks: [`paragraph «${source}»`], prose })
  })

  it('ends a paragraph', () => {
    expect(scan('One\n{{< a >}}\ntwo').blocks).toEqual(['paragraph «One»', 'paragraph «two»'])
  })

  it('takes the item before it for a table of contents only where that is open', () => {
    expect(scan('- TOC\n{:toc}\n\nText.').prose).toBe('Text.')
    expect(scan('Text.\n\n{:toc}').prose).toBe('Text.')
    expect(scan('Text.\n{:.a}').prose).toBe('Text.')
  })

  it.each([
    ['{% code %}\nx\n\ny\n{% endcode %}\nText.', 'Text.', 1],
    ['{%code%}\nx\n\ny\n{%endcode%}\nText.', 'Text.', 1],
    ['{%- code -%}\nx\n\ny\n{%-  endcode -%}\nText.', 'Text.', 1],
    ['{{< code >}}\nx\n\ny\n{{< /code >}}\nText.', 'Text.', 1],
    ['{% comment %}\nx\n\ny\n{% endcomment %}\nText.', 'Text.', 0],
    ['{% code %}\n\nText.', 'Text.', 0],
    ['{% note %}\nText.\n{% endnote %}', 'Text.', 0],
    ['{% "{<code" %}\nText.\n{% endcode %}', 'Text.', 0],
    ['{% code %}\n\nendcode }\n\nx\n\n{% endcode %}\nText.', 'Text.', 1],
    ['{% code %}\n\n{% a %}endcode }\n\nx\n\n{% endcode %}\nText.', 'Text.', 1],
    ['{% code %}\nx\n{% endcode\n%}\nText.', 'Text.', 1],
    ['{% code %}\nx\n{% endcode %\n}\nText.', 'Text.', 1],
    ['{% code %}\nx\n{% endcode', '', 1],
    ['{% code %}\n\nOne.\n\n{% code %}\n\nTwo.', 'One.\nTwo.', 0],
  ])('may open what is not prose: %j', (source, prose, codeBlocks) => {
    expect(scan(source)).toMatchObject({ prose, codeBlocks })
  })
})

describe('a line of colons', () => {
  it.each([
    [':::', []],
    ['::: \n', []],
    [':::note Title', []],
    ['::: note\nText.\n:::', ['paragraph «Text.»']],
    [':::{note}\n:class: a\n:name: b\n:open:\nText.\n:::', ['paragraph «Text.»']],
    [':::{note}\r\n:class: a\r\n:name: b\r\nText.', ['paragraph «Text.»']],
    [':::: {note}\n:class: a\nText.', ['paragraph «Text.»']],
    ['::: 12 words', ['paragraph «::: 12 words»']],
    [':::(words)', ['paragraph «:::(words)»']],
    [':: words', ['paragraph «:: words»']],
    [': words', ['paragraph «: words»']],
    ['Text.\n\n:: words', ['paragraph «Text.»', 'paragraph «:: words»']],
    [':class: words', ['paragraph «:class: words»']],
    ['Text.\n\n:class: words', ['paragraph «Text.»', 'paragraph «:class: words»']],
    [':::note\n:class: words', ['paragraph «:class: words»']],
    [':::{note}\n:1 :class: words', ['paragraph «:1 :class: words»']],
    [':::{note}\n:class:words', ['paragraph «:class:words»']],
    [':::{note}\n\n:class: words', ['paragraph «:class: words»']],
    [':::{note}\r\n\r\n:class: words', ['paragraph «:class: words»']],
    [':::{note}\nText.\n\n:class: words', ['paragraph «Text.»', 'paragraph «:class: words»']],
  ])('%j', (source, blocks) => {
    expect(scan(source).blocks).toEqual(blocks)
  })
})

describe('the fence of a directive', () => {
  it.each([
    ['```{note}\nText.\n```', ['paragraph «Text.»'], 0],
    ['``` \t{note}\nText.\n``` ', ['paragraph «Text.»'], 0],
    ['~~~{note}\nText.\n~~~', ['paragraph «Text.»'], 0],
    ['```{note} Title\n:class: a\nText.\n```', ['paragraph «Text.»'], 0],
    ['```{note\nx\n```', [], 1],
    ['```{note\nx\n}\n```', [], 1],
    ['```xnote}\nx\n```', [], 1],
    ['```{figure}\nx\n```', [], 1],
    ['```{note}\n~~~\nx\n~~~\n```\nText.', ['paragraph «Text.»'], 1],
    ['````{note}\n```\nx\n```\n````\nText.', ['paragraph «Text.»'], 1],
    ['```{note}\nOne.\n````\nTwo.', ['paragraph «One.»', 'paragraph «Two.»'], 0],
    ['```{note}\nText.\n```\n\n```\nx\n```', ['paragraph «Text.»'], 1],
    ['> ```{note}\n> Text.\n\n```\nx\n```', ['paragraph «Text.»'], 1],
  ])('%j', (source, blocks, codeBlocks) => {
    expect(scan(source)).toMatchObject({ blocks, codeBlocks })
  })
})

describe('a line for the table of contents', () => {
  it.each([
    '[TOC]',
    '[toc] \t',
    '[[toc]]',
    '[[_TOC_]]',
    '[[_toc]]',
    '[[toc_]]',
    `[[_TOC_]]${' '.repeat(9)}`,
  ])('is not a block: %j', (source) => {
    expect(scan(source).blocks).toEqual([])
  })

  it.each(['[toc] words', '[toc]x', '[x] [toc]', '[[toc]', '[tic]', '[toc][x]'])(
    'is not one: %j',
    (source) => {
      expect(scan(source).blocks).toEqual([`paragraph «${source}»`])
    },
  )
})

describe('an admonition', () => {
  it.each([
    ['!!! note\n    Text.'],
    ['!!! note\n\tText.'],
    ['!!! note\n  \tText.'],
    ['??? note "Title"\n    Text.'],
    ['???+ note\n    Text.'],
    ['=== "Title"\n    Text.'],
    ['===+ "Title"\n    Text.'],
    ['!!! note\n\n\n\n\n\n    Text.'],
    ['!!! note\r\n\r\n\r\n    Text.'],
    ['!!! note\n  \n    Text.'],
    [`!!! note "${'a'.repeat(189)}"\n    Text.`],
    [`${'{% a %}\n'.repeat(40)}\n!!! note\n    Text.`],
  ])('holds what is indented: %j', (source) => {
    expect(scan(source)).toMatchObject({ blocks: ['paragraph «Text.»'], codeBlocks: 0 })
  })

  it.each([
    '!!! note\n   Text.',
    '!!! note\nText.',
    '!!! note',
    '!!! note\n',
    '!!! note\n \nText.',
    '!! note\n    Text.',
    '!?! note\n    Text.',
    '!!? note\n    Text.',
    '!!! 1\n    Text.',
    '!!! note: words\n    Text.',
    `!!! note "${'a'.repeat(190)}"\n    Text.`,
  ])('is not one: %j', (source) => {
    expect(scan(source).blocks[0]).toContain(source.slice(0, 4))
  })
})

describe('a draft that may hold templates', () => {
  it.each([
    'a {{b}}',
    'a {% b %}',
    'a {# "b" #}',
    '# A {#b}',
    'a{.b}',
    'a\n{:toc}',
    '{: .a}',
    '{:\t#a}',
    '{:  .a}',
    ':::',
    'a\n::: note',
    '> \t:::note',
    '- :::note',
    '1. :::note',
    '!!! note',
    '??? note',
    '=== "A"',
    '===+ "A"',
    '===! "A"',
    'a [[b]]',
    'a ![[b]]',
    '> [!NOTE]',
    '{ref}`a`',
    '{py:func}`a`',
    '{a-b}`a`',
    '{a.b}`a`',
    '[toc]',
    'a\n\n  [TOC]',
    '```{note}',
    '``` \t{note}',
    '~~~{note}',
    '`````{note}',
  ])('is seen: %j', (source) => {
    expect(mayHoldTemplates(source)).toBe(true)
  })

  it.each([
    '',
    'Text.',
    'a {b} c',
    'a { b }',
    'a {:} b',
    'a {.} b',
    'a ::: b',
    ':: a',
    'a !!! b',
    '!! a',
    '?? a',
    '===',
    '=== a',
    '===* "A"',
    'a [[ b',
    'a [!] b',
    'a [! b]',
    'a [!1]',
    '{a b}`c`',
    '{}`c`',
    '{a}b',
    'a [toc]',
    '[tock]',
    '```js',
    '``` a {b}',
    '~~ {b}',
    '{^a}',
  ])('is not seen: %j', (source) => {
    expect(mayHoldTemplates(source)).toBe(false)
  })
})
