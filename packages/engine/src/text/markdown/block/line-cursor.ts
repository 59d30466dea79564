import { SPACE, TAB } from '../characters.ts'

/** A place in a line that knows its column, because a tab may be used up in parts. */
export interface LineCursor {
  readonly codes: Uint16Array
  lineEnd: number
  pos: number
  column: number
  /** Columns left of a tab that a container prefix took only a part of. */
  tabRest: number
  /** First character that is neither space nor tab, its column, and columns of white space before it. */
  next: number
  nextColumn: number
  indent: number
}

const tabStop = 4

/** Makes a cursor. */
export function createLineCursor(codes: Uint16Array): LineCursor {
  return { codes, lineEnd: 0, pos: 0, column: 0, tabRest: 0, next: 0, nextColumn: 0, indent: 0 }
}

/** Puts the cursor at the start of a line. */
export function startLine(cursor: LineCursor, start: number, end: number): void {
  cursor.pos = start
  cursor.lineEnd = end
  cursor.column = 0
  cursor.tabRest = 0
}

/** Finds the next character that is not white space, and its indentation from here. */
export function measureIndent(cursor: LineCursor): void {
  const { codes, lineEnd, column } = cursor
  let i = cursor.pos
  let at = column
  if (cursor.tabRest > 0) {
    at += cursor.tabRest
    i++
  }
  for (; i < lineEnd; i++) {
    const code = codes[i]
    if (code === SPACE) at++
    else if (code === TAB) at += tabStop - (at % tabStop)
    else break
  }
  cursor.next = i
  cursor.nextColumn = at
  cursor.indent = at - column
}

/** Moves over `columns` columns of white space, or to the end of it. */
export function advanceColumns(cursor: LineCursor, columns: number): void {
  const { codes, lineEnd } = cursor
  let left = columns
  while (left > 0 && cursor.pos < lineEnd) {
    const code = codes[cursor.pos]
    if (code === SPACE) {
      cursor.pos++
      cursor.column++
      left--
    } else if (code === TAB) {
      const width = cursor.tabRest > 0 ? cursor.tabRest : tabStop - (cursor.column % tabStop)
      const used = Math.min(width, left)
      cursor.column += used
      left -= used
      cursor.tabRest = width - used
      if (cursor.tabRest === 0) cursor.pos++
    } else return
  }
}

/** Moves over characters that are not white space, up to `offset`. */
export function advanceTo(cursor: LineCursor, offset: number): void {
  cursor.column += offset - cursor.pos
  cursor.pos = offset
  cursor.tabRest = 0
}

/** Moves to the character that `measureIndent` found. */
export function advanceToNext(cursor: LineCursor): void {
  cursor.pos = cursor.next
  cursor.column = cursor.nextColumn
  cursor.tabRest = 0
  cursor.indent = 0
}
