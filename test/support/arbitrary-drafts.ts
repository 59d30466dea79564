import fc from 'fast-check'
import { drafts } from './drafts.ts'

/** Sentences that rules and models have something to say about, and some that they have not. */
const sentences = [
  'Experts say that it is very unique.',
  'Many people agree, and studies show it.',
  'On 3 May 2021 the pier moved 14 mm.',
  'In conclusion, it is important to note that change is a game-changer!',
  'It is not just a tool, it is a journey.',
  'Perhaps it might possibly help some of them.',
  'See [the survey](https://example.org/s.pdf) by Harold Mott.',
  'Does *anybody* **really** need `code()` here?',
  'Dr. Smith met J. Doe at 5 p.m. in the U.S. They left.',
  'She said, “It costs 1,000.25 €.”',
  '这是一个测试。好吗？',
  'שלום עולם. זה מבחן.',
  '😀 👍🏽 Fun, isn\u2019t it?',
  'A co\u00adop caf\u0065\u0301 \u200bopens.',
]

const separators = [
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\r\n\r\n',
  '\n\n- ',
  '\n\n> ',
  '\n\n## ',
  '\n\n| ',
]

/** Drafts of whole sentences in Markdown of all kinds. */
export const proseDraft = fc
  .array(fc.tuple(fc.constantFrom(...sentences), fc.constantFrom(...separators)), { maxLength: 40 })
  .map((parts) => parts.map((pair) => pair.join('')).join(''))

/** Pieces that mean something to Markdown, MDX or Unicode. */
const pieces =
  '# |## |- |* |1. |> |    |\t|---\n|***|===\n|```\n|~~~\n|`|``|*|**|_|__|~~|[|]|](|](u)|![|<|>|<b>|</b>|<div>\n|<!--|-->|<!-- content-trust-disable -->|{/*|*/}|{|}|<A b={|/>|import a from "b"\n|export const a = 1\n|$|$$\n|[^1]|[^1]: |[a]: u\n|&amp;|&#0;|&nbsp;|\\|\\*|http://|www.a.b|a@b.c|---\na: b\n---\n|| a | b |\n|-|-|\n|\n|\n\n|\r\n|\r| |  \n|word|Word|Experts say|many|very unique|5|3.5|.|!|?|…|"|“|”|\'|’|,|;|:|(|)|é|e\u0301|\u200b|\u200d|\ufeff|\u2060|\ufffc|\u0000|\u2028|😀|👍🏽|\ud83d|\udc00|这|。|ש|\u202e|İ|ﬁ|ß'
    .split('|')
    .filter((piece) => piece !== '')

/** Markdown soup: marks, words and odd characters in any order. */
export const soup = fc
  .array(fc.constantFrom(...pieces, '|'), { maxLength: 60 })
  .map((parts) => parts.join(''))

/** Any UTF-16, lone surrogates included. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units))

/** Text of any script, well formed. */
export const unicodeText = fc.string({ unit: 'binary', maxLength: 200 })

/** Changes a text in a few places: pieces put in, cut out, doubled or moved. */
export function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    kind: fc.constantFrom('insert', 'delete', 'double', 'move'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    size: fc.integer({ min: 1, max: 80 }),
    piece: fc.constantFrom(...pieces),
  })
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 8 }))
    .map(([text, changes]) =>
      changes.reduce((old, { kind, at, to, size, piece }) => {
        const start = Math.floor(at * old.length)
        const cut = old.slice(start, start + size)
        if (kind === 'insert') return old.slice(0, start) + piece + old.slice(start)
        if (kind === 'double') return old.slice(0, start) + cut + old.slice(start)
        const rest = old.slice(0, start) + old.slice(start + size)
        if (kind === 'delete') return rest
        const target = Math.floor(to * rest.length)
        return rest.slice(0, target) + cut + rest.slice(target)
      }, text),
    )
}

/** Any of the above. */
export const anyDraft = fc.oneof(
  proseDraft,
  soup,
  anyText,
  unicodeText,
  mutated(Object.values(drafts)),
)
