import type { DraftWords, WordList } from '../../policy/detectors/detector-draft.ts'
import { type Document, SHAPE, type Words } from '../document/document.ts'
import { type WordPlaces, wordPlaces } from '../document/word-places.ts'
import { listFilter, listHashes, mayHold } from './list-hashes.ts'

/** The words of a document as detectors ask for them; a text is made of those only that are looked at closely. */
export class DocumentWords implements DraftWords {
  readonly count: number
  readonly #document: Document
  readonly #words: Words
  #lower: (string | undefined)[] | undefined
  #places: WordPlaces | undefined
  #capitals: readonly number[] | undefined
  #allCapitals: readonly number[] | undefined
  #mixed: readonly number[] | undefined

  constructor(document: Document) {
    this.#document = document
    this.#words = document.words
    this.count = document.words.count
  }

  start(at: number): number {
    return this.#holds(at) ? this.#words.starts[at] : -1
  }

  end(at: number): number {
    return this.#holds(at) ? this.#words.ends[at] : -1
  }

  sentence(at: number): number {
    return this.#holds(at) ? this.#words.sentences[at] : -1
  }

  text(at: number): string {
    if (!this.#holds(at)) return ''
    if (!this.#has(at, SHAPE.plain)) return this.#document.textOf(at, at)
    const { starts, ends } = this.#words
    return this.#document.source.slice(starts[at], ends[at])
  }

  lower(at: number): string {
    if (!this.#holds(at)) return ''
    this.#lower ??= new Array<string | undefined>(this.count)
    this.#lower[at] ??= this.#has(at, SHAPE.plain)
      ? this.text(at).toLowerCase()
      : this.text(at).toLowerCase().replaceAll('’', "'")
    return this.#lower[at]
  }

  isCapital(at: number): boolean {
    return this.#has(at, SHAPE.capital)
  }

  isAllCapitals(at: number): boolean {
    return this.#has(at, SHAPE.allCapitals)
  }

  isNumber(at: number): boolean {
    return this.#has(at, SHAPE.number)
  }

  hasDigit(at: number): boolean {
    return this.#has(at, SHAPE.digit)
  }

  isOpaque(at: number): boolean {
    return this.#has(at, SHAPE.opaque)
  }

  find(list: WordList): readonly number[] {
    const found = this.findAlike(list)
    return found.length === 0 ? found : found.filter((at) => list.has(this.lower(at)))
  }

  findAlike(list: WordList): readonly number[] {
    this.#places ??= wordPlaces(this.#document)
    // A word with other accents has the same hash.
    return this.#places.ofAny(listHashes(list))
  }

  isOneOf(at: number, list: WordList): boolean {
    if (!this.#holds(at)) return false
    return mayHold(listFilter(list), this.#words.hashes[at]) && list.has(this.lower(at))
  }

  get capitals(): readonly number[] {
    this.#capitals ??= this.#where(SHAPE.capital, SHAPE.capital)
    return this.#capitals
  }

  get allCapitals(): readonly number[] {
    this.#allCapitals ??= this.#where(SHAPE.allCapitals, SHAPE.allCapitals)
    return this.#allCapitals
  }

  get mixed(): readonly number[] {
    this.#mixed ??= this.#where(SHAPE.plain, 0)
    return this.#mixed
  }

  /** The words of which a bit of their shape is as asked. */
  #where(shape: number, bit: number): number[] {
    const { flags } = this.#words
    const found: number[] = []
    for (let at = 0; at < this.count; at++) if ((flags[at] & shape) === bit) found.push(at)
    return found
  }

  #holds(at: number): boolean {
    return at >= 0 && at < this.count
  }

  #has(at: number, shape: number): boolean {
    return this.#holds(at) && (this.#words.flags[at] & shape) !== 0
  }
}
