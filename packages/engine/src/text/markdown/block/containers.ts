import { GREATER, isBlank } from '../characters.ts'
import type { LineCursor } from './line-cursor.ts'
import { advanceColumns, measureIndent } from './line-cursor.ts'

export const BLOCK_QUOTE = 1
export const ITEM = 2
export const FOOTNOTE = 3
/** A block quote that opens with `[!NOTE]`: a box of the page itself, nobody else's words. */
export const ALERT = 4

const footnoteIndent = 4

/** The open containers of the current line, outermost first. */
export interface Containers {
  height: number
  kinds: Uint8Array
  /** Columns that a line must be indented by to stay in a list item. */
  widths: Int32Array
  /** Quote marks of a line, real quotes, and list items, up to and including this container. */
  marks: Int32Array
  quotes: Int32Array
  items: Int32Array
  /** Whether the innermost container has no content yet: a list item may start with one blank line only. */
  emptyItem: boolean
}

/** Makes an empty container stack. */
export function createContainers(): Containers {
  return {
    height: 0,
    kinds: new Uint8Array(32),
    widths: new Int32Array(32),
    marks: new Int32Array(32),
    quotes: new Int32Array(32),
    items: new Int32Array(32),
    emptyItem: false,
  }
}

/** Closes all containers. */
export function emptyContainers(stack: Containers): Containers {
  stack.height = 0
  stack.emptyItem = false
  return stack
}

/** Opens a container inside the innermost one. */
export function openContainer(stack: Containers, kind: number, width: number): void {
  const at = stack.height
  if (at === stack.kinds.length) grow(stack)
  stack.kinds[at] = kind
  stack.widths[at] = width
  stack.marks[at] = markDepth(stack) + (kind === BLOCK_QUOTE || kind === ALERT ? 1 : 0)
  stack.quotes[at] = quoteDepth(stack) + (kind === BLOCK_QUOTE ? 1 : 0)
  stack.items[at] = itemDepth(stack) + (kind === ITEM ? 1 : 0)
  stack.height = at + 1
}

function grow(stack: Containers): void {
  const size = stack.height * 2
  const kinds = new Uint8Array(size)
  kinds.set(stack.kinds)
  stack.kinds = kinds
  for (const name of ['widths', 'marks', 'quotes', 'items'] as const) {
    const grown = new Int32Array(size)
    grown.set(stack[name])
    stack[name] = grown
  }
}

/** Number of open containers that want a `>`. */
function markDepth(stack: Containers): number {
  return stack.height === 0 ? 0 : stack.marks[stack.height - 1]
}

/** Number of open block quotes that quote somebody. */
export function quoteDepth(stack: Containers): number {
  return stack.height === 0 ? 0 : stack.quotes[stack.height - 1]
}

/** Number of open list items. */
export function itemDepth(stack: Containers): number {
  return stack.height === 0 ? 0 : stack.items[stack.height - 1]
}

/** Moves the cursor past the prefixes of the open containers; the number that the line continues. */
export function matchContainers(stack: Containers, cursor: LineCursor, maxIndent: number): number {
  const { height, kinds } = stack
  for (let i = 0; i < height; i++) {
    measureIndent(cursor)
    const blank = cursor.next >= cursor.lineEnd
    if (blank && markDepth(stack) === (i === 0 ? 0 : stack.marks[i - 1])) {
      // No quote marker is missing further in: a blank line stays in every item and footnote. Known
      // without walking them, or blank lines in deep lists would take quadratic time.
      return stack.emptyItem && kinds[height - 1] === ITEM ? height - 1 : height
    }
    if (kinds[i] === BLOCK_QUOTE || kinds[i] === ALERT) {
      if (blank || cursor.indent > maxIndent || cursor.codes[cursor.next] !== GREATER) return i
      consumeQuoteMarker(cursor)
    } else if (kinds[i] === ITEM) {
      if (blank) continue
      if (cursor.indent < stack.widths[i]) return i
      advanceColumns(cursor, stack.widths[i])
    } else {
      if (blank) continue
      if (cursor.indent < footnoteIndent) return i
      advanceColumns(cursor, footnoteIndent)
    }
  }
  return height
}

/** Moves the cursor past a `>` that `cursor.next` is on, and one column of white space. */
export function consumeQuoteMarker(cursor: LineCursor): void {
  advanceColumns(cursor, cursor.indent)
  cursor.pos++
  cursor.column++
  if (cursor.pos < cursor.lineEnd && isBlank(cursor.codes[cursor.pos])) advanceColumns(cursor, 1)
}
