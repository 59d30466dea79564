import { isSpaceOrLineEnd } from '../../markdown/characters.ts'
import { overwrite } from '../../markdown/scan-state.ts'
import { MASKED_INLINE } from '../../markdown/scanned-text.ts'
import type { MarkupScan } from '../markup-scan.ts'
import type { BlockWriter } from './block-writer.ts'
import type { TagAttributes } from './tag-attributes.ts'

interface OpenLink {
  readonly start: number
  readonly textStart: number
  readonly url: string
  readonly isNote: boolean
}

const address = /^(?:https?:\/\/|www\.)\S+$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i
/** A link longer than this is not an address that stands for itself. */
const LONGEST_ADDRESS = 2_000

/** Reads the links and images of a page. */
export class HtmlLinks {
  readonly #scan: MarkupScan
  readonly #writer: BlockWriter
  #open: OpenLink | null = null

  constructor(scan: MarkupScan, writer: BlockWriter) {
    this.#scan = scan
    this.#writer = writer
  }

  /** Whether the text read now is in a link. */
  get isOpen(): boolean {
    return this.#open !== null
  }

  /** Whether the text read now is the mark of a footnote. */
  get isNote(): boolean {
    return this.#open?.isNote ?? false
  }

  /** Opens a link; an anchor without an address is none. A raised link into the page marks a footnote. */
  open(attributes: TagAttributes, start: number, end: number, isRaised: boolean): void {
    // Links do not nest.
    this.close(start, start)
    const url = attributes.value('href')
    if (url === null) return
    const role = attributes.value('role')
    const isNote = role === 'doc-noteref' || role === 'doc-backlink'
    this.#writer.endAddresses(start, end)
    this.#open = { start, textStart: end, url, isNote: isNote || (isRaised && url.startsWith('#')) }
  }

  /** Closes the open link, if there is one; `start` and `end` are those of its end tag. */
  close(start: number, end: number): void {
    const link = this.#open
    if (link === null) return
    this.#open = null
    this.#writer.endAddresses(link.start, end)
    const { source, codes, links } = this.#scan
    const { start: from, textStart, url, isNote } = link
    if (isNote) {
      overwrite(codes, from, end, MASKED_INLINE)
      links.push({ kind: 'footnote', start: from, end, textStart: from, textEnd: from, url: '' })
      return
    }
    const isShort = start - textStart < LONGEST_ADDRESS
    if (isShort && address.test(source.slice(textStart, start).trim())) {
      this.#writer.addOpaque(from, end)
      links.push({ kind: 'autolink', start: from, end, textStart: from, textEnd: from, url })
      return
    }
    links.push({ kind: 'link', start: from, end, textStart, textEnd: start, url })
  }

  /** Records an image with its alt text. */
  addImage(attributes: TagAttributes, start: number, end: number): void {
    const { source, links } = this.#scan
    this.#writer.addOpaque(start, end)
    const alt = attributes.place('alt')
    let textStart = alt?.start ?? start
    let textEnd = alt?.end ?? start
    while (textStart < textEnd && isSpaceOrLineEnd(source.charCodeAt(textStart))) textStart++
    while (textEnd > textStart && isSpaceOrLineEnd(source.charCodeAt(textEnd - 1))) textEnd--
    const url = attributes.value('src') ?? ''
    links.push({ kind: 'image', start, end, textStart, textEnd, url })
    if (textStart < textEnd) this.#writer.addAlt(textStart, textEnd)
  }
}
