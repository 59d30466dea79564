import { closingMark } from '../closing-mark.ts'
import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock, Span } from '../detector-draft.ts'
import { listsOf } from './lists.ts'

const marks: Readonly<Record<string, string>> = { stop: '.', semicolon: ';', comma: ',' }

/** Items of lists by how they begin or end. */
export const listItemForm = defineTextDetector({
  id: 'list-item-form',
  names:
    'full stops at the end of bullet points, full stops at the end of bullets, full stop at the end of a bullet point, full stop at the end of a bullet, full stops at the end of list items, full stops after bullet points, full stops after bullets, full stops after list items, periods at the end of bullet points, periods at the end of bullets, periods at the end of list items, periods after bullet points, periods after bullets, bullets that end in a full stop, bullet points that end in a full stop, bullet points that end with a full stop, list items that end in a full stop, list items that end with a period, bullet points that end with a period, full stops in bullet points, full stops in bullets',
  describe: 'list items by their first letter or the mark at their end',
  parameter: {
    name: 'form',
    fallback: 'stop',
    choices: ['stop', 'semicolon', 'comma', 'no-stop', 'capital', 'small'],
    describe:
      '`stop`, `semicolon` and `comma` for the mark that ends an item, `no-stop` for none, `capital` and `small` for its first letter',
  },
  *find(draft, form) {
    for (const { items } of listsOf(draft)) {
      for (const item of items) {
        const span = spanOf(draft, item, form)
        if (span !== undefined) yield span
      }
    }
  },
})

function spanOf(draft: DetectorDraft, item: DraftBlock, form: string): Span | undefined {
  const { words } = draft
  const { firstWord, endWord } = item
  if (form in marks) return closingMark(draft, item, [marks[form]])
  if (firstWord === endWord || words.isOpaque(firstWord)) return undefined
  if (form === 'no-stop') {
    const last = endWord - 1
    const isClosed = /[.!?:;…]/.test(draft.prose.slice(words.end(last), item.end))
    return isClosed ? undefined : { start: words.start(last), end: words.end(last) }
  }
  const isCapital = words.isCapital(firstWord)
  const isWanted = form === 'capital' ? isCapital && !words.isAllCapitals(firstWord) : !isCapital
  const isLetter = /^\p{L}/u.test(words.text(firstWord))
  return isWanted && isLetter
    ? { start: words.start(firstWord), end: words.end(firstWord) }
    : undefined
}
