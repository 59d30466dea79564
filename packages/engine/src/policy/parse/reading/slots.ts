import type { ScoreCondition } from '../../form/clause-form.ts'
import type { Noun } from '../../policy-signs.ts'

/** What the words that are read now say of the clause. */
export type Role =
  /** What the clause speaks of. */
  | 'subject'
  /** What the sentence must hold besides. */
  | 'about'
  /** What there should be. */
  | 'need'
  /** What is missing. */
  | 'lack'
  | 'unless'
  | 'if'
  /** Listed words. */
  | 'examples'
  /** Who does what to the draft: it narrows nothing. */
  | 'outcome'
  /** What should be written instead. */
  | 'instead'

/** A noun as a clause uses it. */
export interface FoundNoun {
  noun: Noun
  readonly written: string
  /** What its detector is told: “dates older than five years”. */
  value: number | undefined
  /** “at least two …” */
  readonly count:
    | { readonly comparison: ScoreCondition['comparison']; readonly value: number }
    | undefined
}

/** Words that mean nothing here. */
export interface UnknownWords {
  readonly words: string
  /** They start with capitals. */
  readonly isName: boolean
  /** They stand alone in a list, so that they narrow nothing. */
  readonly isItem: boolean
}

/** What was said in one role. */
export interface Slot {
  readonly nouns: FoundNoun[]
  /** Phrases to look for. */
  readonly phrases: string[]
  /** Phrases that mean nothing here. */
  readonly unknown: UnknownWords[]
  readonly hosts: string[]
}
