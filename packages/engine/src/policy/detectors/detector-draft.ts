/**
 * What a detector sees of a draft. Offsets are UTF-16 code units of the source, ranges half-open. Each part is made
 * when it is first asked for, because most detectors find nothing and ask for little.
 */
export interface DetectorDraft {
  readonly source: string
  /**
   * The prose at the offsets of the source: markup is spaces, marks inside words are `\u2060`, and code, formulas,
   * bare addresses and images are `\ufffc`.
   */
  readonly units: Uint16Array
  /** The units as a text, which takes longer to make than to search. */
  readonly prose: string
  /** Where runs of ASCII digits begin in the prose, rising. */
  readonly digitStarts: readonly number[]
  /** The units beyond ASCII that the prose holds besides those that stand for something, and the dollar sign, each once. */
  readonly signs: readonly number[]
  readonly words: DraftWords
  /** Where it has what the lists of detectors look for. */
  readonly listed: DraftLists
  readonly sentences: readonly DraftSentence[]
  readonly blocks: readonly DraftBlock[]
  /** Block quotes, in reading order. */
  readonly quotes: readonly Span[]
  readonly links: readonly DraftLink[]
  /** The year of the draft's own date in its front matter. */
  readonly year: number | undefined
}

/**
 * The words of a draft by their numbers, in the order of blocks; parts of hyphenated words are words of their own. Of
 * a number beyond them every answer is no, an empty text or -1.
 */
export interface DraftWords {
  readonly count: number
  start(at: number): number
  end(at: number): number
  /** Index of its sentence. */
  sentence(at: number): number
  /** As a reader sees it: without invisible characters and with Latin letters for those that imitate them. */
  text(at: number): string
  /** `text` in lower case with straight apostrophes. */
  lower(at: number): string
  isCapital(at: number): boolean
  /** Two letters or more, all of them capitals. */
  isAllCapitals(at: number): boolean
  isNumber(at: number): boolean
  hasDigit(at: number): boolean
  /** Code, a formula, a bare address or an image, which stands for a word. */
  isOpaque(at: number): boolean
  /** For each word of the draft which of some words it is, by their numbers; -1 for none of them. */
  numbersIn(words: readonly string[]): Int32Array
  /** The numbers of words with a capital, rising. */
  readonly capitals: readonly number[]
  /** The numbers of words in capitals, rising. */
  readonly allCapitals: readonly number[]
  /** The numbers of words that hold more than letters of ASCII, rising. */
  readonly mixed: readonly number[]
}

/** Where a draft has what lists look for, by their numbers. */
export interface DraftLists {
  /** The numbers of the words of a list of words, rising; of a list of phrases the first and the last word of each. */
  of(list: number): readonly number[]
  /** Whether a word of the draft is one of a list that is only asked. */
  isIn(list: number, at: number): boolean
}

/** A part of a draft. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface DraftSentence extends Span {
  readonly block: number
  readonly firstWord: number
  readonly endWord: number
  readonly isQuestion: boolean
}

export interface DraftBlock extends Span {
  readonly kind: 'paragraph' | 'heading' | 'list_item' | 'table_cell' | 'alt_text'
  /** Of a heading its level from 1 on. */
  readonly depth: number
  /** Inside a block quote. */
  readonly quoted: boolean
  readonly firstWord: number
  readonly endWord: number
  readonly firstSentence: number
  readonly endSentence: number
}

export interface DraftLink extends Span {
  readonly kind: 'link' | 'reference' | 'autolink' | 'image' | 'footnote'
  /** The visible text; of an image its alternative text. */
  readonly textStart: number
  readonly textEnd: number
  /** Empty where it is not known. */
  readonly url: string
}
