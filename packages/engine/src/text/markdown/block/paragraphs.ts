import { maskLine } from '../scan-state.ts'
import { type BlockState, closeTo } from './block-state.ts'
import { trimEnd } from './paragraph-content.ts'

/** Starts a paragraph at `cursor.next`. */
export function startParagraph(
  state: BlockState,
  height: number,
  start: number,
  end: number,
): void {
  const { cursor, scan, stack } = state
  closeTo(state, height, start)
  state.opensItem = stack.emptyItem
  stack.emptyItem = false
  state.leaf = 'paragraph'
  maskLine(scan.codes, start, cursor.next)
  state.start = cursor.next
  state.lastLine = cursor.next
  state.end = trimEnd(scan.codes, cursor.next, end)
}

/** Adds the rest of the line to the paragraph. */
export function continueParagraph(state: BlockState, start: number, end: number): void {
  const { cursor, scan } = state
  maskLine(scan.codes, start, cursor.next)
  state.lastLine = cursor.next
  state.end = trimEnd(scan.codes, cursor.next, end)
}
