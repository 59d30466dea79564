import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { tableRuns } from './block-runs.ts'

/** Code in the prose. */
const OPAQUE = 0xfffc
const emptyTag = /<td\b[^<>]{0,200}>(?:\s|&nbsp;)*<\/td>/gi
/** The line between the head of a table and its rows, made of dashes. */
const rule = /^[\s|:-]*-[\s|:-]*$/

/** Rows of tables with a cell that holds nothing. */
export const emptyTableCell = defineDetector({
  id: 'empty-table-cell',
  names:
    'empty table cell, empty table cells, empty cell, empty cells, blank cell, blank cells, blank table cell, blank table cells, empty cells in tables, blank cells in tables, empty fields in tables, blank fields in tables, table cells without a value, table cells that are empty, table cells left empty, table cells left blank, cells without a value, cells left blank, cells left empty, empty boxes in tables',
  describe: 'rows of tables with an empty cell, but not the first line of a table',
  *find(draft) {
    for (const table of tableRuns(draft)) yield* rowsWithGaps(draft, table)
    const { source, units } = draft
    if (!source.includes('<')) return
    for (const { index, 0: cell } of source.matchAll(emptyTag)) {
      if (units[index] !== OPAQUE) yield { start: index, end: index + cell.length }
    }
  },
})

/** Rows below the head of a table, of which a cell is empty or missing. */
function* rowsWithGaps({ source }: DetectorDraft, { start, end }: Span): Generator<Span> {
  let head: string | undefined
  let columns = 0
  for (const [at, line] of linesFrom(source, start)) {
    if (!/(?<!\\)\|/.test(line)) {
      if (at >= end) return
      head = undefined
      columns = 0
    } else if (columns > 0) {
      const cells = cellsOf(line)
      const isShort = cells.length < columns
      if (isShort || cells.slice(0, columns).some((cell) => cell.trim() === '')) {
        yield { start: at + line.search(/\S/), end: at + line.trimEnd().length }
      }
    } else if (head !== undefined && rule.test(line)) columns = cellsOf(head).length
    else head = line
  }
}

/** Lines with their offsets, from those with a bar before an offset on. */
function* linesFrom(source: string, offset: number): Generator<readonly [number, string]> {
  let at = source.lastIndexOf('\n', offset - 1) + 1
  while (at > 0) {
    const before = source.lastIndexOf('\n', at - 2) + 1
    if (!source.slice(before, at).includes('|')) break
    at = before
  }
  while (at < source.length) {
    const stop = source.indexOf('\n', at)
    const end = stop === -1 ? source.length : stop
    yield [at, source.slice(at, end)]
    at = end + 1
  }
}

function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/)
  if (cells[0] === '') cells.shift()
  if (cells.at(-1) === '') cells.pop()
  return cells
}
