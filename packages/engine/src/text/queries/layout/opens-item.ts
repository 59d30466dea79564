import { type Document, KIND } from '../../document/document.ts'

const SPACE = 0x20
const TAB = 0x09
const ZERO = 0x30
const NINE = 0x39
const marks: ReadonlySet<number> = new Set(['-', '*', '+'].map((mark) => mark.charCodeAt(0)))
const closers: ReadonlySet<number> = new Set(['.', ')'].map((mark) => mark.charCodeAt(0)))
const BRACKET = 0x5d

/** Whether a block of a list stands beside the marker of its item; further paragraphs of an item do not. */
export function opensItem({ source, blocks }: Document, block: number): boolean {
  if (blocks.kinds[block] !== KIND.list_item) return false
  let at = blocks.starts[block] - 1
  while (source.charCodeAt(at) === SPACE || source.charCodeAt(at) === TAB) at--
  const code = source.charCodeAt(at)
  if (marks.has(code)) return true
  // The box of a task: “[ ]” or “[x]”.
  if (code === BRACKET) return source.charCodeAt(at - 2) === BRACKET - 2
  const digit = source.charCodeAt(at - 1)
  return closers.has(code) && digit >= ZERO && digit <= NINE
}
