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
    '^(this|that) (means|shows|highlights|underscores|demonstrates|ensures|allows|makes|leads|results|creates|helps|suggests|reflects|includes|enables|can|may|will|could|raises|gives|requires|brings|presents|provides|offers|emphasizes|illustrates|indicates)',
    '^(these) (are|can|may|include|help|ensure|allow|provide|will|could|have|make)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first }, document) => opensFarFromItsNoun(document, first),
  explain: (quote) =>
    `“${quote}” opens the paragraph, and what it points at stands in another one.`,
  examples: {
    bad: [
      'The pump was old. It leaked at night.\n\n«This means» that it was replaced.',
      'Oaks are cut here. They grow slowly.\n\n«These can» live long.',
      'The law changed last spring. Few knew it.\n\n«This **shows»** how slow news was.',
    ],
    good: [
      'This pump leaks.',
      'The pump was old. This means that it leaks.',
      'These three pumps can leak.',
      '- a pump\n\nThis means that it leaks.',
    ],
  },
})
