import type { Document } from './document.ts'

const fence = '```'
const codeTag = /^<(?:code|kbd|samp|tt|var)[\s>]/i
/** As much of a tag as tells what it is. */
const TAG_REACH = 6

/** Where the first block of code is from an offset on, by its fence in Markdown; -1 without one. */
export function nextCodeBlock({ source, codeStarts }: Document, from: number): number {
  if (codeStarts === undefined) return source.indexOf(fence, from)
  let low = 0
  let high = codeStarts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (codeStarts[middle] < from) low = middle + 1
    else high = middle
  }
  return codeStarts[low] ?? -1
}

/** Whether a block of code begins in a part of the source. */
export function holdsCodeBlock(document: Document, from: number, to: number): boolean {
  if (document.codeStarts === undefined) return document.source.slice(from, to).includes(fence)
  const at = nextCodeBlock(document, from)
  return at !== -1 && at < to
}

/** Whether an opaque word is code: images, addresses and formulas are opaque too. */
export function isCodeWord({ source, words }: Document, word: number): boolean {
  const start = words.starts[word]
  const first = source[start]
  // A role of reStructuredText, such as `:func:`, stands before its backtick.
  if (first === '`' || first === ':') return true
  return first === '<' && codeTag.test(source.slice(start, start + TAG_REACH))
}
