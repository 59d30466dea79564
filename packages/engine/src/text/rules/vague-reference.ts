import type { Document } from '../document.ts'
import { defineRule } from './define-rule.ts'

/** Opens a paragraph behind another paragraph of several sentences; behind a list or code it is clear what is meant. */
function opensFarFromItsNoun(document: Document, first: number): boolean {
  const { sentences, blocks, source } = document
  const index = sentences.blocks[document.words.sentences[first]]
  const block = blocks[index]
  if (block.firstWord !== first || index === 0) return false
  const before = blocks[index - 1]
  if (before.kind !== 'paragraph' || before.endSentence - before.firstSentence < 2) return false
  return source.slice(before.end, block.start).trim() === ''
}

export default defineRule({
  id: 'vague-reference',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A paragraph that opens on “this” without the noun it means.',
  fix: 'Repeat the noun, so that the reader knows “this what”.',
  phrases: [
    '^this (shows|highlights|underscores|demonstrates|ensures|allows|makes|results|creates|helps|suggests|reflects|enables|could|raises|gives|requires|presents|provides|offers|emphasizes|illustrates|indicates)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first }, document) => opensFarFromItsNoun(document, first),
  explain: (quote) =>
    `“${quote}” opens the paragraph, and what it points at stands in another one.`,
  examples: {
    bad: [
      'The pump was old. It leaked at night.\n\n«This shows» that it was old.',
      'Oaks are cut here. They grow slowly.\n\n«This helps» the deer.',
      'The law changed last spring. Few knew it.\n\n«This **shows»** how slow news was.',
    ],
    good: [
      'Oaks are cut here. They grow slowly.\n\nThese are old.',
      'The pump was old. It leaked.\n\nThis means that we need a new one.',
      'The pump was old. It leaked.\n\nThis may change in spring.',
      'This pump leaks.',
      'The pump was old. This means that it leaks.',
      'These three pumps can leak.',
      '- a pump\n\nThis means that it leaks.',
    ],
  },
})
