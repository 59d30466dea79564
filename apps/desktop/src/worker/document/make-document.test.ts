import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { listPictures, makeDocument } from './make-document.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const source = `---
title: "The oven & <more>"
lang: en-GB
author: Jo Baker
---

# The oven

A very unique oven, **bold**, *italic*, ~~struck~~, \`code\`, [link](https://example.com/?a=1&b=2), [part](#second-part).[^1]
<script>window.ran = true</script><img src="x" onerror="window.ran = true"> [run](javascript:window.ran=1)

## Second part

3. Mix
   - flour
4. Wait

- [x] done

> A quote.

\`\`\`js
if (a < 2) b()
\`\`\`

| Left | Right |
| :--- | ----: |
| a    |     1 |

![The oven](images/oven.png) ![gone](images/gone.png) ![far](https://example.com/far.png)

שלום *עולם*

[^1]: A **footnote**.
`

const from = source.indexOf('very unique')
const marks = {
  places: [
    {
      finding: 0,
      from,
      to: from + 'very unique'.length,
      group: 'phrasing',
      severity: 'medium',
      scope: 'phrase' as const,
      lane: 0,
    },
  ],
  notes: [
    { title: 'Empty word', severity: 'medium', quote: 'very unique', text: 'Try “unique”.' },
    { title: 'No detail', severity: 'high', quote: '', text: 'Add <b>one</b>.' },
  ],
}
const pictures = [{ address: 'images/oven.png', type: 'png' as const, bytes: pixel }]
const make = async (target: 'web' | 'paper' | 'docx', hasMarks = false) =>
  makeDocument({ text: source, name: 'a.md', marks: hasMarks ? marks : null, pictures, target })

describe('a web page', () => {
  it('stands alone: its own look, its pictures in it, and nothing that runs', async () => {
    const { bytes, missing } = await make('web')
    const html = new TextDecoder().decode(bytes)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB" dir="ltr">/)
    expect(html).toContain('<title>The oven &#x26; &#x3C;more></title>')
    expect(html).toContain('<meta name="author" content="Jo Baker">')
    expect(html).toContain(`<img src="data:image/png;base64,${pixel.toString('base64')}"`)
    expect(html).toContain('<img src="https://example.com/far.png" alt="far">')
    expect(missing).toEqual(['images/gone.png'])
    expect(html).not.toMatch(/<script|<link|onerror|javascript:|data-from|<mark|title: "/)
    for (const place of ['second-part', 'fn-1', 'fnref-1']) {
      expect(html).toContain(`href="#${place}"`)
      expect(html).toContain(`id="${place}"`)
    }
  })

  it('has marks with numbers, and a note behind each', async () => {
    const html = new TextDecoder().decode((await make('web', true)).bytes)
    expect(html).toMatch(
      /<mark class="mark is-phrasing[^>]*>very unique<sup[^>]*><a href="#note-1" id="mark-1">\[1\]<\/a><\/sup><\/mark>/,
    )
    expect(html).toContain('<li id="note-1"><b>Empty word (medium)</b>: “very unique” Try')
    expect(html).toContain(
      '<li id="note-2"><b>No detail (high)</b>. Add &#x3C;b>one&#x3C;/b>.</li>',
    )
  })

  it('for paper has links in the place of pictures of the web', async () => {
    const html = new TextDecoder().decode((await make('paper')).bytes)
    expect(html).toContain('<a href="https://example.com/far.png">Picture: far</a>')
    expect(html).not.toMatch(/<img[^>]+src="http/)
  })

  it('runs as most of its letters do', async () => {
    const { bytes } = await makeDocument({
      text: '# שלום עולם\n\nעוד שלום\n\nleft\n',
      name: 'a.md',
      marks: null,
      pictures: [],
      target: 'web',
    })
    expect(new TextDecoder().decode(bytes)).toContain('<html dir="rtl">')
  })
})

describe('a Word document', () => {
  async function partsOf(hasMarks: boolean) {
    const { bytes, missing } = await make('docx', hasMarks)
    const files = unzipSync(bytes)
    const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
    return { files, missing, document: read('word/document.xml'), read }
  }
  /** The text of the paragraphs with a piece of XML in them. */
  const paragraphs = (document: string, xml: string): string[] =>
    (document.match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs) ?? [])
      .filter((paragraph) => paragraph.includes(xml))
      .map((paragraph) => paragraph.replace(/<[^>]+>/g, ''))

  it('has headings, lists, tables, code, links, pictures, quotes, emphasis and footnotes of Word', async () => {
    const { files, missing, document, read } = await partsOf(false)
    expect(paragraphs(document, 'w:val="Heading1"')).toEqual(['The oven'])
    expect(paragraphs(document, 'w:val="Heading2"')).toEqual(['Second part'])
    expect(paragraphs(document, '<w:ilvl w:val="0"/>')).toEqual(['Mix', 'Wait', ' done'])
    expect(paragraphs(document, '<w:ilvl w:val="1"/>')).toEqual(['flour'])
    expect(read('word/numbering.xml')).toContain('<w:start w:val="3"/>')
    expect(document.match(/<w:tr>/g)).toHaveLength(2)
    expect(document).toContain('<w:tblHeader/>')
    expect(paragraphs(document, 'Consolas')).toContain('if (a &lt; 2) b()')
    expect(document).toMatch(/<w:hyperlink [^>]*w:anchor="second_part"/)
    expect(read('word/_rels/document.xml.rels')).toContain('https://example.com/?a=1&amp;b=2')
    expect(document).toContain('descr="The oven"')
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
    for (const emphasis of ['<w:b/>', '<w:i/>', '<w:strike/>']) expect(document).toContain(emphasis)
    expect(document).toContain('<w:footnoteReference w:id="1"/>')
    expect(read('word/footnotes.xml')).toContain('footnote')
    expect(document).toMatch(/<w:ind [^>]*w:left="720"/)
    expect(paragraphs(document, '<w:bidi/>')).toEqual(['שלום עולם'])
    expect(read('docProps/core.xml')).toContain('<dc:title>The oven &amp; &lt;more&gt;</dc:title>')
    expect(document).not.toMatch(/javascript:|window\.ran = true"/)
    expect(missing).toEqual(['images/gone.png'])
  })

  it('has marks as highlighted words, and their notes as footnotes', async () => {
    const { document, read } = await partsOf(true)
    expect(document).toMatch(/w:fill="FFF1B8"[^>]*\/><\/w:rPr><w:t[^>]*>very unique</)
    expect(document.match(/<w:footnoteReference /g)).toHaveLength(2)
    expect(read('word/footnotes.xml')).toContain('Try “unique”.')
    expect(document).toContain('Add &lt;b&gt;one&lt;/b&gt;.')
  })
})

it('only the pictures that are not on the web are asked for', () => {
  expect(listPictures({ text: source }).addresses).toEqual(['images/oven.png', 'images/gone.png'])
})
