import { type Document, SEPARATOR } from '../document/document.ts'
import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { sentenceEnds } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const ADVERBS = '(obviously|clearly)'
const READERS =
  '(any|every) (sane|reasonable|sensible|rational|thinking) (person|adult|voter|reader)'
const VERDICTS = new Set(
  'would will can could must should knows sees understands agrees'.split(' '),
)

/** A remark is set off by a comma; “clearly visible” tells how. */
function isAside(document: Document, first: number, last: number): boolean {
  const { separators } = document.words
  const ends = sentenceEnds(document, first)
  if (last >= ends.last || (separators[last + 1] & SEPARATOR.comma) === 0) return false
  return first === ends.first || (separators[first] & SEPARATOR.comma) !== 0
}

/** In the middle of a sentence these are set off for other reasons too. */
function opensOrObvious(document: Document, first: number): boolean {
  if (first === sentenceEnds(document, first).first) return true
  return /^obviously$/i.test(document.textOf(first, first))
}

/** What can be cut as it stands; the other phrases are parts of a clause. */
const goesWithoutLoss = /^(needless\s+to\s+say|it\s+(is|was|goes)\b[\s\S]*\sthat)$/i

/** Within a sentence its commas may belong to the words around it. */
const opening = /^(Obviously|Clearly)$/

export default defineRule({
  id: 'presumed-obvious',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A phrase that calls a statement obvious.',
  fix: 'Delete the phrase, or give the reason.',
  phrases: [
    ADVERBS,
    'needless to say',
    'it (is|was|should be) (quite|perfectly|abundantly|very|pretty|) (obvious|self evident|evident|plain) that',
    'it (is|was) (quite|perfectly|abundantly|very|pretty) clear that',
    'it should be clear that',
    '(as is|which is) (obvious|well known|self evident)',
    '(it|that) goes without saying (that|)',
    'as we all know',
    'anyone (can|could|would) (see|tell|agree) (that|why|how)',
    READERS,
    'stands to reason',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last, pattern }, document) => {
    if (pattern === ADVERBS)
      return isAside(document, first, last) && opensOrObvious(document, first)
    return pattern !== READERS || isFollowedBy(document, last, VERDICTS)
  },
  suggest: (quote) => (opening.test(quote) || goesWithoutLoss.test(quote) ? '' : undefined),
  explain: (quote) => `“${quote}” calls the statement obvious instead of giving a reason.`,
  examples: {
    bad: [
      '«Obviously», the second plan is better.',
      'The plan, «obviously», failed.',
      '«It goes without saying that» trust matters.',
      'The rules, «as we all know», changed.',
      '«Any reasonable person» would sign.',
      '- The plan, «obviously», failed.',
    ],
    good: [
      'Start as soon as you know the port.',
      'As long as you know some CSS, you are fine.',
      'The plan, of course, can change.',
      'It seems clear that the rules should agree.',
      'From the log it is clear that the disk was full.',
      'The label is clearly visible.',
      'Naturally, it grows in sand.',
      'Anyone can see the page.',
      'Like any rational person, she wants stickers.',
      'The plan obviously failed.',
      'It is now obviously, and late, a plan.',
      'It failed, clearly, at noon.',
      'It failed, obviously.',
    ],
  },
})
