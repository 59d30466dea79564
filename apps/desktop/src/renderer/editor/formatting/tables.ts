import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type StateCommand,
} from '@codemirror/state'
import { isLiteralLine, type Node, nodeAround } from './places.ts'
import { alignRows, cellsOf } from './table-text.ts'

/** Rows beyond which nobody aligns columns by hand, and a key would wait. */
const MOST_ROWS = 2000

const tables = new Set(['Table'])

interface Row {
  readonly line: Line
  /** Quote marks and indentation before the first pipe. */
  readonly indent: string
  /** The row itself. */
  readonly text: string
}

/** The rows of the table that an offset is in; null outside of any. */
function rowsAt(state: EditorState, at: number): Row[] | null {
  const table = tableAround(state, at)
  if (table === null) return null
  const first = state.doc.lineAt(table.from).number
  const last = state.doc.lineAt(table.to).number
  if (last - first > MOST_ROWS) return null
  return Array.from({ length: last - first + 1 }, (_, index) =>
    rowOf(state.doc.line(first + index)),
  )
}

function rowOf(line: Line): Row {
  const indent = /^[\s>]*/.exec(line.text)?.[0] ?? ''
  return { line, indent, text: line.text.slice(indent.length) }
}

interface Cell {
  readonly row: number
  readonly column: number
}

/** The cell that an offset is in. */
function cellAt(rows: readonly Row[], at: number): Cell {
  const row = Math.max(
    0,
    rows.findIndex(({ line }) => at <= line.to),
  )
  const { line, indent, text } = rows[row] ?? rowOf(rows[0]?.line ?? emptyLine)
  const offset = at - line.from - indent.length
  const cells = cellsOf(text)
  const column = cells.findIndex(({ to }) => offset <= to)
  return { row, column: column === -1 ? Math.max(0, cells.length - 1) : column }
}

const emptyLine = { from: 0, to: 0, number: 1, text: '', length: 0 } satisfies Omit<Line, never>

/** Goes to the next cell, over the end of the row; behind the last cell it adds a row. */
export const nextCell: StateCommand = (target) =>
  inTable(target, (rows, { row, column }) => {
    const cells = cellsOf(rows[row]?.text ?? '').length
    if (column + 1 < cells) return { row, column: column + 1 }
    return { row: below(row), column: 0 }
  })

/** Goes to the cell before, over the start of the row. */
export const previousCell: StateCommand = (target) =>
  inTable(target, (rows, { row, column }) => {
    if (column > 0) return { row, column: column - 1 }
    const above = row === 2 ? 0 : row - 1
    if (above < 0) return { row, column }
    return { row: above, column: cellsOf(rows[above]?.text ?? '').length - 1 }
  })

/** Goes to the cell below; under the last row it adds one. In an empty last row it leaves the table. */
export const cellBelow: StateCommand = (target) => {
  const { state, dispatch } = target
  const rows = rowsAt(state, state.selection.main.head)
  const last = rows?.at(-1)
  if (rows === null || last === undefined) return false
  const { row } = cellAt(rows, state.selection.main.head)
  const isLast = row > 1 && row === rows.length - 1
  const isEmpty = cellsOf(last.text).every(({ from, to }) => from === to)
  if (!isLast || !isEmpty || state.readOnly) {
    return inTable(target, (_, cell) => ({ row: below(cell.row), column: cell.column }))
  }
  const isEnd = last.line.to === state.doc.length
  const changes = { from: last.line.from, to: last.line.to, insert: isEnd ? '\n' : '' }
  const at = last.line.from + (isEnd ? 1 : 0)
  dispatch(
    state.update({
      changes,
      selection: EditorSelection.cursor(at),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  )
  return true
}

/** The row below, over the one that says how columns are set. */
function below(row: number): number {
  return row === 0 ? 2 : row + 1
}

/** Goes to a cell of the table at the caret, and makes it where the table has no such row. */
function inTable(
  { state, dispatch }: Parameters<StateCommand>[0],
  goal: (rows: readonly Row[], cell: Cell) => Cell,
): boolean {
  const at = state.selection.main.head
  const rows = rowsAt(state, at)
  const last = rows?.at(-1)
  if (rows === null || last === undefined) return false
  const { row, column } = goal(rows, cellAt(rows, at))
  const there = rows[row]
  if (there !== undefined) {
    dispatch(state.update({ selection: selectionOf(there, column), scrollIntoView: true }))
    return true
  }
  if (state.readOnly) return true
  const cells = cellsOf(rows[0]?.text ?? '').length
  const insert = `\n${last.indent}|${'  |'.repeat(cells)}`
  const start = last.line.to + 1 + last.indent.length + 2 + column * 3
  dispatch(
    state.update({
      changes: { from: last.line.to, insert },
      selection: EditorSelection.cursor(start),
      scrollIntoView: true,
      userEvent: 'input.table',
    }),
  )
  return true
}

function selectionOf({ line, indent, text }: Row, column: number) {
  const cell = cellsOf(text)[column] ?? { from: text.length, to: text.length }
  const start = line.from + indent.length
  return EditorSelection.range(start + cell.from, start + cell.to)
}

/** The changes that put the columns of the table at an offset under each other; none outside of any. */
export function alignTableAt(state: EditorState, at: number): ChangeSpec[] {
  const rows = rowsAt(state, at)
  if (rows === null || rows.length < 2) return []
  const aligned = alignRows(rows.map(({ text }) => text))
  return rows.flatMap(({ line, indent, text }, index): ChangeSpec[] => {
    const insert = aligned[index] ?? text
    return insert === text ? [] : [{ from: line.from + indent.length, to: line.to, insert }]
  })
}

/** Puts the columns of the table at the caret under each other. */
export const alignTable: StateCommand = ({ state, dispatch }) => {
  const spec = alignTableAt(state, state.selection.main.head)
  if (state.readOnly || spec.length === 0) return false
  dispatch(state.update({ changes: spec, userEvent: 'input.table' }))
  return true
}

/** Where the table starts that an offset is in; null outside of any. */
export function tableStart(state: EditorState, at: number): number | null {
  return tableAround(state, at)?.from ?? null
}

function tableAround(state: EditorState, at: number): Node | null {
  return nodeAround(state, at, tables) ?? nodeAround(state, at, tables, 1)
}

/** Whether an offset is in a table. */
export function isInTable(state: EditorState, at: number): boolean {
  return tableAround(state, at) !== null
}

/** Puts an empty table below the line of the caret, with the caret in its first cell. */
export const insertTable: StateCommand = ({ state, dispatch }) => {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  if (state.readOnly || isLiteralLine(state, line) || isInTable(state, head)) return false
  const before = line.text.trim() === '' ? gapAbove(state, line) : '\n\n'
  const after =
    line.number < state.doc.lines && state.doc.line(line.number + 1).text !== '' ? '\n' : ''
  const table = '|     |     |\n| --- | --- |\n|     |     |'
  dispatch(
    state.update({
      changes: { from: line.to, insert: before + table + after },
      selection: EditorSelection.cursor(line.to + before.length + 2),
      scrollIntoView: true,
      userEvent: 'input.table',
    }),
  )
  return true
}

/** A table needs a blank line above it. */
function gapAbove({ doc }: EditorState, { number }: Line): string {
  return number > 1 && doc.line(number - 1).text.trim() !== '' ? '\n' : ''
}
