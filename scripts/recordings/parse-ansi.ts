/** A run of characters of one look. */
export interface Span {
  /** Columns from the left, from 0. */
  readonly column: number
  readonly text: string
  /** Names of looks, such as `bold` and `red`. */
  readonly looks: readonly string[]
}

const looks: Readonly<Record<number, string>> = {
  1: 'bold',
  2: 'dim',
  7: 'inverse',
  31: 'red',
  32: 'green',
  33: 'yellow',
  35: 'magenta',
  36: 'cyan',
}
/** Codes that end looks. */
const ends: Readonly<Record<number, readonly string[]>> = {
  0: Object.values(looks),
  22: ['bold', 'dim'],
  27: ['inverse'],
  39: ['red', 'green', 'yellow', 'magenta', 'cyan'],
}

/** Splits what a command printed into rows of spans, as a terminal of so many columns shows them. */
export function parseAnsi(printed: string, columns: number): Span[][] {
  return readRows(printed).flatMap((spans) => wrap(spans, columns))
}

/** A row that is too long goes on in the next. */
function wrap(spans: readonly Span[], columns: number): Span[][] {
  const rows: Span[][] = [[]]
  for (const { column, text, looks } of spans) {
    for (const [index, letter] of [...text].entries()) {
      const at = column + index
      const row = Math.floor(at / columns)
      rows[row] ??= []
      const last = rows[row].at(-1)
      const isNew = index === 0 || last === undefined || at % columns === 0
      if (isNew) rows[row].push({ column: at % columns, text: letter, looks })
      else rows[row].splice(-1, 1, { ...last, text: last.text + letter })
    }
  }
  return rows
}

/** The rows as they were printed; a look may go on in the next row. */
function readRows(printed: string): Span[][] {
  const on = new Set<string>()
  return printed.split('\n').map((line) => {
    const spans: Span[] = []
    let column = 0
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
    for (const [index, part] of line.split(/\u001b\[(\d+)m/).entries()) {
      if (index % 2 === 1) {
        change(on, Number(part))
        continue
      }
      if (part !== '') spans.push({ column, text: part, looks: [...on].sort() })
      column += [...part].length
    }
    return spans
  })
}

function change(on: Set<string>, code: number): void {
  const look = looks[code]
  if (look !== undefined) on.add(look)
  else if (ends[code] === undefined) throw new Error(`Unknown code ${code}, expected a look.`)
  for (const each of ends[code] ?? []) on.delete(each)
}
