import { lineText, type SourceLines, splitLines } from '../source-lines.ts'

const TAB_WIDTH = 8

/** The lines of a source with what is before their first character. */
export interface IndentedLines extends SourceLines {
  /** Columns of white space before the text; -1 for a blank line. */
  readonly indents: Int32Array
  /** Offsets of the first character that is no blank. */
  readonly firsts: Int32Array
}

/** Finds the lines from an offset on, and how far each is indented. */
export function splitIndented(source: string, from: number): IndentedLines {
  const lines = splitLines(source, from)
  const indents = new Int32Array(lines.count)
  const firsts = new Int32Array(lines.count)
  for (let line = 0; line < lines.count; line++) {
    const start = lines.starts[line] ?? 0
    const text = lineText(lines, line)
    let at = 0
    let column = 0
    for (; text[at] === ' ' || text[at] === '\t'; at++) {
      column = text[at] === '\t' ? column + TAB_WIDTH - (column % TAB_WIDTH) : column + 1
    }
    indents[line] = text === '' ? -1 : column
    firsts[line] = start + at
  }
  return { ...lines, indents, firsts }
}

/** A line from its first character on, without the blanks at its end. */
export function textOf(lines: IndentedLines, line: number): string {
  if (line >= lines.count) return ''
  return lines.source.slice(lines.firsts[line], lines.ends[line]).trimEnd()
}
