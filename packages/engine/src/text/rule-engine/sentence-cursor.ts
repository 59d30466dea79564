import { type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import { classBit, type WordClass } from '../document/word-classes.ts'

/**
 * One sentence of a document, as a rule sees it. The runner moves one cursor from sentence to
 * sentence, so a rule must not keep it.
 */
export class SentenceCursor {
  readonly document: Document
  index = 0
  /** Word range, half-open. */
  first = 0
  end = 0

  constructor(document: Document) {
    this.document = document
  }

  /** Points the cursor at a sentence. */
  moveTo(index: number): this {
    this.index = index
    this.first = this.document.sentences.firstWords[index]
    this.end = this.document.sentences.endWords[index]
    return this
  }

  get wordCount(): number {
    return this.end - this.first
  }

  get isQuestion(): boolean {
    return (this.document.sentences.tails[this.index] & SEPARATOR.question) !== 0
  }

  get linkCount(): number {
    return this.document.sentences.links[this.index]
  }

  /** A quotation mark is somewhere in the sentence. */
  get hasQuote(): boolean {
    return (this.document.sentences.punctuation[this.index] & SEPARATOR.quote) !== 0
  }

  /** Whether the sentence holds a word of the class. */
  has(name: WordClass): boolean {
    const bit = classBit(name)
    const { classesLow, classesHigh } = this.document.sentences
    return bit < 32
      ? (classesLow[this.index] & (1 << bit)) !== 0
      : (classesHigh[this.index] & (1 << (bit - 32))) !== 0
  }

  /** Whether the word belongs to the class. */
  is(word: number, name: WordClass): boolean {
    const bit = classBit(name)
    const { classesLow, classesHigh } = this.document.words
    return bit < 32
      ? (classesLow[word] & (1 << bit)) !== 0
      : (classesHigh[word] & (1 << (bit - 32))) !== 0
  }

  /** The first word of the class at or after `from`, or -1. */
  find(name: WordClass, from = this.first): number {
    if (!this.has(name)) return -1
    for (let word = from; word < this.end; word++) if (this.is(word, name)) return word
    return -1
  }

  /** How many words belong to the class. */
  count(name: WordClass): number {
    if (!this.has(name)) return 0
    let count = 0
    for (let word = this.first; word < this.end; word++) if (this.is(word, name)) count++
    return count
  }

  /** Digits are in one of the words. */
  get hasNumber(): boolean {
    const { flags } = this.document.words
    for (let word = this.first; word < this.end; word++) {
      if ((flags[word] & SHAPE.digit) !== 0) return true
    }
    return false
  }

  /** A capitalised word follows the first word: most often a name. */
  get hasName(): boolean {
    return this.findName(this.first + 1) !== -1
  }

  /** The first capitalised word at or after `from` that is not the pronoun I, or -1. */
  findName(from: number): number {
    const { flags, starts, ends } = this.document.words
    for (let word = from; word < this.end; word++) {
      if (
        (flags[word] & SHAPE.capital) !== 0 &&
        (ends[word] - starts[word] > 1 || word === this.first)
      ) {
        if (!this.is(word, 'first_person')) return word
      }
    }
    return -1
  }

  /** The word as written. */
  text(word: number): string {
    return this.document.textOf(word, word)
  }

  /** The word in lower case with straight apostrophes. */
  lower(word: number): string {
    return this.text(word).toLowerCase().replaceAll('’', "'")
  }

  /** SEPARATOR bits between the word and the one before it. */
  separator(word: number): number {
    return this.document.words.separators[word]
  }
}
