import { appendBlock } from '../block-table.ts'
import { BACKSLASH, COLON, DASH, isBlank, PIPE } from '../characters.ts'
import { maskLine, type ScanState } from '../scan-state.ts'
import { KIND, MASKED } from '../scanned-text.ts'

/**
 * Number of columns that a delimiter row such as `| --- | :-: |` declares; 0 when it is not one.
 */
export function delimiterColumns(codes: Uint16Array, start: number, lineEnd: number): number {
  let columns = 0
  let marked = false
  let i = start
  if (codes[i] === PIPE) {
    marked = true
    i++
  }
  for (;;) {
    while (i < lineEnd && isBlank(codes[i])) i++
    if (i >= lineEnd) break
    if (codes[i] === COLON) {
      marked = true
      i++
    }
    if (i >= lineEnd || codes[i] !== DASH) return 0
    while (i < lineEnd && codes[i] === DASH) i++
    if (i < lineEnd && codes[i] === COLON) {
      marked = true
      i++
    }
    columns++
    while (i < lineEnd && isBlank(codes[i])) i++
    if (i >= lineEnd) break
    if (codes[i] !== PIPE) return 0
    marked = true
    i++
  }
  return marked ? columns : 0
}

/** Number of cells in a row. */
export function countCells(codes: Uint16Array, start: number, lineEnd: number): number {
  let cells = 0
  let i = skipFirstPipe(codes, start, lineEnd)
  let filled = false
  for (; i < lineEnd; i++) {
    const code = codes[i]
    if (code === PIPE) {
      cells++
      filled = false
    } else {
      if (!isBlank(code)) filled = true
      if (isEscape(codes, i, lineEnd)) i++
    }
  }
  return filled ? cells + 1 : cells
}

/** Records the cells of a row as blocks and masks the rules between them. */
export function addRow(state: ScanState, start: number, lineEnd: number, quoted: number): void {
  const { codes } = state
  let i = start
  while (i < lineEnd && isBlank(codes[i])) i++
  if (codes[i] === PIPE && i < lineEnd) codes[i++] = MASKED
  let cellStart = i
  for (; i < lineEnd; i++) {
    const code = codes[i]
    if (code === PIPE) {
      addCell(state, cellStart, i, quoted)
      codes[i] = MASKED
      cellStart = i + 1
    } else if (isEscape(codes, i, lineEnd)) i++
  }
  addCell(state, cellStart, lineEnd, quoted)
}

function addCell(state: ScanState, start: number, end: number, quoted: number): void {
  const { codes } = state
  let first = start
  let last = end
  while (first < last && isBlank(codes[first])) first++
  while (last > first && isBlank(codes[last - 1])) last--
  if (first < last) appendBlock(state.blocks, KIND.table_cell, first, last, 0, quoted)
  else maskLine(codes, start, end)
}

function skipFirstPipe(codes: Uint16Array, start: number, lineEnd: number): number {
  let i = start
  while (i < lineEnd && isBlank(codes[i])) i++
  return i < lineEnd && codes[i] === PIPE ? i + 1 : i
}

function isEscape(codes: Uint16Array, at: number, lineEnd: number): boolean {
  if (codes[at] !== BACKSLASH || at + 1 >= lineEnd) return false
  return codes[at + 1] === PIPE || codes[at + 1] === BACKSLASH
}
