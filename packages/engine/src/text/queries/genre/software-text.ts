import { isCodeWord } from '../../document/code-places.ts'
import { type Document, SHAPE } from '../../document/document.ts'

/** One inline code in this many words makes a text one about software. */
const WORDS_PER_CODE = 100

const known = new WeakMap<Document, boolean>()

/**
 * Whether a draft documents software: it holds code blocks or much inline code. Its facts are backed
 * by the code, so rules that ask for sources hold back there.
 */
export function isSoftwareText(document: Document): boolean {
  const answer = known.get(document) ?? holdsCode(document)
  known.set(document, answer)
  return answer
}

function holdsCode(document: Document): boolean {
  if (document.codeBlocks > 0) return true
  const { flags, count } = document.words
  let codes = 0
  for (let word = 0; word < count; word++) {
    // Images and bare addresses are opaque too, but no code.
    if ((flags[word] & SHAPE.opaque) !== 0 && isCodeWord(document, word)) codes++
  }
  return codes * WORDS_PER_CODE >= count && codes > 0
}
