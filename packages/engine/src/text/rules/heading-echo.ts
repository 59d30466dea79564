import { type Document, type DocumentBlock, GAP, SHAPE } from '../document.ts'
import { wordIs } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import { defineRule } from './define-rule.ts'

export default defineRule<{ heading: string }>({
  id: 'heading-echo',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'A first sentence that begins by repeating its heading.',
  fix: 'Begin with what the heading has not said yet.',
  *document(document) {
    if (isSoftwareText(document)) return
    let heading: DocumentBlock | undefined
    for (const block of document.blocks) {
      if (block.kind === 'alt_text') continue
      if (heading !== undefined && block.kind === 'paragraph') {
        const last = echoEnd(document, heading, block)
        if (last !== -1) {
          const { starts, ends } = document.words
          const text = document.textOf(heading.firstWord, heading.endWord - 1)
          yield { start: starts[block.firstWord], end: ends[last], data: { heading: text } }
        }
      }
      heading = block.kind === 'heading' ? block : undefined
    }
  },
  explain: (quote) => `“${quote}” repeats the heading above it.`,
  examples: {
    bad: [
      '## Benefits of green tea\n\n«The benefits of green tea» are many.',
      '# Why tea matters\n\n«Why tea matters» takes long to tell.',
      '## The **history** of hot milk\n\n«The history of\nhot milk» began early.',
    ],
    good: [
      '## Menu bar\n\nThe menu bar holds three menus.',
      '## Benefits of tea\n\nIt calms, warms and costs little.',
      '## Tea\n\nTea is a drink.',
      '## Benefits of tea\n\nThe cost of tea is low.',
      '## Green tea\n\nGreen tea is a drink.',
      '## Benefits of tea\n\n- The benefits of tea are many.',
    ],
  },
})

/** The last word of the echo: all words of the heading in order, but for an article; or -1. */
function echoEnd(document: Document, heading: DocumentBlock, block: DocumentBlock): number {
  const { hashes, flags, gaps } = document.words
  let at = block.firstWord
  let full = 0
  let word = heading.firstWord
  if (word < heading.endWord && wordIs(document, word, 'article')) word++
  if (at < block.endWord && wordIs(document, at, 'article')) at++
  // A number in front of a heading is not part of it.
  if (word < heading.endWord && (flags[word] & SHAPE.number) !== 0) word++
  for (; word < heading.endWord; word++, at++) {
    if (at >= block.endWord || hashes[word] !== hashes[at] || hashes[word] === 0) return -1
    if (at > block.firstWord && (gaps[at] & ~GAP.hyphen) !== 0) return -1
    if (!wordIs(document, word, 'preposition') && !wordIs(document, word, 'conjunction')) full++
  }
  // “A note property is a property that …” defines its term.
  const isDefinition =
    at + 1 < block.endWord && wordIs(document, at, 'copula') && wordIs(document, at + 1, 'article')
  return full >= 3 && !isDefinition ? at - 1 : -1
}
