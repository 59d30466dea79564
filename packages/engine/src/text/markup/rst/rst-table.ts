import { KIND } from '../../markdown/scanned-text.ts'
import type { MarkupScan } from '../markup-scan.ts'
import { addTextBlock, type InlineScanner } from '../text-block.ts'
import { type IndentedLines, textOf } from './indented-lines.ts'
import { isGridBorder, isSimpleBorder } from './rst-lines.ts'

/** Where tables write their cells. A cell of several lines is a block for each: its lines are not next to each other. */
export interface TableSink {
  readonly scan: MarkupScan
  readonly inline: InlineScanner
  readonly lines: IndentedLines
  readonly isQuoted: boolean
}

/** The line after a table with a border around each cell, which begins at `line`. */
export function addGridTable(sink: TableSink, line: number): number {
  const { lines } = sink
  let at = line
  for (; at < lines.count; at++) {
    const text = textOf(lines, at)
    if (text === '' || !/^[+|]/.test(text)) break
    if (isGridBorder(text)) continue
    const base = lines.firsts[at] ?? 0
    let start = 0
    for (const match of text.matchAll(/[|+](?:[-=]+[+|])*/g)) {
      addCell(sink, base + start, base + match.index)
      start = match.index + match[0].length
    }
    addCell(sink, base + start, base + text.length)
  }
  return at
}

/** The line after a table with blanks between its columns, whose first border is `line`. */
export function addSimpleTable(sink: TableSink, line: number): number {
  const { lines } = sink
  const columns = [...textOf(lines, line).matchAll(/=+/g)].map(({ index }) => index)
  const left = lines.firsts[line] ?? 0
  const indent = left - (lines.starts[line] ?? 0)
  let at = line + 1
  for (; at < lines.count; at++) {
    const text = textOf(lines, at)
    if (/^=[= \t]*$/.test(text) && isLastBorder(lines, at)) return at + 1
    if (/^[-= \t]*$/.test(text)) continue
    const start = lines.starts[at] ?? 0
    const end = lines.ends[at] ?? 0
    for (const [index, column] of columns.entries()) {
      const next = columns[index + 1]
      const from = start + indent + column
      addCell(
        sink,
        Math.min(from, end),
        next === undefined ? end : Math.min(end, start + indent + next),
      )
    }
  }
  return at
}

function isLastBorder(lines: IndentedLines, line: number): boolean {
  return line + 1 >= lines.count || textOf(lines, line + 1) === ''
}

/** The cells of a line of a table of comma-separated values. */
export function addCsvLine(sink: TableSink, line: number): void {
  const text = textOf(sink.lines, line)
  const base = sink.lines.firsts[line] ?? 0
  for (const match of text.matchAll(/"((?:[^"]|"")*)"|[^",]+/g)) {
    const quote = match[1] === undefined ? 0 : 1
    const start = base + match.index
    addCell(sink, start + quote, start + match[0].length - quote)
  }
}

function addCell({ scan, inline, isQuoted }: TableSink, start: number, end: number): void {
  addTextBlock(scan, inline, { kind: KIND.table_cell, depth: 0, isQuoted, start, end })
}

/** Whether a table begins at a line. */
export function startsTable(text: string): boolean {
  return isGridBorder(text) || isSimpleBorder(text)
}
