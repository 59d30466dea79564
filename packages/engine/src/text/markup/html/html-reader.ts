import type { TokenizerCallbacks } from 'htmlparser2'
import { overwrite } from '../../markdown/scan-state.ts'
import { MASKED } from '../../markdown/scanned-text.ts'
import { addMarkupComment, type MarkupScan } from '../markup-scan.ts'
import { BlockWriter } from './block-writer.ts'
import {
  belongsToHead,
  type ElementRole,
  isEmptyElement,
  partsText,
  roleOf,
} from './html-elements.ts'
import { HtmlLinks } from './html-links.ts'
import { type OpenElement, OpenElements } from './open-elements.ts'
import { TagAttributes } from './tag-attributes.ts'

/** Roles of elements that are kept open: the text in them is read in another way. */
const kept = new Set<ElementRole | undefined>([
  'section',
  'main',
  'list',
  'item',
  'table',
  'cell',
  'heading',
  'quote',
  'pre',
  'code',
  'formula',
  'hidden',
])

/** Longest name of an element that has a role. */
const LONGEST_NAME = 10

/** Hears the tokens of a page and writes its prose; each token begins where the one before ended. */
export class HtmlReader implements TokenizerCallbacks {
  readonly #scan: MarkupScan
  readonly #attributes: TagAttributes
  readonly #writer: BlockWriter
  readonly #links: HtmlLinks
  readonly #open = new OpenElements((element) => this.#closed(element))
  readonly #mainOnly: boolean
  /** Where the next token begins. */
  #at: number
  #name = ''
  #before = ''

  /** Reads from `start`; with `mainOnly`, text outside of a `main` element is left out. */
  constructor(scan: MarkupScan, start: number, mainOnly: boolean) {
    this.#scan = scan
    this.#at = start
    this.#mainOnly = mainOnly
    this.#attributes = new TagAttributes(scan.source)
    this.#writer = new BlockWriter(scan)
    this.#links = new HtmlLinks(scan, this.#writer)
  }

  ontext(from: number, end: number): void {
    // Text of the front matter is not the page's.
    const start = Math.max(from, this.#at)
    if (this.#isProse) this.#writer.addText(start, end)
    if (this.#before !== '' && /\S/.test(this.#scan.source.slice(start, end))) this.#before = ''
    this.#at = end
  }

  ontextentity(codePoint: number, end: number): void {
    if (this.#isProse) this.#writer.addCharacter(this.#at, end, codePoint)
    this.#at = end
  }

  onopentagname(start: number, end: number): void {
    this.#attributes.clear()
    this.#name = this.#nameAt(start, end)
  }

  onattribname(start: number, end: number): void {
    this.#attributes.startName(start, end)
  }

  onattribdata(start: number, end: number): void {
    this.#attributes.addValue(start, end)
  }

  onattribentity(): void {}

  onattribend(): void {}

  onopentagend(index: number): void {
    this.#startTag(index + 1)
  }

  onselfclosingtag(index: number): void {
    const name = this.#name
    const isForeign = this.isInForeignContext() || name === 'svg' || name === 'math'
    this.#startTag(index + 1)
    if (isForeign) this.#open.close(name)
  }

  onclosetag(start: number, end: number): void {
    const { source } = this.#scan
    const name = this.#nameAt(start, end)
    const close = source.indexOf('>', end)
    const from = this.#at
    this.#at = close === -1 ? source.length : close + 1
    this.#endTag(name, from)
    this.#before = ''
  }

  oncomment(start: number, index: number): void {
    const { source } = this.#scan
    const from = this.#at
    const end = Math.min(index + 1, source.length)
    const marks = source.endsWith('-->', end) ? 3 : 1
    addMarkupComment(this.#scan, from, end, start, Math.max(start, end - marks))
    this.#at = end
    if (this.#isProse) this.#writer.addMark(from, end, false)
  }

  oncdata(_start: number, index: number): void {
    this.#skipTo(index + 1)
  }

  ondeclaration(_start: number, index: number): void {
    this.#skipTo(index + 1)
  }

  onprocessinginstruction(_start: number, index: number): void {
    this.#skipTo(index + 1)
  }

  onend(): void {
    this.#at = this.#scan.source.length
    this.#open.closeAll('code')
    this.#endText(this.#at)
  }

  isInForeignContext(): boolean {
    return this.#open.count('formula') > 0 || this.#open.hasOpen('svg')
  }

  get #isProse(): boolean {
    const open = this.#open
    if (open.count('hidden') + open.count('pre') + open.count('code') > 0) return false
    if (open.count('formula') > 0 || this.#links.isNote) return false
    return !this.#mainOnly || open.count('main') > 0
  }

  #skipTo(end: number): void {
    this.#at = Math.min(end, this.#scan.source.length)
  }

  #nameAt(start: number, end: number): string {
    return end - start > LONGEST_NAME ? '' : this.#scan.source.slice(start, end).toLowerCase()
  }

  #startTag(end: number): void {
    const name = this.#name
    const start = this.#at
    const role = this.#attributes.isHidden && !isEmptyElement(name) ? 'hidden' : this.#roleOf(name)
    this.#at = end
    if (partsText(roleOf(name))) {
      this.#endText(start)
      this.#open.close('p')
    }
    if (!belongsToHead(name)) this.#open.close('head')
    if (name === 'tr') this.#open.closeCell()
    if (role === 'pre' && this.#isProse) this.#scan.codeStarts.push(start)
    if (kept.has(role) && !isEmptyElement(name)) this.#keep(name, role, start)
    else if (this.#isProse && !partsText(role)) this.#startMark(role, start, end)
    this.#before = name
  }

  #keep(name: string, role: ElementRole | undefined, start: number): void {
    if (role === undefined) return
    this.#open.open({ name, role, start })
  }

  /** The role of an element here: header and footer of a page are not part of its text. */
  #roleOf(name: string): ElementRole | undefined {
    const role = roleOf(name)
    if (role === 'navigation') return 'hidden'
    if (role !== 'landmark') return role
    const open = this.#open
    return open.count('section') + open.count('main') + open.count('quote') > 0 ? 'block' : 'hidden'
  }

  #startMark(role: ElementRole | undefined, start: number, end: number): void {
    const writer = this.#writer
    if (role === 'image') this.#links.addImage(this.#attributes, start, end)
    else if (role === 'said') writer.addQuoteMark(start, end)
    else if (role === 'link') {
      this.#links.open(this.#attributes, start, end, this.#before === 'sup')
      writer.addMark(start, end, false)
    } else if (role === 'break') overwrite(this.#scan.codes, start, end, MASKED)
    else writer.addMark(start, end, false)
  }

  #endTag(name: string, start: number): void {
    const role = roleOf(name)
    const end = this.#at
    if (partsText(role)) this.#endText(start)
    const wasProse = this.#isProse
    this.#open.close(name)
    if (wasProse && this.#isProse && !partsText(role)) {
      if (role === 'said') this.#writer.addQuoteMark(start, end)
      else this.#writer.addMark(start, end, true)
    }
    if (role === 'link') this.#links.close(start, end)
  }

  /** Code and formulas stand for a word, from their start tag to their end. */
  #closed({ role, start }: OpenElement): void {
    if (role !== 'code' && role !== 'formula') return
    if (this.#isProse) this.#writer.addOpaque(start, this.#at)
  }

  #endText(at: number): void {
    // What nobody closed ends with its line of text.
    const after = this.#at
    this.#at = at
    this.#open.closeAll('code')
    this.#at = after
    const open = this.#open
    this.#writer.finish(at, open.context, open.count('quote') > 0, this.#links.isOpen)
  }
}
