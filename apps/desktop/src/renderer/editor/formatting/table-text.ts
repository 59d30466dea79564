/** How the cells of a column are set. */
export type Alignment = 'none' | 'left' | 'center' | 'right'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

/** Columns that a text takes in a monospace face. */
function widthOf(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

/** Where a cell is in its row, without the space around its words. */
export interface CellPlace {
  readonly from: number
  readonly to: number
}

/** The cells of a row by their offsets in it; a pipe behind a backslash is a word. */
export function cellsOf(row: string): CellPlace[] {
  const ends = [...row.matchAll(/\\.|\|/g)].filter(({ 0: found }) => found === '|')
  const pipes = ends.map(({ index }) => index)
  const isOpen = row.trimStart().startsWith('|')
  const isClosed =
    pipes.length > (isOpen ? 1 : 0) && row.slice((pipes.at(-1) ?? 0) + 1).trim() === ''
  const starts = isOpen ? pipes : [-1, ...pipes]
  const stops = [...(isOpen ? pipes.slice(1) : pipes), ...(isClosed ? [] : [row.length])]
  return stops.map((stop, index) => within(row, (starts[index] ?? -1) + 1, stop))
}

/** A cell without its space; an empty one is behind its first space. */
function within(row: string, start: number, stop: number): CellPlace {
  const text = row.slice(start, stop)
  if (text.trim() === '') {
    const at = start + Math.min(1, text.length)
    return { from: at, to: at }
  }
  const from = start + text.length - text.trimStart().length
  return { from, to: start + text.trimEnd().length }
}

/** The words of the cells of a row. */
export function readRow(row: string): string[] {
  return cellsOf(row).map(({ from, to }) => row.slice(from, to))
}

function alignmentOf(cell: string): Alignment {
  const starts = cell.startsWith(':')
  const ends = cell.endsWith(':')
  return starts && ends ? 'center' : ends ? 'right' : starts ? 'left' : 'none'
}

/** The rows of a table with their columns under each other; the second row says how they are set. */
export function alignRows(rows: readonly string[]): string[] {
  const cells = rows.map(readRow)
  const columns = Math.max(...cells.map((row) => row.length))
  const alignments = Array.from({ length: columns }, (_, at) => alignmentOf(cells[1]?.[at] ?? ''))
  const widths = alignments.map((_, at) =>
    Math.max(3, ...cells.map((row, index) => (index === 1 ? 0 : widthOf(row[at] ?? '')))),
  )
  return cells.map((row, index) => {
    const set = alignments.map((alignment, at) =>
      index === 1
        ? delimiter(alignment, widths[at] ?? 3)
        : pad(row[at] ?? '', alignment, widths[at] ?? 3),
    )
    return `| ${set.join(' | ')} |`
  })
}

function pad(text: string, alignment: Alignment, width: number): string {
  const space = width - widthOf(text)
  const before = alignment === 'right' ? space : alignment === 'center' ? Math.floor(space / 2) : 0
  return ' '.repeat(before) + text + ' '.repeat(space - before)
}

function delimiter(alignment: Alignment, width: number): string {
  const start = alignment === 'left' || alignment === 'center' ? ':' : '-'
  const end = alignment === 'right' || alignment === 'center' ? ':' : '-'
  return start + '-'.repeat(width - 2) + end
}
