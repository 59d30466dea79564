import { appendBlock } from '../../markdown/block-table.ts'
import { maskBareAutolinks } from '../../markdown/inline/bare-autolinks.ts'
import { push3 } from '../../markdown/int-list.ts'
import { overwrite } from '../../markdown/scan-state.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../../markdown/scanned-text.ts'
import { copyProse, type MarkupScan, maskTags } from '../markup-scan.ts'
import type { BlockContext } from './open-elements.ts'

/** Writes the runs of text between two block tags as blocks, each from its first ink to its last. */
export class BlockWriter {
  readonly #scan: MarkupScan
  /** Where the run began; what lies before is done. */
  #from = 0
  /** The first mark inside the run, or -1. */
  #firstMark = -1
  #start = -1
  #end = -1
  #addressesFrom = 0
  #alts: number[] = []

  constructor(scan: MarkupScan) {
    this.#scan = scan
  }

  /** Copies text; white space alone makes no block. */
  addText(start: number, end: number): void {
    const { source } = this.#scan
    copyProse(this.#scan, start, end)
    const text = source.slice(start, end)
    const ink = text.trimStart()
    if (ink !== '') this.#ink(end - ink.length, start + text.trimEnd().length)
  }

  /** Writes the character that a reference stands for at the end of the reference. */
  addCharacter(start: number, end: number, codePoint: number): void {
    const { codes } = this.#scan
    const text = String.fromCodePoint(codePoint)
    overwrite(codes, start, end, MASKED_INLINE)
    if (/\s/.test(text) || codePoint === OPAQUE || codePoint === MASKED_INLINE) {
      overwrite(codes, start, end, MASKED)
      return
    }
    // At its end, for a word goes on after an apostrophe only when a letter comes next.
    const at = end - text.length
    for (let i = 0; i < text.length; i++) codes[at + i] = text.charCodeAt(i)
    this.#ink(start, end)
  }

  /** Notes a tag that only marks words; one that closes belongs to the words before it. */
  addMark(start: number, end: number, isClosing: boolean): void {
    overwrite(this.#scan.codes, start, end, MASKED_INLINE)
    if (isClosing && this.#start !== -1) this.#end = end
    else if (this.#start === -1 && this.#firstMark === -1) this.#firstMark = start
  }

  /** Notes what stands for a word: code, an image, a formula. */
  addOpaque(start: number, end: number): void {
    overwrite(this.#scan.codes, start, end, OPAQUE)
    this.#ink(start, end)
  }

  /** Notes a quotation mark that a tag prints. */
  addQuoteMark(start: number, end: number): void {
    this.addMark(start, end, false)
    this.#scan.codes[start] = 0x22
    this.#ink(start, end)
  }

  /** Notes the alt text of an image of this run. */
  addAlt(start: number, end: number): void {
    this.#alts.push(start, end)
  }

  /** A link begins or ends: bare addresses are looked for outside of links only. */
  endAddresses(end: number, next: number): void {
    const { source, codes, links } = this.#scan
    const from = Math.max(this.#addressesFrom, this.#start)
    const known = links.length
    if (this.#start !== -1 && from < end) maskBareAutolinks(source, codes, from, end, links)
    for (let i = known; i < links.length; i++) {
      const link = links[i]
      links[i] = { ...link, url: link.url.replaceAll('&amp;', '&') }
    }
    this.#addressesFrom = next
  }

  /** Ends the run: a block when there was any ink. */
  finish(at: number, context: BlockContext, isQuoted: boolean, isInLink: boolean): void {
    const { codes, blocks, alts } = this.#scan
    if (this.#start === -1) overwrite(codes, this.#from, at, MASKED)
    else {
      const { kind, depth } = context
      overwrite(codes, this.#from, this.#start, MASKED)
      overwrite(codes, this.#end, at, MASKED)
      if (!isInLink) this.endAddresses(this.#end, at)
      maskTags(this.#scan, this.#start, this.#end)
      appendBlock(blocks, kind, this.#start, this.#end, depth, isQuoted ? 1 : 0)
      for (let i = 0; i < this.#alts.length; i += 2) {
        push3(alts, blocks.count - 1, this.#alts[i] ?? 0, this.#alts[i + 1] ?? 0)
      }
    }
    if (this.#alts.length > 0) this.#alts = []
    this.#from = at
    this.#firstMark = -1
    this.#start = -1
    this.#end = -1
    this.#addressesFrom = Math.max(this.#addressesFrom, at)
  }

  #ink(start: number, end: number): void {
    if (this.#start === -1) this.#start = this.#firstMark === -1 ? start : this.#firstMark
    this.#end = end
  }
}
