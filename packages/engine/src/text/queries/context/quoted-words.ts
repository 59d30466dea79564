import { type Document, SEPARATOR } from '../../document/document.ts'

const STRAIGHT = 0x22
const OPENING = 0x201c
const CLOSING = 0x201d

const known = new WeakMap<Document, Uint8Array>()

/** Whether the word is between quotation marks: somebody's words, which the text only passes on. */
export function isInQuotation(document: Document, word: number): boolean {
  const marks = known.get(document) ?? markQuotations(document)
  known.set(document, marks)
  return marks[word] === 1
}

/** One entry for each word; one walk, so that many hits in one long paragraph stay linear. */
function markQuotations(document: Document): Uint8Array {
  const marks = new Uint8Array(document.words.count)
  for (let block = 0; block < document.blocks.count; block++) markBlock(document, block, marks)
  return marks
}

function markBlock(document: Document, block: number, marks: Uint8Array): void {
  const { blocks, words, source } = document
  const firstWord = blocks.firstWords[block]
  const endWord = blocks.endWords[block]
  let open = -1
  for (let word = firstWord; word <= endWord; word++) {
    const isEnd = word === endWord
    if (!isEnd && (words.separators[word] & SEPARATOR.quote) === 0) continue
    const from = word === firstWord ? blocks.starts[block] : words.ends[word - 1]
    const to = isEnd ? blocks.ends[block] : words.starts[word]
    if (!holdsQuote(source, from, to)) continue
    const between = source.slice(from, to)
    for (const [index, mark] of [...between].entries()) {
      if (mark !== '“' && mark !== '”' && mark !== '"') continue
      // A straight mark closes what is open, unless it leans on the word after it.
      const leansOn = !isEnd && /^["*_([]*$/.test(between.slice(index))
      const opens = mark === '“' || (mark === '"' && (open === -1 || (leansOn && index > 0)))
      if (opens) {
        if (!isEnd) open = word
      } else if (open !== -1) {
        marks.fill(1, open, word)
        open = -1
      }
    }
  }
  // Speech that goes on in the next paragraph is opened again there and not closed here.
  if (open === firstWord) marks.fill(1, open, endWord)
}

/** Most of what is looked at is the end of a block, without a mark: no copy is made of it. */
function holdsQuote(source: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at)
    if (unit === STRAIGHT || unit === OPENING || unit === CLOSING) return true
  }
  return false
}
