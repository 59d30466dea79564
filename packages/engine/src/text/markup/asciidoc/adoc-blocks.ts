import { KIND } from '../../markdown/scanned-text.ts'
import { addMarkupComment, type MarkupScan } from '../markup-scan.ts'
import { lineText, type SourceLines, splitLines } from '../source-lines.ts'
import { addTextBlock } from '../text-block.ts'
import { AdocInline } from './adoc-inline.ts'
import * as adoc from './adoc-lines.ts'
import { addTable, separatorOf } from './adoc-table.ts'

interface Container {
  readonly delimiter: string
  readonly isQuoted: boolean
  /** Kinds of the lists around it. */
  readonly lists: readonly string[]
}

/** Reads the blocks of an AsciiDoc draft line by line; each line is read once. */
export class AdocBlocks {
  readonly #scan: MarkupScan
  readonly #lines: SourceLines
  readonly #inline: AdocInline
  readonly #containers: Container[] = []
  readonly #open = new Map<string, number>()
  /** Kinds of the lists that are open here, from the outermost. */
  #lists: string[] = []
  /** Whether the next block belongs to the list item before it. */
  #isAttached = false
  #style = ''
  #attributes = ''
  #line = 0

  constructor(scan: MarkupScan, start: number) {
    this.#scan = scan
    this.#lines = splitLines(scan.source, start)
    this.#inline = new AdocInline(scan)
  }

