import type { MarkupScan } from '../markup-scan.ts'
import { addTextBlock } from '../text-block.ts'
import { type IndentedLines, splitIndented, textOf } from './indented-lines.ts'
import { type Body, RstContexts } from './rst-context.ts'
import { RstInline } from './rst-inline.ts'
import * as rst from './rst-lines.ts'

/** Where the reading of a reStructuredText draft stands, and how its paragraphs are read. */
export class RstReader {
  readonly scan: MarkupScan
  readonly lines: IndentedLines
  readonly inline: RstInline
  readonly contexts = new RstContexts()
  /** The line that is read next. */
  line = 0

  constructor(scan: MarkupScan, start: number) {
    this.scan = scan
    this.lines = splitIndented(scan.source, start)
    const definitions = new Map<string, string>()
    for (let line = 0; line < this.lines.count; line++) {
      const found = rst.readDefinition(textOf(this.lines, line))
      if (found !== null && !definitions.has(found.name)) definitions.set(found.name, found.url)
    }
    this.inline = new RstInline(scan, definitions)
  }

  /** A line from its first character on; '' past the last one. */
  text(line: number): string {
    return textOf(this.lines, line)
  }

  /** Columns before a line; -1 for a blank one and past the last one. */
  indent(line: number): number {
    return line < this.lines.count ? (this.lines.indents[line] ?? -1) : -1
  }

  /** Skips this line and those after it that belong to it. */
  skipWhile(belongs: (line: number) => boolean, isCode: boolean): void {
    if (isCode) this.addCode(this.line)
    this.line++
    while (this.line < this.lines.count && belongs(this.line)) this.line++
  }

  /** Skips the lines below that are indented further; whether there were any. */
  skipIndented(indent: number, isCode: boolean): void {
    let last = this.line
    for (let line = this.line; line < this.lines.count; line++) {
      const columns = this.indent(line)
      if (columns !== -1 && columns <= indent) break
      if (columns !== -1) last = line + 1
    }
    if (isCode && last > this.line) this.addCode(this.line)
    this.line = last
  }

  /** Notes that a block of code begins. */
  addCode(line: number): void {
    this.scan.codeStarts.push(this.lines.starts[line] ?? 0)
  }

  /** Columns before the lines that go on with what begins here. */
  bodyIndent(indent: number): number {
    let line = this.line + 1
    while (line < this.lines.count && this.indent(line) === -1) line++
    return Math.max(indent + 1, this.indent(line))
  }

  /** Adds a block of text as what it is here. */
  addText(start: number, end: number, gaps: readonly number[] = []): void {
    const { kind, depth, isQuoted } = this.contexts.top
    addTextBlock(this.scan, this.inline, { kind, depth, isQuoted, start, end, gaps })
  }

  /** A body that begins `length` characters into the marked line, or below it where that is null. */
  readBody(indent: number, start: number, length: number | null, body: Body): void {
    if (length === null) {
      this.line++
      this.contexts.expect(body)
      return
    }
    const column = this.bodyIndent(indent)
    this.contexts.open(column, body)
    this.readParagraph(column, start + length)
  }

  /** Lines of one indentation; a line with a deeper one below it is a term and its definition. */
  readParagraph(indent: number, start: number): void {
    const first = this.line
    this.line++
    while (this.indent(this.line) === indent && !this.#startsExplicit(this.line)) this.line++
    const last = this.line - 1
    const end = (this.lines.firsts[last] ?? 0) + this.text(last).length
    const { source } = this.scan
    const isLiteral = source.endsWith('::', end) && end - start >= 2
    const isTerm = last === first && this.indent(this.line) > indent && !isLiteral
    const marks = isLiteral ? (end - start === 2 || source[end - 3] === ' ' ? 2 : 1) : 0
    if (isTerm) {
      const body = this.contexts.item()
      const { isQuoted } = this.contexts.top
      const term = { kind: body.kind, depth: body.depth, isQuoted, start, end }
      addTextBlock(this.scan, this.inline, term)
      this.contexts.expect(body)
      return
    }
    this.addText(start, end - marks)
    if (isLiteral) this.#skipLiteral(indent)
  }

  #startsExplicit(line: number): boolean {
    return /^\.\. (?:_|\[|\||[A-Za-z][\w.:+-]*::(?:\s|$))/.test(this.text(line))
  }

  /** The code after `::`: lines that are indented further, or that begin with one mark of quotation. */
  #skipLiteral(indent: number): void {
    const before = this.line
    while (this.line < this.lines.count && this.indent(this.line) === -1) this.line++
    const columns = this.indent(this.line)
    if (columns > indent) {
      this.skipIndented(indent, true)
      return
    }
    const mark = this.text(this.line).charAt(0)
    if (columns === indent && this.line > before && /[!-/:-@[-`{-~]/.test(mark) && mark !== '.') {
      this.skipWhile((line) => this.text(line).startsWith(mark), true)
    }
  }
}
