/** What the readability formulas count in a text. */
export interface TextCounts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
  /** Letters and digits. */
  readonly letters: number
  /** Words of three syllables or more. */
  readonly polysyllables: number
  /** Polysyllables but names and those that only an ending made long (Gunning 1952). */
  readonly complexWords: number
  /** Words of more than six letters. */
  readonly longWords: number
  /** Words outside the list of familiar words. */
  readonly unfamiliarWords: number
}
