import { isAsciiPunctuation, isLineEnd } from '../../markdown/characters.ts'
import { emailStart, skipEmailDomain } from '../../markdown/inline/autolinks.ts'
import { skipCharacterReference } from '../../markdown/inline/character-references.ts'
import { overwrite } from '../../markdown/scan-state.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../../markdown/scanned-text.ts'
import { Finder } from '../finder.ts'
import { linkOf, readAddress, trimRange, withoutLastMarks } from '../inline-links.ts'
import type { MarkupScan } from '../markup-scan.ts'
import type { InlineScanner } from '../text-block.ts'
import { type Macro, MacroReader } from './adoc-macros.ts'
import { MarkPairs } from './adoc-marks.ts'

const specials = new Set('*_#`^~+<[({&\\:@"\''.split(''))
const attributeReference = /\{(?:counter2?:|set:)?([\w-]{1,80})(?::[^{}\s]{0,80})?\}/y
const roleList = /\[[.#%]?[\w.#%-]{1,80}\](?=[#*_`])/y

/** Attributes that every document has and that print a character. */
const characterOf: Readonly<Record<string, string>> = {
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  empty: ' ',
  blank: ' ',
  sp: ' ',
  nbsp: ' ',
  zwsp: ' ',
  wj: ' ',
}

/** Masks the marks inside the blocks of an AsciiDoc draft, and records links. */
export class AdocInline implements InlineScanner {
  readonly #scan: MarkupScan
  readonly #finder: Finder
  readonly #marks: MarkPairs
  readonly #macros: MacroReader
  #start = 0
  #end = 0
  /** Where the last construct ended: an address does not reach back over it. */
  #floor = 0
  /** Where the text of the last link ends: links do not nest. */
  #linkEnd = 0
  #isBracketMissing = false
  #alts: number[] = []

  constructor(scan: MarkupScan) {
    this.#scan = scan
    this.#finder = new Finder(scan.source)
    this.#marks = new MarkPairs(scan.source, this.#finder)
    this.#macros = new MacroReader(scan.source)
  }

  scan(start: number, end: number): readonly number[] {
    const { source } = this.#scan
    this.#start = start
    this.#end = end
    this.#floor = start
    this.#isBracketMissing = false
    this.#alts = []
    this.#marks.clear()
    let at = start
    while (at < end) at = specials.has(source.charAt(at)) ? this.#readSpecial(at) : at + 1
    return this.#alts
  }

  /** This scanner, but reading each block in a way of its own. */
  reading(read: (inline: AdocInline) => void): InlineScanner {
    return {
      scan: (start, end) => {
        this.#start = start
        this.#end = end
        this.#alts = []
        read(this)
        return this.#alts
      },
    }
  }

  /** Reads what the character at `at` starts; the offset to go on from. */
  #readSpecial(at: number): number {
    const { source } = this.#scan
    switch (source[at]) {
      case '\\':
        return this.#readEscape(at)
      case '`':
        return this.#readMono(at)
      case '+':
        return this.#readPass(at)
      case '<':
        return this.#readReference(at)
      case '[':
        return this.#readBracket(at)
      case '(':
        return this.#readIndexTerm(at)
      case '{':
        return this.#readAttribute(at)
      case '&':
        return this.#readCharacter(at)
      case ':':
        return this.#readColon(at)
      case '@':
        return this.#readMail(at)
      case '"':
      case "'":
        return this.#readCurved(at)
      default:
        return this.#readMark(at)
    }
  }

  #mask(start: number, end: number, code: number): void {
    overwrite(this.#scan.codes, start, end, code)
  }

  #readEscape(at: number): number {
    const next = this.#scan.source.charCodeAt(at + 1)
    const isAddress = this.#scan.source.startsWith('http', at + 1)
    if (at + 1 >= this.#end || !(isAsciiPunctuation(next) || isAddress)) return at + 1
    this.#mask(at, at + 1, MASKED_INLINE)
    return at + 2
  }

  #readMark(at: number): number {
    const mark = this.#scan.source.charAt(at)
    const pair = this.#marks.read(mark, at, this.#start, this.#end)
    if (pair === null) return at + 1
    this.#mask(at, at + pair.size, MASKED_INLINE)
    this.#mask(pair.close, pair.close + pair.size, MASKED_INLINE)
    return at + pair.size
  }

  #readMono(at: number): number {
    // The mark of a printed apostrophe.
    if (this.#scan.source[at + 1] === "'" && /\p{L}/u.test(this.#scan.source.charAt(at - 1))) {
      this.#mask(at, at + 1, MASKED_INLINE)
      return at + 2
    }
    const pair = this.#marks.read('`', at, this.#start, this.#end)
    if (pair === null) return at + 1
    const end = pair.close + pair.size
    this.#mask(at, end, OPAQUE)
    this.#floor = end
    return end
  }

  /** “`"`words`"`”: the quotation marks print, their backticks do not. */
  #readCurved(at: number): number {
    const { source } = this.#scan
    if (source[at + 1] !== '`' || /\s/.test(source.charAt(at + 2))) return at + 1
    const close = this.#finder.next(`\`${source.charAt(at)}`, at + 3, this.#end)
    if (close === -1) return at + 1
    this.#mask(at + 1, at + 2, MASKED_INLINE)
    this.#mask(close, close + 1, MASKED_INLINE)
    return at + 2
  }

  #readPass(at: number): number {
    const { source } = this.#scan
    if (source.startsWith('+++', at)) {
      const close = this.#finder.next('+++', at + 3, this.#end)
      if (close !== -1) return this.#skip(at, close + 3, MASKED)
    }
    const after = source.charCodeAt(at + 1)
    if (source[at - 1] === ' ' && (at + 1 === this.#end || isLineEnd(after))) {
      this.#mask(at, at + 1, MASKED)
      return at + 1
    }
    const pair = this.#marks.read('+', at, this.#start, this.#end)
    if (pair === null) return at + 1
    this.#mask(at, at + pair.size, MASKED_INLINE)
    this.#mask(pair.close, pair.close + pair.size, MASKED_INLINE)
    return pair.close + pair.size
  }

  #skip(start: number, end: number, code: number): number {
    this.#mask(start, end, code)
    this.#floor = end
    return end
  }

  #readReference(at: number): number {
    const { source, links } = this.#scan
    if (source[at + 1] !== '<') return at + 1
    const close = this.#finder.next('>>', at + 2, this.#end)
    if (close === -1) return at + 1
    const inside = source.slice(at + 2, Math.min(close, at + 400))
    const comma = inside.indexOf(',')
    const url = `#${(comma === -1 ? inside : inside.slice(0, comma)).trim()}`
    if (comma === -1) {
      links.push(linkOf('reference', at, close + 2, null, url))
      return this.#skip(at, close + 2, OPAQUE)
    }
    const text = trimRange(source, at + 2 + comma + 1, close)
    return this.#addLink('reference', at, close + 2, text, url)
  }

  /** Masks a link but for its text, which is read on. */
  #addLink(
    kind: 'link' | 'reference',
    start: number,
    end: number,
    text: { readonly start: number; readonly end: number },
    url: string,
  ): number {
    this.#mask(start, text.start, MASKED_INLINE)
    this.#mask(text.end, end, MASKED_INLINE)
    this.#scan.links.push(linkOf(kind, start, end, text, url))
    this.#floor = text.start
    return text.start
  }

  #readBracket(at: number): number {
    const { source } = this.#scan
    if (source[at + 1] === '[') {
      const close = this.#finder.next(']]', at + 2, this.#end)
      return close === -1 ? at + 1 : this.#skip(at, close + 2, MASKED)
    }
    roleList.lastIndex = at
    const [list = ''] = roleList.exec(source) ?? []
    if (list === '' || at + list.length >= this.#end) return at + 1
    return this.#skip(at, at + list.length, MASKED_INLINE)
  }

  #readIndexTerm(at: number): number {
    const { source } = this.#scan
    if (source[at + 1] !== '(') return at + 1
    if (source[at + 2] === '(') {
      const close = this.#finder.next(')))', at + 3, this.#end)
      if (close !== -1) return this.#skip(at, close + 3, MASKED)
    }
    const close = this.#finder.next('))', at + 2, this.#end)
    if (close === -1) return at + 1
    this.#mask(at, at + 2, MASKED_INLINE)
    this.#mask(close, close + 2, MASKED_INLINE)
    return at + 2
  }

  #readAttribute(at: number): number {
    const { source, codes } = this.#scan
    attributeReference.lastIndex = at
    const match = attributeReference.exec(source)
    if (match === null || at + match[0].length > this.#end) return at + 1
    const end = at + match[0].length
    const character = characterOf[match[1] ?? '']
    if (character === undefined) return this.#skip(at, end, OPAQUE)
    if (character === ' ') return this.#skip(at, end, MASKED)
    this.#mask(at, end, MASKED_INLINE)
    codes[end - 1] = character.charCodeAt(0)
    return end
  }

  #readCharacter(at: number): number {
    const end = skipCharacterReference(this.#scan.codes, at, this.#end)
    return end === -1 ? at + 1 : this.#skip(at, end, MASKED)
  }

  #readMail(at: number): number {
    const { codes, source, links } = this.#scan
    const start = emailStart(codes, at, this.#floor)
    const end = start === at ? -1 : skipEmailDomain(codes, at + 1, this.#end)
    if (end === -1) return at + 1
    links.push(linkOf('autolink', start, end, null, source.slice(start, end)))
    return this.#skip(start, end, OPAQUE)
  }

  #readColon(at: number): number {
    const { source, links } = this.#scan
    const address = readAddress(source, at, this.#floor, this.#end)
    if (address !== null) {
      const { start, end } = address
      const url = source.slice(start, end)
      if (source[end] === '[' && end < this.#end) return this.#readText(start, end, url, 'link')
      const last = withoutLastMarks(source, start, end)
      links.push(linkOf('autolink', start, last, null, source.slice(start, last)))
      return this.#skip(start, last, OPAQUE)
    }
    const macro = this.#macros.read(at, this.#floor, this.#end)
    return macro === null ? at + 1 : this.#readMacro(macro)
  }

  #readMacro({ role, start, targetStart, open }: Macro): number {
    const { source, links } = this.#scan
    const target = source.slice(targetStart, open)
    if (role === 'link') return this.#readText(start, open, target, 'link')
    if (role === 'mail') return this.#readText(start, open, `mailto:${target}`, 'link')
    if (role === 'reference') {
      return this.#readText(start, open, /[/.#]/.test(target) ? target : `#${target}`, 'reference')
    }
    const close = this.#finder.next(']', open + 1, this.#end)
    if (close === -1) return open + 1
    if (role === 'note') {
      links.push(linkOf('footnote', start, close + 1, null, ''))
      for (const match of source.slice(open, close).matchAll(/https?:\/\/[^\s[\]<>"]+/g)) {
        const from = open + match.index
        const to = withoutLastMarks(source, from, from + match[0].length)
        links.push(linkOf('autolink', from, to, null, source.slice(from, to)))
      }
      return this.#skip(start, close + 1, MASKED)
    }
    if (role === 'image') return this.addImage(start, close + 1, target, open + 1, close)
    const isNone = role === 'none' || role === 'raw'
    return this.#skip(start, close + 1, isNone ? MASKED : OPAQUE)
  }

  /** Makes an image opaque and records it and its alt text, which is the first of its attributes. */
  addImage(start: number, end: number, url: string, from: number, to: number): number {
    const { source, links } = this.#scan
    const inside = source.slice(from, to)
    const first = inside.startsWith('"') ? inside.indexOf('"', 1) : inside.indexOf(',')
    const isNamed = /^\s*[\w-]+=/.test(inside)
    const lead = inside.startsWith('"') ? 1 : 0
    const alt = trimRange(
      source,
      from + lead,
      isNamed ? from + lead : first === -1 ? to : from + first,
    )
    links.push(linkOf('image', start, end, alt, url))
    if (alt.start < alt.end) this.#alts.push(alt.start, alt.end)
    return this.#skip(start, end, OPAQUE)
  }

  /** Reads the text in brackets after an address; a link without one shows its address. */
  #readText(start: number, open: number, url: string, kind: 'link' | 'reference'): number {
    const { source, links } = this.#scan
    const close = start < this.#linkEnd ? -1 : this.#closingBracket(open + 1)
    if (close === -1) return open + 1
    this.#linkEnd = close
    const inside = source.slice(open + 1, close)
    const named = inside.search(/(?:^|,)\s*[\w-]+=/)
    let to = named === -1 ? close : open + 1 + named
    let from = open + 1
    if (source[from] === '"' && source[to - 1] === '"' && to - from > 1) {
      from++
      to--
    }
    if (named === -1 && source[to - 1] === '^') to--
    const text = trimRange(source, from, to)
    if (text.start < text.end) return this.#addLink(kind, start, close + 1, text, url)
    links.push(linkOf(kind === 'link' ? 'autolink' : kind, start, close + 1, null, url))
    return this.#skip(start, close + 1, OPAQUE)
  }

  #closingBracket(from: number): number {
    if (this.#isBracketMissing) return -1
    let close = this.#finder.next(']', from, this.#end)
    while (close !== -1 && this.#scan.source[close - 1] === '\\') {
      close = this.#finder.next(']', close + 1, this.#end)
    }
    this.#isBracketMissing = close === -1
    return close
  }
}
