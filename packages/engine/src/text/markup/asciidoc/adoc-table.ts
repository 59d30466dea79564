import { KIND } from '../../markdown/scanned-text.ts'
import type { MarkupScan } from '../markup-scan.ts'
import { lineText, type SourceLines } from '../source-lines.ts'
import { addTextBlock, type InlineScanner } from '../text-block.ts'
import { closingOf, isVerbatim, readMarker } from './adoc-lines.ts'

/** The part before a `|` that says how the cell after it is to be set. */
const cellSpec = /(?:^|[ \t])(?:\d{1,4}(?:\.\d{1,4})?[*+]|\.\d{1,4}\+)?[<^>]?(?:\.[<^>])?([a-z]?)$/
const LONGEST_SPEC = 24
const LONGEST_MARKER = 40

/** How the cells of a table are told apart. */
export interface TableForm {
  readonly separator: string
  readonly isQuoted: boolean
}

/** The separator of the cells of a table by its delimiter and its attributes. */
export function separatorOf(delimiter: string, attributes: string): string {
  const [, named] = /separator=["']?([^"',\]\s])/.exec(attributes) ?? []
  if (named !== undefined) return named
  if (delimiter.startsWith(',') || /format="?csv/.test(attributes)) return ','
  if (delimiter.startsWith(':') || /format="?dsv/.test(attributes)) return ':'
  return delimiter.charAt(0)
}

/** Reads the cells of a table, some lines of a draft: each paragraph in a cell is a block. */
export function addTable(
  scan: MarkupScan,
  inline: InlineScanner,
  lines: SourceLines,
  from: number,
  to: number,
  { separator, isQuoted }: TableForm,
): void {
  let start = -1
  let end = 0
  let isCode = false
  let fence = ''
  const finish = (): void => {
    if (start !== -1 && !isCode) {
      addTextBlock(scan, inline, { kind: KIND.table_cell, depth: 0, isQuoted, start, end })
    }
    start = -1
  }
  for (let line = from; line < to; line++) {
    const text = lineText(lines, line)
    const base = lines.starts[line] ?? 0
    if (fence !== '') {
      if (text === fence) fence = ''
      continue
    }
    if (text === '' || isVerbatim(text) || /^[!|]={3,}$/.test(text)) {
      finish()
      if (isVerbatim(text)) fence = closingOf(text)
      continue
    }
    const marker = readMarker(text)
    if (marker !== null) finish()
    let at = marker?.length ?? 0
    for (const next of cellStarts(text, separator)) {
      const spec = separator === '|' || separator === '!' ? specBefore(text, at, next) : null
      if (start === -1) start = base + at
      end = base + next - (spec?.length ?? 0)
      if (end > start) finish()
      start = -1
      isCode = spec?.style === 'l' || spec?.style === 'm'
      at = next + 1 + (readMarker(text.slice(next + 1, next + LONGEST_MARKER))?.length ?? 0)
    }
    if (start === -1) start = base + at
    end = base + text.length
  }
  finish()
}

/** Where the cells of a line begin: its separators that are not escaped. */
function cellStarts(text: string, separator: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
    if (text[at - 1] !== '\\') found.push(at)
  }
  return found
}

function specBefore(text: string, from: number, at: number): { length: number; style: string } {
  const before = text.slice(Math.max(from, at - LONGEST_SPEC), at)
  const match = cellSpec.exec(before)
  // A letter alone may be a word; only at the start of a line or after a cell can it be a style.
  if (match === null) return { length: 0, style: '' }
  return { length: match[0].trimStart().length, style: match[1] ?? '' }
}
