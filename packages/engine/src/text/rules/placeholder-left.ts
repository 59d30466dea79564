import { type Document, GAP } from '../document.ts'
import type { SpanHit } from './define-rule.ts'
import { defineRule } from './define-rule.ts'

const slot =
  /^\[(?:(?:insert|enter|add|fill in|include|specify|describe|mention|list|provide|state)\s[^\][]{2,60}|(?:your|the|recipient|sender|company|client|customer|employee|manager|candidate|author|team|brand|product|project|city|event|job|position|school|business|organization|organisation|hiring manager)(?:'s)?\s(?:full\s|first\s|last\s)?(?:name|title|address|email|company|city|state|phone|number|number here|position|website|product|department|organization|organisation|university|signature)(?:\s?here)?|(?:company|product|phone|email|first|last|full|job|city|street)\s(?:name|title|number|address)|date|name|company|recipient|link here|source needed|xx+)\]$/i

/** Longest run that can be a slot; keeps the look ahead bounded. */
const LONGEST = 80

function* placeholdersOf(document: Document): Iterable<SpanHit<undefined>> {
  const { source, words, blocks } = document
  for (const block of blocks) {
    for (let word = block.firstWord; word < block.endWord; word++) {
      const start = words.starts[word]
      if ((words.gaps[word] & GAP.bracket) !== 0 || word === block.firstWord) {
        const open = source.charAt(start - 1) === '[' ? start - 1 : -1
        const close = open === -1 ? -1 : source.slice(open, open + LONGEST).indexOf(']')
        if (close > 0 && !/^[([:]/.test(source.slice(open + close + 1, open + close + 2))) {
          if (slot.test(source.slice(open, open + close + 1))) {
            yield { start: open, end: open + close + 1, data: undefined }
          }
        }
      }
      if (words.ends[word] - start === 5 && word + 1 < block.endWord) {
        const pair = source.slice(start, words.ends[word + 1])
        if (/^lorem\s+ipsum$/i.test(pair)) {
          const last = /^dolor$/i.test(
            document.textOf(
              Math.min(word + 2, block.endWord - 1),
              Math.min(word + 2, block.endWord - 1),
            ),
          )
          yield { start, end: words.ends[word + (last ? 2 : 1)], data: undefined }
        }
      }
    }
  }
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
      'Born in «[date]» in Rome.',
      'Ask «[Phone Number]» now.',
    ],
    good: [
      'Insert the name here.',
      'Press [Enter] to go on.',
      'A [name](https://example.org) in a link.',
      'He said [the king] would come.',
      'The word lorem is Latin, and ipsum too.',
      'Items [1] and [a] follow.',
    ],
  },
})
