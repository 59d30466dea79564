import { overwrite } from '../../markdown/scan-state.ts'
import { KIND, OPAQUE } from '../../markdown/scanned-text.ts'
import { linkOf } from '../inline-links.ts'
import { addMarkupComment } from '../markup-scan.ts'
import { addTextBlock } from '../text-block.ts'
import type { Body } from './rst-context.ts'
import { type DirectiveForm, formOf } from './rst-directives.ts'
import * as rst from './rst-lines.ts'
import type { RstReader } from './rst-reader.ts'
import { addCsvLine } from './rst-table.ts'

/** Reads what begins with two dots. */
export class RstExplicit {
  readonly #reader: RstReader

  constructor(reader: RstReader) {
    this.#reader = reader
  }

  /** A directive, a footnote, a target or a comment, which begin with two dots. */
  read(indent: number, start: number, text: string): void {
    const note = rst.noteLength(text)
    if (note > 0) {
      this.#readNote(indent, start, note, text)
      return
    }
    const directive = rst.isSubstitution(text) ? null : rst.readDirective(text)
    if (directive !== null) {
      this.#readDirective(indent, start, text, directive.end, formOf(directive.name))
      return
    }
    const end = start + text.length
    if (!rst.isTarget(text)) addMarkupComment(this.#reader.scan, start, end, start + 2, end)
    this.#reader.line++
    this.#reader.skipIndented(indent, false)
  }

  #readNote(indent: number, start: number, length: number, text: string): void {
    const { isQuoted } = this.#reader.contexts.top
    const body: Body = { kind: KIND.paragraph, depth: 0, isQuoted }
    this.#reader.readBody(indent, start, text.length <= length ? null : length, body)
  }

  #readDirective(
    indent: number,
    start: number,
    text: string,
    argument: number,
    form: DirectiveForm,
  ): void {
    if (form.argument === 'image') this.#addImage(indent, start + argument, start + text.length)
    if (form.content === 'code' || form.content === 'none') {
      this.#reader.line++
      this.#reader.skipIndented(indent, form.content === 'code')
      return
    }
    const { isQuoted, kind, depth } = this.#reader.contexts.top
    const isCell = form.content === 'cells'
    const body: Body = {
      kind: isCell ? KIND.table_cell : kind,
      depth: isCell ? 0 : depth,
      isQuoted: isQuoted || form.content === 'quote',
    }
    const from = start + argument + this.#versionLength(form, text.slice(argument))
    const hasText = form.argument !== 'none' && form.argument !== 'image' && text.length > argument
    if (hasText && form.argument !== 'title' && from < start + text.length) {
      const column = this.#reader.bodyIndent(indent)
      this.#reader.contexts.open(column, body)
      this.#reader.readParagraph(column, from)
      return
    }
    if (hasText && form.argument === 'title') this.#reader.addText(from, start + text.length)
    this.#reader.line++
    this.#skipOptions(indent)
    if (form.content === 'csv') {
      this.#readCsv(indent)
      return
    }
    this.#reader.contexts.expect(body)
  }

  #versionLength({ argument }: DirectiveForm, text: string): number {
    return argument === 'version' ? (/^\S+\s*/.exec(text)?.[0].length ?? 0) : 0
  }

  /** The options of a directive, and the rest of an argument of several lines. */
  #skipOptions(indent: number): void {
    while (
      this.#reader.indent(this.#reader.line) > indent &&
      rst.fieldLength(this.#reader.text(this.#reader.line)) > 0
    ) {
      const columns = this.#reader.indent(this.#reader.line)
      this.#reader.line++
      while (this.#reader.indent(this.#reader.line) > columns) this.#reader.line++
    }
  }

  #readCsv(indent: number): void {
    const { isQuoted } = this.#reader.contexts.top
    const sink = {
      scan: this.#reader.scan,
      inline: this.#reader.inline,
      lines: this.#reader.lines,
      isQuoted,
    }
    for (; this.#reader.line < this.#reader.lines.count; this.#reader.line++) {
      const columns = this.#reader.indent(this.#reader.line)
      if (columns === -1) continue
      if (columns <= indent) return
      addCsvLine(sink, this.#reader.line)
    }
  }

  /** An image is a block of its address and its alt text. */
  #addImage(indent: number, start: number, addressEnd: number): void {
    const { source, links } = this.#reader.scan
    let alt: { start: number; end: number } | null = null
    for (let line = this.#reader.line + 1; this.#reader.indent(line) > indent; line++) {
      const text = this.#reader.text(line)
      const length = rst.fieldLength(text)
      if (length === 0) break
      const from = this.#reader.lines.firsts[line] ?? 0
      if (text.startsWith(':alt:') && text.length > length) {
        alt = { start: from + length, end: from + text.length }
      }
    }
    const end = alt?.end ?? addressEnd
    if (start >= addressEnd) return
    const { kind, depth, isQuoted } = this.#reader.contexts.top
    links.push(linkOf('image', start, end, alt, source.slice(start, addressEnd)))
    const image = {
      scan: (): readonly number[] => {
        overwrite(this.#reader.scan.codes, start, end, OPAQUE)
        return alt === null ? [] : [alt.start, alt.end]
      },
    }
    addTextBlock(this.#reader.scan, image, { kind, depth, isQuoted, start, end })
  }
}
