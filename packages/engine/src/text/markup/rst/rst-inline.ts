import { isSpaceOrLineEnd } from '../../markdown/characters.ts'
import { emailStart, skipEmailDomain } from '../../markdown/inline/autolinks.ts'
import { overwrite } from '../../markdown/scan-state.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../../markdown/scanned-text.ts'
import { Finder } from '../finder.ts'
import { linkOf, readAddress, trimRange, withoutLastMarks } from '../inline-links.ts'
import type { MarkupScan } from '../markup-scan.ts'
import type { InlineScanner } from '../text-block.ts'
import { labelOf } from './rst-lines.ts'

const specials = new Set('*`|[_:\\@'.split(''))
const roleName = /:([A-Za-z][\w.+-]{0,40}(?::[\w.+-]{1,40}){0,2}):(?=`[^`])/y
const suffixRole = /:[A-Za-z][\w.:+-]{0,60}:/y
const noteReference = /\[(?:\d{1,6}|#[\w.-]{0,60}|\*|[A-Za-z][\w.-]{0,60})\]_(?![\p{L}\p{N}])/uy
const wordUnit = /[\p{L}\p{N}]/u
/** What may stand before a mark that opens, and after one that closes. */
const beforeOpen = /[\s'"([{<\-/:‘“’«¡¿]/
const afterClose = /[\s'")\]}>\-/:.,;!?\\’”»]/
/** Roles whose text a reader sees as words. */
const textRoles = new Set(
  'emphasis strong sup superscript sub subscript title title-reference t dfn abbr abbreviation term guilabel menuselection index'.split(
    ' ',
  ),
)
/** Roles that link to another place of the project. */
const linkRoles = new Set('ref doc numref any download term keyword eq std:ref std:doc'.split(' '))
/** An address in a link is not longer. */
const LONGEST_TARGET = 2_000

/** Masks the marks inside the blocks of a reStructuredText draft, and records links. */
export class RstInline implements InlineScanner {
  readonly #scan: MarkupScan
  readonly #finder: Finder
  readonly #definitions: ReadonlyMap<string, string>
  readonly #closedAt = new Map<string, number>()
  #start = 0
  #end = 0
  #floor = 0

  /** `definitions` has the addresses of links by their names. */
  constructor(scan: MarkupScan, definitions: ReadonlyMap<string, string>) {
    this.#scan = scan
    this.#finder = new Finder(scan.source)
    this.#definitions = definitions
  }

  scan(start: number, end: number): readonly number[] {
    const { source } = this.#scan
    this.#start = start
    this.#end = end
    this.#floor = start
    this.#closedAt.clear()
    let at = start
    while (at < end) at = specials.has(source.charAt(at)) ? this.#readSpecial(at) : at + 1
    return []
  }

  #readSpecial(at: number): number {
    switch (this.#scan.source[at]) {
      case '\\':
        return this.#readEscape(at)
      case '*':
        return this.#readEmphasis(at)
      case '`':
        return this.#readBackticks(at, at, '')
      case '|':
        return this.#readSubstitution(at)
      case '[':
        return this.#readNote(at)
      case '_':
        return this.#readWordReference(at)
      case ':':
        return this.#readColon(at)
      default:
        return this.#readMail(at)
    }
  }

  #mask(start: number, end: number, code: number): void {
    overwrite(this.#scan.codes, start, end, code)
  }

  #skip(start: number, end: number, code: number): number {
    this.#mask(start, end, code)
    this.#floor = end
    return end
  }

  /** An escaped blank prints nothing: it lets marks begin inside a word. */
  #readEscape(at: number): number {
    const next = this.#scan.source.charCodeAt(at + 1)
    if (at + 1 >= this.#end) return at + 1
    this.#mask(at, at + 1, MASKED_INLINE)
    if (next === 0x20) this.#mask(at + 1, at + 2, MASKED_INLINE)
    return at + 2
  }

  #opens(at: number, size: number): boolean {
    const { source } = this.#scan
    const isAfterWord = at > this.#start && !beforeOpen.test(source.charAt(at - 1))
    // After an escaped blank a mark may stand inside a word.
    if (isAfterWord && source[at - 2] !== '\\') return false
    return at + size < this.#end && !isSpaceOrLineEnd(source.charCodeAt(at + size))
  }

  /** Where a mark closes; each is looked for once, for none closes later where none closed. */
  #close(mark: string, from: number): number {
    const { source } = this.#scan
    if (this.#closedAt.get(mark) === -1) return -1
    for (
      let at = this.#finder.next(mark, from, this.#end);
      at !== -1;
      at = this.#finder.next(mark, at + 1, this.#end)
    ) {
      const after = at + mark.length
      const isFree = after >= this.#end || afterClose.test(source.charAt(after))
      const isEscaped = source[at - 1] === '\\'
      if (isFree && !isEscaped && !isSpaceOrLineEnd(source.charCodeAt(at - 1))) return at
    }
    this.#closedAt.set(mark, -1)
    return -1
  }

  #readEmphasis(at: number): number {
    const mark = this.#scan.source[at + 1] === '*' ? '**' : '*'
    const known = this.#closedAt.get(mark) ?? 0
    if (at < known || !this.#opens(at, mark.length)) return at + mark.length
    const close = this.#close(mark, at + mark.length + 1)
    if (close === -1) return at + mark.length
    this.#closedAt.set(mark, close + mark.length)
    this.#mask(at, at + mark.length, MASKED_INLINE)
    this.#mask(close, close + mark.length, MASKED_INLINE)
    return at + mark.length
  }

  #readSubstitution(at: number): number {
    if (!this.#opens(at, 1)) return at + 1
    const close = this.#finder.next('|', at + 1, Math.min(this.#end, at + 100))
    if (close === -1) return at + 1
    const { source } = this.#scan
    let end = close + 1
    while (end < this.#end && source[end] === '_') end++
    return this.#skip(at, end, OPAQUE)
  }

  #readNote(at: number): number {
    const { source, links } = this.#scan
    noteReference.lastIndex = at
    const length = noteReference.exec(source)?.[0].length ?? 0
    if (length === 0 || at + length > this.#end) return at + 1
    links.push(linkOf('footnote', at, at + length, null, ''))
    return this.#skip(at, at + length, MASKED)
  }

  /** `name_` and `name__` link to what a target says; a word that names none is a word. */
  #readWordReference(at: number): number {
    const { source, links } = this.#scan
    if (source[at + 1] === '`' && this.#opens(at, 2)) {
      this.#mask(at, at + 1, MASKED_INLINE)
      return this.#readBackticks(at + 1, at, 'target')
    }
    let end = at
    while (end < this.#end && source[end] === '_') end++
    const before = source.slice(Math.max(this.#floor, at - 80), at)
    const [name = ''] = /[\p{L}\p{N}][\p{L}\p{N}.+-]*$/u.exec(before) ?? []
    const isFree = end >= this.#end || !wordUnit.test(source.charAt(end))
    const url = this.#definitions.get(labelOf(name))
    if (name === '' || !isFree || end - at > 2 || url === undefined) return end
    this.#mask(at, end, MASKED_INLINE)
    links.push(
      linkOf('reference', at - name.length, end, { start: at - name.length, end: at }, url),
    )
    this.#floor = end
    return end
  }

  #readColon(at: number): number {
    const { source, links } = this.#scan
    roleName.lastIndex = at
    const role = roleName.exec(source)
    if (role !== null) {
      const name = role[1] ?? ''
      return this.#readBackticks(at + role[0].length, at, name.toLowerCase())
    }
    const address = readAddress(source, at, this.#floor, this.#end)
    if (address === null) return at + 1
    const last = withoutLastMarks(source, address.start, address.end)
    links.push(linkOf('autolink', address.start, last, null, source.slice(address.start, last)))
    return this.#skip(address.start, last, OPAQUE)
  }

  #readMail(at: number): number {
    const { codes, source, links } = this.#scan
    const start = emailStart(codes, at, this.#floor)
    const end = start === at ? -1 : skipEmailDomain(codes, at + 1, this.#end)
    if (end === -1) return at + 1
    links.push(linkOf('autolink', start, end, null, source.slice(start, end)))
    return this.#skip(start, end, OPAQUE)
  }

  /** Reads what stands between backticks from `at` on; `from` is where its role begins. */
  #readBackticks(at: number, from: number, role: string): number {
    const { source } = this.#scan
    if (role === '' && source[at + 1] === '`') {
      const close = this.#finder.next('``', at + 3, this.#end)
      if (close === -1) return at + 2
      let end = close + 2
      while (source[end] === '`' && end < this.#end) end++
      return this.#skip(at, end, OPAQUE)
    }
    const close = this.#finder.next('`', at + 2, this.#end)
    if (close === -1) return at + 1
    let end = close + 1
    while (source[end] === '_' && end < this.#end && end < close + 3) end++
    if (end > close + 1) return this.#readPhrase(at, close, end)
    suffixRole.lastIndex = end
    const suffix = role === '' ? (suffixRole.exec(source)?.[0] ?? '') : ''
    end = Math.min(this.#end, end + suffix.length)
    return this.#readRole(from, at, close, end, role || suffix.slice(1, -1).toLowerCase())
  }

  /** A link of several words, with its address in it or in a target. */
  #readPhrase(at: number, close: number, end: number): number {
    const { source } = this.#scan
    const titled = this.#titleBefore(at + 1, close)
    const text = titled?.text ?? { start: at + 1, end: close }
    const target = titled?.target ?? ''
    const isAlias = target.endsWith('_') && !/[:/]/.test(target)
    const name =
      titled === null ? source.slice(at + 1, Math.min(close, at + 200)) : target.slice(0, -1)
    const url = titled === null || isAlias ? (this.#definitions.get(labelOf(name)) ?? '') : target
    return this.#addLink(at, end, text, titled === null ? 'reference' : 'link', url)
  }

  #addLink(
    start: number,
    end: number,
    text: { readonly start: number; readonly end: number },
    kind: 'link' | 'reference',
    url: string,
  ): number {
    const { links } = this.#scan
    if (text.start >= text.end) {
      links.push(linkOf('autolink', start, end, null, url))
      return this.#skip(start, end, OPAQUE)
    }
    this.#mask(start, text.start, MASKED_INLINE)
    this.#mask(text.end, end, MASKED_INLINE)
    links.push(linkOf(kind, start, end, text, url))
    this.#floor = end
    return end
  }

  /** The title of `title <target>`, with the target; null when there is no target. */
  #titleBefore(
    start: number,
    end: number,
  ): { readonly text: { start: number; end: number }; readonly target: string } | null {
    const { source } = this.#scan
    if (source[end - 1] !== '>') return null
    const open = start + source.slice(start, end).lastIndexOf('<')
    if (open < start || end - open > LONGEST_TARGET) return null
    const target = source.slice(open + 1, end - 1).replace(/\s+/g, '')
    return { text: trimRange(source, start, open), target }
  }

  #readRole(from: number, at: number, close: number, end: number, role: string): number {
    const { source, links } = this.#scan
    if (role === 'target') {
      this.#mask(at, at + 1, MASKED_INLINE)
      this.#mask(close, end, MASKED_INLINE)
      return end
    }
    const titled = this.#titleBefore(at + 1, close)
    const isText = role === '' ? /\s/.test(source.slice(at + 1, close)) : textRoles.has(role)
    if (linkRoles.has(role) || (titled !== null && role !== '')) {
      const url = titled?.target ?? source.slice(at + 1, Math.min(close, at + 200))
      const isNamed = titled !== null || role === 'term'
      const text = titled?.text ?? { start: at + 1, end: close }
      if (isNamed) return this.#addLink(from, end, text, 'reference', `#${url}`)
      links.push(linkOf('reference', from, end, null, `#${url}`))
      return this.#skip(from, end, OPAQUE)
    }
    if (!isText) return this.#skip(from, end, OPAQUE)
    this.#mask(from, at + 1, MASKED_INLINE)
    this.#mask(close, end, MASKED_INLINE)
    this.#floor = end
    return end
  }
}
