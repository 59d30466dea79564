import { describe, expect, it } from 'vitest'
import { listBlocks } from '../block-table.ts'
import { scanMarkdown } from '../scan-markdown.ts'

type Syntax = 'markdown' | 'mdx'

/** The words that a draft keeps as prose, with dots for what stands for a word. */
function proseOf(source: string, syntax: Syntax = 'markdown'): string {
  return String.fromCharCode(...scanMarkdown(source, syntax).codes)
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

describe('templates of site generators', () => {
  it.each([
    ['Hugo', '{{< note title="Be *careful* here" >}}\nText.\n{{< /note >}}', 'Text.'],
    [
      'Hugo in a line',
      'The {{< glossary_tooltip text="pod" term_id="pod" >}} runs.',
      'The … runs.',
    ],
    ['Hugo with Markdown', '{{% alert %}}\nText **here**.\n{{% /alert %}}', 'Text here.'],
    ['Hugo over lines', '{{< figure\n  src="a.png"\n  title="An old map"\n>}}\n\nText.', 'Text.'],
    [
      'Hugo code',
      '{{< highlight go >}}\nfor x := range y {}\n\nmore\n{{< /highlight >}}\nText.',
      'Text.',
    ],
    ['Jekyll', '{% include note.html content="Some words here" %}\nText.', 'Text.'],
    [
      'Jekyll code',
      '{% highlight ruby %}\nputs "some words"\n\nend\n{% endhighlight %}\n\nText.',
      'Text.',
    ],
    ['Jekyll raw', 'Write {% raw %}{{ page.title }}{% endraw %} so.', 'Write … so.'],
    ['Liquid', 'Version {{ site.version | default: "1.0" }} is out.', 'Version … is out.'],
    ['Liquid comment', '{% comment %}\nSome words.\n{% endcomment %}\nText.', 'Text.'],
    [
      'Nunjucks',
      '{# some words #}Text {%- if a -%}one{%- else -%}two{%- endif -%}.',
      'Text one two .',
    ],
    [
      'Handlebars',
      '{{#if user.known}}Text.{{else}}More.{{/if}} {{!-- not }} this --}}',
      'Text. More.',
    ],
    ['Handlebars, raw', 'Say {{{user.name}}} and {{> partial/name}} now.', 'Say … and now.'],
    ['Docusaurus', ':::note Some title\n\nText.\n\n:::\n', 'Text.'],
    ['VitePress', '::: details Click me {open}\nText.\n:::\n', 'Text.'],
    ['DocFX', ':::image type="content" source="a.png" alt-text="Some words":::\n\nText.', 'Text.'],
    ['DocFX inclusion', 'Text. [!INCLUDE [some words](a.md)]', 'Text.'],
    ['MyST', ':::{note} Some title\n:class: wide\nText.\n:::\n', 'Text.'],
    [
      'MyST fence',
      '```{warning}\n:name: some-name\nText with `code`.\n```\n\nMore.',
      'Text with ….\nMore.',
    ],
    ['MyST code', '```{code-block} python\nprint(words)\n```\n\nText.', 'Text.'],
    [
      'MyST around code',
      '````{tip}\nText.\n```\nsome code\n```\nMore.\n````\nEnd.',
      'Text.\nMore.\nEnd.',
    ],
    ['MyST role', 'See {ref}`the part <part>` there.', 'See … there.'],
    [
      'Python-Markdown',
      '!!! note "Some title"\n    Text.\n\n    More.\n\nEnd.',
      'Text.\nMore.\nEnd.',
    ],
    ['Python-Markdown tabs', '=== "Linux"\n\n    Text.\n\nEnd.', 'Text.\nEnd.'],
    ['kramdown', '# Title {#some-id}\n\nText.\n{: .note title="Some words" }\n', 'Title\nText.'],
    ['Pandoc', '## Title {#id .wide key="some words"}\n\nText{.red}.', 'Title\nText .'],
    ['kramdown contents', '- TOC\n{:toc}\n\nText.', 'Text.'],
    ['contents', '[[_TOC_]]\n\n[TOC]\n\nText.', 'Text.'],
    ['GitHub', '> [!NOTE]\n> Text.', 'Text.'],
    [
      'Obsidian',
      '> [!tip]- Text\n> goes on.\n\nSee [[Some page|words]] and ![[a.png]].',
      'Text\ngoes on.\nSee words and ….',
    ],
    [
      'HTML with tags',
      'A <a href={{ site.url }}/some/words>link</a> and <b {% if a %}class="x"{% endif %}>b</b>.',
      'A link and b .',
    ],
  ])('are not prose: %s', (_name, source, prose) => {
    expect(proseOf(source)).toBe(prose)
  })

  it('keeps every offset, and the code blocks of a generator count', () => {
    const source =
      'A {{ b.c }} d\r\n{% highlight js %}\r\nlet e\r\n{% endhighlight %}\r\n:::note\r\nf\r\n:::\r\n'
    const { codes, codeBlocks } = scanMarkdown(source, 'markdown')
    expect(codes.length).toBe(source.length)
    for (const [i, code] of codes.entries()) {
      expect(code === 10 || code === 13).toBe(/[\r\n]/.test(source.charAt(i)))
    }
    expect(codeBlocks).toBe(1)
    expect(blocksOf(source)).toEqual(['paragraph «A {{ b.c }} d»', 'paragraph «f»'])
  })

  it('reads a tag that nothing closes as text', () => {
    for (const source of [
      'Text {{ goes on.',
      'Text {% goes on.',
      'Text {{< goes on }} here.',
      '{% if\n\nText %}',
      'Text {: goes\non }',
      'Press {a} or {b c}.',
      '[[ -f x ]]',
      'In [[1]] too.',
    ]) {
      expect(proseOf(source)).toBe(source.replace(/\n+/g, '\n'))
    }
  })

  it('leaves fields that somebody fills in as text', () => {
    for (const source of ['Dear {{name}}, hello.', 'From {{ company_name }}.', '{{ Your Name }}'])
      expect(proseOf(source)).toBe(source)
    expect(proseOf('A {{ end }} b {{ user.name }} c')).toBe('A b … c')
  })

  it('takes templates as targets of links and definitions', () => {
    const source =
      '[a]({{< relref "b c.md" >}}), [d]({% link _posts/e.md %} "T"), [f]({{ \'/g\' | relative_url }}) and [h][], [i].\n\n' +
      '[h]: {{< ref "/docs/h" >}}\n[i]: {{ site.baseurl }}{% post_url 2020-01-01-i %}\n'
    expect(linksOf(source)).toEqual([
      'link «[a]({{< relref "b c.md" >}})» {{< relref "b c.md" >}}',
      'link «[d]({% link _posts/e.md %} "T")» {% link _posts/e.md %}',
      "link «[f]({{ '/g' | relative_url }})» {{ '/g' | relative_url }}",
      'reference «[h][]» {{< ref "/docs/h" >}}',
      'reference «[i]» {{ site.baseurl }}{% post_url 2020-01-01-i %}',
    ])
    expect(proseOf(source)).toBe('a, d, f and h, i.')
  })

  it('takes a template as a part of a bare address', () => {
    const source = 'See https://example.org/{{ page.id }}/words there.'
    expect(proseOf(source)).toBe('See … there.')
    expect(linksOf(source)).toEqual([
      'autolink «https://example.org/{{ page.id }}/words» https://example.org/{{ page.id }}/words',
    ])
  })

  it('finds wiki links, and no tests, labels or indexes', () => {
    expect(linksOf('[[Some page]] and [[Page#part|words]]')).toEqual([
      'link «[[Some page]]» Some page',
      'link «[[Page#part|words]]» Page#part',
    ])
    expect(linksOf('[[a]](b)')).toEqual(['link «[[a]](b)» b'])
    expect(linksOf('[[a]]\n\n[a]: b')).toEqual(['reference «[a]» b'])
  })

  it('reads an alert as words of the page, and a quotation as those of others', () => {
    const source =
      '> [!WARNING]\n> Own words.\n\n> Quoted words.\n>\n> > [!NOTE]\n> > Inner words.\n'
    expect(blocksOf(source)).toEqual([
      'paragraph «Own words.»',
      'paragraph quoted «Quoted words.»',
      'paragraph quoted «Inner words.»',
    ])
    expect(blocksOf('> [!NOTE](a) words')).toEqual(['paragraph quoted «[!NOTE](a) words»'])
  })

  it('reads the text between the tags of components and none of their attributes', () => {
    const source =
      '<Card title="Some words" icon={<Icon name="x" />}>\n\nText {{ a: 1 }} here.\n\n</Card>\n\n:::tip Title\n\nMore.\n\n:::\n'
    expect(proseOf(source, 'mdx')).toBe('Text … here.\nMore.')
  })
})