  /** Reads the whole draft. */
  read(): void {
    this.#readHeader()
    while (this.#line < this.#lines.count) this.#readBlock(lineText(this.#lines, this.#line))
  }

  /** The title with its author, revision and attributes, which end at the first blank line. */
  #readHeader(): void {
    let text = this.#skipBlank()
    while (adoc.isComment(text) || adoc.isEntry(text)) {
      this.#readLineOfNoText(text)
      text = this.#skipBlank()
    }
    const isTitle = /^[=#][ \t]+\S/.test(text)
    const next = lineText(this.#lines, this.#line + 1)
    if (!isTitle && adoc.underlineDepth(text, next) !== 1) return
    this.#readBlock(text)
    for (let line = this.#text(); line !== ''; line = this.#text()) {
      if (!this.#readLineOfNoText(line)) this.#line++
    }
  }

  #text(): string {
    return lineText(this.#lines, this.#line)
  }

  #skipBlank(): string {
    while (this.#line < this.#lines.count && this.#text() === '') this.#line++
    return this.#text()
  }

  #readBlock(text: string): void {
    if (text === '') {
      this.#line++
      return
    }
    if (this.#readLineOfNoText(text) || this.#readDelimiter(text) || this.#readCaption(text)) return
    const isItem = adoc.readMarker(text) !== null || adoc.readTerm(text) !== null
    if (isItem && !this.#isCode) this.#readItem(text)
    else if (!this.#readTitle(text)) this.#readText(text)
    this.#style = ''
    this.#attributes = ''
  }

  get #isCode(): boolean {
    return adoc.isCodeStyle(this.#style)
  }

  get #isQuoted(): boolean {
    return (
      this.#style === 'quote' ||
      this.#style === 'verse' ||
      this.#containers.at(-1)?.isQuoted === true
    )
  }

  /** Comments, attributes, conditions and rules: lines of which no word is read. */
  #readLineOfNoText(text: string): boolean {
    if (adoc.isComment(text)) this.#addComment(this.#line, text)
    else if (adoc.isEntry(text)) {
      while (/ \\$/.test(this.#text()) && this.#line + 1 < this.#lines.count) this.#line++
    } else if (adoc.isAttributeLine(text)) {
      this.#style = adoc.styleOf(text) || this.#style
      if (!text.startsWith('[[')) this.#attributes = text
    } else if (text === '+') this.#isAttached = true
    else if (adoc.isRule(text)) this.#lists = []
    else if (!this.#readMacro(text)) return false
    this.#line++
    return true
  }

  #readMacro(text: string): boolean {
    const macro = adoc.readBlockMacro(text)
    if (macro === null) return false
    const start = this.#lines.starts[this.#line] ?? 0
    if (macro.name === 'image') {
      const { target, open } = macro
      this.#addBlock(start, start + text.length, [], (inline) =>
        inline.addImage(
          start,
          start + text.length,
          target,
          start + open + 1,
          start + text.length - 1,
        ),
      )
    }
    this.#style = ''
    return true
  }

  #addComment(line: number, text: string): void {
    const start = this.#lines.starts[line] ?? 0
    addMarkupComment(this.#scan, start, start + text.length, start + 2, start + text.length)
  }

  #readDelimiter(text: string): boolean {
    if ((this.#open.get(text) ?? 0) > 0) this.#close(text)
    else if (adoc.isVerbatim(text)) this.#skipTo(adoc.closingOf(text), !/^[/+]/.test(text))
    else if (adoc.isTable(text)) this.#readTable(text)
    else if (!adoc.isContainer(text)) return false
    else if (this.#isCode) this.#skipTo(text, this.#style !== 'comment')
    else this.#openContainer(text)
    this.#style = ''
    this.#attributes = ''
    return true
  }

  #openContainer(delimiter: string): void {
    const isQuoted = this.#isQuoted || delimiter.startsWith('_')
    this.#containers.push({ delimiter, isQuoted, lists: this.#lists })
    this.#open.set(delimiter, (this.#open.get(delimiter) ?? 0) + 1)
    this.#lists = []
    this.#isAttached = false
    this.#line++
  }

  #close(delimiter: string): void {
    let closed: Container | undefined
    do {
      closed = this.#containers.pop()
      if (closed === undefined) break
      this.#open.set(closed.delimiter, (this.#open.get(closed.delimiter) ?? 1) - 1)
      this.#lists = [...closed.lists]
    } while (closed.delimiter !== delimiter)
    this.#line++
  }

  #skipTo(closing: string, isCode: boolean): void {
    if (isCode) this.#addCode()
    this.#line++
    while (this.#line < this.#lines.count && this.#text() !== closing) this.#line++
    this.#line++
  }

  #addCode(): void {
    this.#scan.codeStarts.push(this.#lines.starts[this.#line] ?? 0)
  }

  #readTable(delimiter: string): void {
    const from = this.#line + 1
    const separator = separatorOf(delimiter, this.#attributes)
    this.#line = from
    while (this.#line < this.#lines.count && this.#text() !== delimiter) this.#line++
    const form = { separator, isQuoted: this.#isQuoted }
    addTable(this.#scan, this.#inline, this.#lines, from, this.#line, form)
    this.#line++
  }

  /** A heading with its marks before it or a line below it. */
  #readTitle(text: string): boolean {
    const start = this.#lines.starts[this.#line] ?? 0
    const end = start + text.length
    if (this.#isCode) return false
    const marks = adoc.headingMarks(text)
    const depth = marks === '' ? this.#underlined(text) : marks.trimEnd().length
    if (depth > 0) {
      const closing = marks === '' ? '' : ` ${marks.trimEnd()}`
      const last = closing !== '' && text.endsWith(closing) ? end - closing.length : end
      const isQuoted = this.#isQuoted
      const block = { kind: KIND.heading, depth, isQuoted, start: start + marks.length, end: last }
      addTextBlock(this.#scan, this.#inline, block)
      this.#lists = []
      this.#line += marks === '' ? 2 : 1
      return true
    }
    return false
  }

  /** The title of a block; what stands above it is meant for the block below. */
  #readCaption(text: string): boolean {
    if (this.#isCode || !/^\.[^\s.]/.test(text)) return false
    const start = this.#lines.starts[this.#line] ?? 0
    const wasAttached = this.#isAttached
    this.#addBlock(start + 1, start + text.length, [])
    this.#isAttached = wasAttached
    this.#line++
    return true
  }

  #underlined(text: string): number {
    const next = lineText(this.#lines, this.#line + 1)
    // What closes a block is no underline.
    if (/^\s/.test(text) || (this.#open.get(next) ?? 0) > 0) return 0
    return adoc.underlineDepth(text, next)
  }

  /** A list item, or a term with its description. */
  #readItem(text: string): void {
    const marker = adoc.readMarker(text)
    const term = marker === null ? adoc.readTerm(text) : null
    const kind = marker?.kind ?? term?.kind ?? ''
    const depth = this.#lists.indexOf(kind)
    this.#lists = depth === -1 ? [...this.#lists, kind] : this.#lists.slice(0, depth + 1)
    this.#isAttached = true
    const start = this.#lines.starts[this.#line] ?? 0
    if (marker !== null) {
      this.#readParagraph(start + marker.length)
      return
    }
    if (term === null) return
    this.#addBlock(start, start + term.termEnd, [])
    this.#isAttached = true
    if (text.length > term.end) {
      this.#readParagraph(start + term.end)
      return
    }
    this.#line++
    const next = this.#skipBlank()
    // The description may begin on a line below its term.
    if (next === '' || adoc.readMarker(next) !== null || adoc.readTerm(next) !== null) return
    if (adoc.endsParagraph(next) || next === '+' || adoc.headingMarks(next) !== '') return
    this.#readParagraph(this.#lines.starts[this.#line] ?? 0)
  }

  #readText(text: string): void {
    const start = this.#lines.starts[this.#line] ?? 0
    if (this.#isCode || (/^[ \t]/.test(text) && this.#style === '')) {
      this.#skipParagraph()
      return
    }
    if (!this.#isAttached) this.#lists = []
    this.#readParagraph(start + adoc.admonitionLength(text))
  }

  #skipParagraph(): void {
    if (this.#style !== 'comment') this.#addCode()
    while (this.#line < this.#lines.count && !adoc.endsParagraph(this.#text())) this.#line++
  }

  /** Lines up to a blank one or the start of a block; an item ends before the next one too. */
  #readParagraph(start: number): void {
    const gaps: number[] = []
    const isItem = this.#isAttached && this.#lists.length > 0
    const isMarked = this.#scan.source[start] === '>'
    const first = this.#line
    let end = start
    for (; this.#line < this.#lines.count; this.#line++) {
      const text = this.#text()
      const from = this.#lines.starts[this.#line] ?? 0
      if (this.#line > first && this.#endsHere(text, isItem)) break
      if (this.#line > first && (adoc.isComment(text) || adoc.isPreprocessor(text))) {
        if (adoc.isComment(text)) this.#addComment(this.#line, text)
        gaps.push(from, from + text.length)
        continue
      }
      const mark = isMarked ? (/^>[ \t]?/.exec(text)?.[0].length ?? 0) : 0
      if (mark > 0) gaps.push(from, from + mark)
      end = from + text.length
    }
    this.#addBlock(start, end, gaps, undefined, isMarked)
  }

  #endsHere(text: string, isItem: boolean): boolean {
    if (adoc.endsParagraph(text)) return true
    if (!isItem) return false
    return text === '+' || adoc.readMarker(text) !== null || adoc.readTerm(text) !== null
  }

  /** Adds a block of text here; `read` reads it in another way than as words. */
  #addBlock(
    start: number,
    end: number,
    gaps: readonly number[],
    read?: (inline: AdocInline) => void,
    isMarked = false,
  ): void {
    const isItem = this.#isAttached && this.#lists.length > 0
    this.#isAttached = false
    const kind = isItem ? KIND.list_item : KIND.paragraph
    const depth = isItem ? this.#lists.length : 0
    const isQuoted = this.#isQuoted || isMarked
    const inline = read === undefined ? this.#inline : this.#inline.reading(read)
    addTextBlock(this.#scan, inline, { kind, depth, isQuoted, start, end, gaps })
  }
}
