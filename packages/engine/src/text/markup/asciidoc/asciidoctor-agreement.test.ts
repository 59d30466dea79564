import { convert } from '@asciidoctor/core'
import { describe, expect, it } from 'vitest'
import { listBlocks } from '../../markdown/block-table.ts'
import type { ScannedText } from '../../markdown/scanned-text.ts'
import { scanHtml } from '../html/scan-html.ts'
import { scanAsciidoc } from './scan-asciidoc.ts'

/**
 * The words of each block, without punctuation, which Asciidoctor sets in another way. What stands
 * for a word is left out: Asciidoctor prints attributes and numbers of footnotes.
 */
function wordsOf({ codes, blocks, source }: ScannedText): string[] {
  return listBlocks(blocks).flatMap(({ kind, start, end }) => {
    const seen = String.fromCharCode(...codes.subarray(start, end)).replaceAll('\u2060', '')
    const text = kind === 'alt_text' ? source.slice(start, end) : seen
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
    return words.length === 0 ? [] : [`${kind}: ${words.join(' ')}`]
  })
}

/** Without what Asciidoctor adds: a list of contents, “Example 1” and “Table 1”. */
const attributes = {
  showtitle: true,
  icons: 'font',
  'toc!': true,
  'example-caption!': true,
  'table-caption!': true,
}

const drafts: Readonly<Record<string, string>> = {
  'a page': `= The harbour
Ann Okafor <ann@example.org>
v1.2, 2021-03-03
:toc: left
:description: what nobody reads \\
  in the page

The crew mended *seventeen* nets, _slowly_, and \`counted\` them.
// nobody sees this
It rained all day +
and all night.

== What was found

A https://example.org/report[long report] says so, and so does link:other.html[another one].
It holds un**believ**ably many words, H~2~O, E=mc^2^ and #marked# ones.

[source,ruby]
----
puts 'no *word* of it'
----

=== Smaller

NOTE: Mind the gap.
`,
  lists: `* one
goes on
** two
*** three
* four
+
attached to four

. first
. second
.. deeper

- [x] done
- [ ] open

CPU:: The brain
 of the machine.
RAM::
  Its memory.
`,
  blocks: `.A titled example
====
Inside *it*.

****
A sidebar.
****
====

[quote]
____
What was said.

* in a list
____

[verse]
____
Roses are red,
 violets are blue.
____

--
An open block.
--

[NOTE]
====
A note with two paragraphs.

This is one.
====

....
nothing of this
....

////
a comment
////

[TIP]
A paragraph with a style.
`,
  tables: `.The fleet
[cols="1,1"]
|===
|Boat |Crew

|Ferry
|Ann and Ben

|Tug |nobody

2+|at all
|===
`,
  'marks that are none': `Say 2 * 3 * 4 or snake_case_name or a# b#.

Escaped \\*stars* and \\_lines_ stay.

A std::vector is no term. Neither is a::b here.

1.5 times as much, e.g. this.

"\`Curved\`" and '\`single\`' and Olaf\`'s boat.

See <<found,the part above>> ((indexed)) word(((hidden, terms))) here.
`,
  'titles with lines': `Old title
=========

Section
-------

Text of it.

Deeper
~~~~~~

More of it.
`,
}

describe('the scanner of AsciiDoc agrees with Asciidoctor', () => {
  it.each(Object.keys(drafts))('about the words of %s', async (name) => {
    const source = drafts[name] ?? ''
    const page = await convert(source, { attributes })
    // The label of an admonition is no text of the draft, and a verse is no code.
    const html = String(page)
      .replace(/<td class="icon">[\s\S]*?<\/td>/g, '')
      .replaceAll('<pre class="content">', '<p>')
    const ours = wordsOf(scanAsciidoc(source))
    expect(ours.length).toBeGreaterThan(3)
    expect(ours.map(withoutKind)).toEqual(wordsOf(scanHtml(html)).map(withoutKind))
  })
})

/** An admonition is a table to Asciidoctor. */
function withoutKind(block: string): string {
  return block.slice(block.indexOf(':') + 2)
}
