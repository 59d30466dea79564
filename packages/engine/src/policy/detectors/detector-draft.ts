/** What a detector sees of a draft. Offsets are UTF-16 code units of the source, ranges half-open. */
export interface DetectorDraft {
  readonly source: string
  /**
   * The prose at the offsets of the source: markup is spaces, marks inside words are `\u2060`, and code, formulas,
   * bare addresses and images are `\ufffc`.
   */
  readonly prose: string
  /** In the order of blocks; parts of hyphenated words are words of their own. */
  readonly words: readonly DraftWord[]
  readonly sentences: readonly DraftSentence[]
  readonly blocks: readonly DraftBlock[]
  readonly links: readonly DraftLink[]
  /** The year of the draft's own date in its front matter. */
  readonly year: number | undefined
}

/** A part of a draft. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface DraftWord extends Span {
  /** As a reader sees it: without invisible characters and with Latin letters for those that imitate them. */
  readonly text: string
  /** `text` in lower case with straight apostrophes. */
  readonly lower: string
  /** Index of its sentence. */
  readonly sentence: number
  readonly isCapital: boolean
  /** Two letters or more, all of them capitals. */
  readonly isAllCapitals: boolean
  readonly isNumber: boolean
  /** Code, a formula, a bare address or an image, which stands for a word. */
  readonly isOpaque: boolean
}

export interface DraftSentence extends Span {
  readonly block: number
  readonly firstWord: number
  readonly endWord: number
  readonly isQuestion: boolean
}

export interface DraftBlock extends Span {
  readonly kind: 'paragraph' | 'heading' | 'list_item' | 'table_cell' | 'alt_text'
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
