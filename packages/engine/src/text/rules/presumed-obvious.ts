import { type Document, GAP } from '../document.ts'
import { lowerAt, sentenceEnds } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

/** "Clearly visible" tells how; a remark is set off by a comma or opens its sentence. */
function isAside(document: Document, first: number, last: number, pattern: string): boolean {
  if (!pattern.startsWith('(obviously')) return true
  const { gaps } = document.words
  const ends = sentenceEnds(document, first)
  const isParted = last < ends.last && (gaps[last + 1] & GAP.comma) !== 0
  // “Of course, …” at the start grants a point before the answer to it.
  const opens = first === ends.first && lowerAt(document, first) !== 'of'
  return isParted && (opens || (gaps[first] & GAP.comma) !== 0)
}

/** What can be cut as it stands; the other phrases are parts of a clause. */
const goesWithoutLoss =
  /^(obviously|of course|needless to say|naturally|clearly|evidently|plainly|it (is|was)\b[\s\S]* that)$/i

export default defineRule({
  id: 'presumed-obvious',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A phrase that calls a statement obvious.',
  fix: 'Delete it: what is obvious needs no notice, and what is not needs a reason.',
  phrases: [
    '(obviously|of course|needless to say|naturally|clearly|evidently|plainly)',
    'it (is|was|should be) (quite|perfectly|abundantly|very|pretty|) (obvious|clear|evident|self evident|apparent|plain) that',
    '(as is|which is) (obvious|clear|well known|self evident)',
    '(it|that) goes without saying',
    'as (we all know|you (know|may know|probably know|might know|can imagine))',
    'anyone (can|could|would) (see|tell|agree|know)',
    '(any|every) (sane|reasonable|sensible|rational|thinking) (person|human|adult|voter|reader)',
    'stands to reason',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last, pattern }, document) => isAside(document, first, last, pattern),
  suggest: (quote) => (goesWithoutLoss.test(quote) ? '' : undefined),
  explain: (quote) =>
    `“${quote}” tells the reader that this is obvious instead of giving a reason.`,
  examples: {
    bad: [
      '«Obviously», the second plan is better.',
      'The plan, «of course», failed.',
      '«It goes without saying» that trust matters.',
    ],
    good: [
      'Of course, there are risks too.',
      'It seems clear that the rules should agree.',
      'The label is clearly visible.',
      'It grows naturally in sand.',
      'She wrote clearly and slowly.',
      'Of course work she had plenty.',
    ],
  },
})
