import { type Document, GAP } from '../document.ts'
import { hashWord } from '../vocabulary.ts'
import type { SpanHit } from './define-rule.ts'
import { defineRule } from './define-rule.ts'

const owners =
  'your|recipient|sender|client|customer|employee|manager|candidate|author|team|brand|product|project|event|job|school|organization|organisation|hiring manager|company|first|last|full|phone|email|street'
const things =
  'name|title|address|email|company|city|state|phone|number|position|website|product|department|organization|organisation|university|signature'

/** “[insert a name]”, “[Describe the issue]”, “[Your Name]”, “[Date]”; a lower-case “[date]” may be syntax. */
const slots = [
  /^\[(?:insert|enter|fill in)\s[^\][]{2,60}\]$/i,
  /^\[(?:Add|Include|Specify|Describe|Mention|Provide)\s[^\][]{2,60}\]$/,
  new RegExp(`^.(?:${owners})(?:[’']s)? (?:full |first |last )?(?:${things})(?: here)?.$`, 'i'),
  /^\[(?:Date|Name|Company|Recipient|Link|Location|Insert|Signature|Address|Link here|XX+)\]$/,
]

/** Longest run that can be a slot; keeps the look ahead bounded. */
const LONGEST = 80

const lorem = hashWord('lorem')
const ipsum = hashWord('ipsum')
const dolor = hashWord('dolor')

function* placeholdersOf(document: Document): Iterable<SpanHit<undefined>> {
  const { source, words, links } = document
  let link = 0
  for (let word = 0; word < words.count; word++) {
    if ((words.gaps[word] & GAP.bracket) !== 0) {
      const start = words.starts[word]
      const end = endOfSlot(source, start - 1)
      while (link < links.length && links[link].end <= start) link++
      const isLink = link < links.length && links[link].start <= start
      if (end !== -1 && !isLink) yield { start: start - 1, end, data: undefined }
    } else if (words.hashes[word] === lorem && followsInBlock(document, word, 1, ipsum)) {
      const last = word + (followsInBlock(document, word, 2, dolor) ? 2 : 1)
      yield { start: words.starts[word], end: words.ends[last], data: undefined }
    }
  }
}

/** Whether the word `distance` words behind another stands in its block and has this hash. */
function followsInBlock(
  { blocks, sentences, words }: Document,
  word: number,
  distance: number,
  hash: number,
): boolean {
  const block = sentences.blocks[words.sentences[word]]
  return word + distance < blocks.endWords[block] && words.hashes[word + distance] === hash
}

/** Where the slot that opens at the bracket ends; -1 when it is no slot. */
function endOfSlot(source: string, open: number): number {
  if (source.charAt(open) !== '[') return -1
  const close = source.slice(open, open + LONGEST).indexOf(']')
  if (close === -1) return -1
  const end = open + close + 1
  // A link, an image or a definition has its target behind the bracket.
  return /[([:]/.test(source.charAt(end)) ||
    !slots.some((slot) => slot.test(source.slice(open, end)))
    ? -1
    : end
}

export default defineRule({
  id: 'placeholder-left',
  type: 'generic_phrasing',
  severity: 'high',
  summary: 'A place that was to be filled in.',
  fix: 'Fill the place in or delete its sentence.',
  *document(document) {
    yield* placeholdersOf(document)
  },
  explain: (quote) => `“${quote}” still waits for its content.`,
  examples: {
    bad: [
      'Dear «[Insert name]», it rains.',
      '«Lorem ipsum dolor» on the page.',
      'Call «[Your Company]» today.',
      'Born in «[Date]» in Rome.',
      'Ask «[Phone Number]» now.',
    ],
    good: [
      'Insert the name here.',
      'Press [Enter] to go on.',
      'A [name](https://example.org) in a link.',
      'He said [the company] would come.',
      'By [state law] it is so.',
      'Run it with [name] and [date].',
      'The word lorem is Latin, and ipsum too.',
      'Items [1] and [a] follow.',
      'The [date] is set.\n\n[date]: https://example.org/date',
    ],
  },
})
