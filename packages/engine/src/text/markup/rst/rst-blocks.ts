import { KIND } from '../../markdown/scanned-text.ts'
import type { MarkupScan } from '../markup-scan.ts'
import { addTextBlock } from '../text-block.ts'
import { RstExplicit } from './rst-explicit.ts'
import * as rst from './rst-lines.ts'
import { RstReader } from './rst-reader.ts'
import { addGridTable, addSimpleTable, startsTable } from './rst-table.ts'

/** Lists that may begin in one line. */
const MOST_NESTED = 16

/** Reads the blocks of a reStructuredText draft line by line; each line is read once. */
export class RstBlocks {
  readonly #reader: RstReader
  readonly #explicit: RstExplicit
  /** The adornments of headings in the order in which they came: the first is the title's. */
  readonly #adornments: string[] = []

  constructor(scan: MarkupScan, start: number) {
    this.#reader = new RstReader(scan, start)
    this.#explicit = new RstExplicit(this.#reader)
  }

  /** Reads the whole draft. */
  read(): void {
    while (this.#reader.line < this.#reader.lines.count) {
      const indent = this.#reader.lines.indents[this.#reader.line] ?? -1
      if (indent === -1) this.#reader.line++
      else {
        this.#reader.contexts.enter(indent)
        this.#readBlock(
          indent,
          this.#reader.lines.firsts[this.#reader.line] ?? 0,
          this.#reader.text(this.#reader.line),
        )
      }
    }
  }

  /** Reads a block whose first text is at `start`, `indent` columns from the left. */
  #readBlock(indent: number, start: number, text: string, nested = 0): void {
    if (rst.isExplicit(text)) {
      this.#explicit.read(indent, start, text)
      return
    }
    if (text.startsWith('>>> ')) {
      this.#reader.skipWhile((line) => this.#reader.indent(line) !== -1, true)
      return
    }
    if (nested === 0 && this.#readHeading()) return
    if (nested === 0 && startsTable(text)) {
      this.#readTable(text)
      return
    }
    if (rst.isAdornment(text) && text.length > 3) {
      this.#reader.line++
      return
    }
    const item = nested < MOST_NESTED ? this.#itemLength(indent, text) : 0
    if (item > 0) {
      this.#readItem(indent, start, item, text, nested)
      return
    }
    const field = rst.fieldLength(text) || rst.optionLength(text)
    if (field > 0) {
      this.#readField(indent, start, field, text)
      return
    }
    if (text.startsWith('| ') || text === '|') {
      this.#readLineBlock(indent, start)
      return
    }
    this.#reader.readParagraph(indent, start)
  }

  /** A title between two lines of marks, or above one. */
  #readHeading(): boolean {
    const text = this.#reader.text(this.#reader.line)
    const next = this.#reader.text(this.#reader.line + 1)
    if (rst.isAdornment(text)) {
      const last = this.#reader.text(this.#reader.line + 2)
      if (next === '' || last !== text || next.length > text.length) return false
      this.#addHeading(this.#reader.line + 1, text.charAt(0).repeat(2))
      this.#reader.line += 3
      return true
    }
    const isLong = next.length >= text.length || next.length > 3
    if (
      !rst.isAdornment(next) ||
      !isLong ||
      this.#reader.indent(this.#reader.line) !== this.#reader.indent(this.#reader.line + 1)
    )
      return false
    this.#addHeading(this.#reader.line, next.charAt(0))
    this.#reader.line += 2
    return true
  }

  #addHeading(line: number, adornment: string): void {
    if (!this.#adornments.includes(adornment)) this.#adornments.push(adornment)
    const depth = Math.min(6, this.#adornments.indexOf(adornment) + 1)
    const { isQuoted } = this.#reader.contexts.top
    const start = this.#reader.lines.firsts[line] ?? 0
    const end = this.#reader.lines.ends[line] ?? 0
    addTextBlock(this.#reader.scan, this.#reader.inline, {
      kind: KIND.heading,
      depth,
      isQuoted,
      start,
      end,
    })
  }

  #readTable(text: string): void {
    const { isQuoted } = this.#reader.contexts.top
    const sink = {
      scan: this.#reader.scan,
      inline: this.#reader.inline,
      lines: this.#reader.lines,
      isQuoted,
    }
    this.#reader.line = text.startsWith('+')
      ? addGridTable(sink, this.#reader.line)
      : addSimpleTable(sink, this.#reader.line)
  }

  /** Length of the marker of a list item; a number begins one only when the next line agrees. */
  #itemLength(indent: number, text: string): number {
    const bullet = rst.bulletLength(text)
    if (bullet > 0) return bullet
    const number = rst.enumeratorLength(text)
    const next = this.#reader.indent(this.#reader.line + 1)
    if (number === 0 || next === -1 || next > indent) return number
    return rst.enumeratorLength(this.#reader.text(this.#reader.line + 1)) > 0 ? number : 0
  }

  #readItem(indent: number, start: number, length: number, text: string, nested: number): void {
    const body = this.#reader.contexts.item()
    const column = indent + length
    if (text.length <= length) {
      this.#reader.contexts.expect(body)
      this.#reader.line++
      return
    }
    this.#reader.contexts.open(column, body)
    // A list may begin in an item, and so may any other block.
    this.#readBlock(column, start + length, text.slice(length), nested + 1)
  }

  /** A field or an option: its name is no text, its body is. */
  #readField(indent: number, start: number, length: number, text: string): void {
    const isOfDocument = this.#isAtTop()
    const body = this.#reader.contexts.item()
    if (isOfDocument) {
      this.#reader.line++
      this.#reader.skipIndented(indent, false)
      return
    }
    this.#reader.readBody(indent, start, text.length <= length ? null : length, body)
  }

  /** Whether nothing but a title and other fields came before: then a field is about the document. */
  #isAtTop(): boolean {
    const { blocks } = this.#reader.scan
    if (this.#reader.contexts.top.indent > 0) return false
    return blocks.count === 0 || (blocks.count === 1 && blocks.kinds[0] === KIND.heading)
  }

  #readLineBlock(indent: number, start: number): void {
    const gaps: number[] = []
    let end = this.#reader.lines.ends[this.#reader.line] ?? start
    this.#reader.line++
    for (; this.#reader.indent(this.#reader.line) >= indent; this.#reader.line++) {
      const from = this.#reader.lines.firsts[this.#reader.line] ?? 0
      if (this.#reader.text(this.#reader.line).startsWith('|')) gaps.push(from, from + 1)
      end = this.#reader.lines.ends[this.#reader.line] ?? end
    }
    this.#reader.addText(start + 1, end, gaps)
  }
}
