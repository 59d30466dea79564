import type { DraftWords } from '../../policy/detectors/detector-draft.ts'
import { knownWords } from '../../policy/detectors/listed-words.ts'
import { type Document, SHAPE, type Words } from '../document/document.ts'
import { numbersOf } from './word-numbers.ts'

/** The words of a document as detectors ask for them; a text is made of those only that are looked at closely. */
export class DocumentWords implements DraftWords {
  readonly count: number
  readonly #document: Document
  readonly #words: Words
  #lower: (string | undefined)[] | undefined
  #numbers: { readonly words: readonly string[]; readonly of: Int32Array } | undefined
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
    this.#lower ??= this.#listed()
    return this.#lower[at] ?? this.#makeLower(this.#lower, at)
  }

  /** The words that detectors know have their texts already, and most that are looked at closely are among them. */
  #listed(): (string | undefined)[] {
    const words = knownWords()
    const numbers = this.numbersIn(words)
    const texts = new Array<string | undefined>(this.count)
    for (let at = 0; at < this.count; at++) {
      if (numbers[at] !== -1) texts[at] = words[numbers[at]]
    }
    return texts
  }

  #makeLower(known: (string | undefined)[], at: number): string {
    if (!this.#holds(at)) return ''
    const made = this.#read(at)
    known[at] = made
    return made
  }

  #read(at: number): string {
    const lower = this.text(at).toLowerCase()
    return this.#has(at, SHAPE.plain) ? lower : lower.replaceAll('’', "'")
  }

  numbersIn(words: readonly string[]): Int32Array {
    if (this.#numbers?.words !== words) {
      this.#numbers = { words, of: numbersOf(this.#document, words, (at) => this.#read(at)) }
    }
    return this.#numbers.of
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
