import type { EvidenceType, Severity } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import type { WordClass } from '../document/word-classes.ts'
import type { BlockKind } from '../markdown/scanned-text.ts'
import type { SentenceCursor } from './sentence-cursor.ts'

/**
 * Where a rule may be exempt: in somebody's quoted words, in stories and diaries, in software pages, in
 * changelogs and release notes, in codes of conduct, in licences, in lists of the parts of an interface.
 */
export type Setting =
  | 'quotations'
  | 'stories'
  | 'software'
  | 'changelogs'
  | 'conduct'
  | 'licences'
  | 'references'

/** What a phrase or sentence matcher found: a range of words, both ends inclusive. */
export interface WordHit<Data> {
  readonly first: number
  readonly last: number
  readonly data: Data
  /** Overrides the rule's severity for this one hit. */
  readonly severity?: Severity
}

/** What a document matcher found: a range of the source. */
export interface SpanHit<Data> {
  readonly start: number
  readonly end: number
  readonly data: Data
  readonly severity?: Severity
}

/** A phrase that the automaton found, before the rule accepts it. */
export interface PhraseHit {
  readonly first: number
  readonly last: number
  /** The pattern as the rule wrote it. */
  readonly pattern: string
}

/** One observation that an editor would write in the margin. See `docs/architecture.md`, "A rule". */
export interface RuleDefinition<Data> {
  /** Kebab-case, the file's name; names the thing in the text. */
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  /** One sentence: what the rule sees. */
  readonly summary: string
  /** One instruction for the writer: what would fix it. */
  readonly fix: string
  /** Block kinds it reads; paragraphs, list items and headings unless stated. */
  readonly kinds?: readonly BlockKind[]
  /** Also reads block quotes, which are somebody else's words. */
  readonly readsQuotes?: boolean
  /** Where the rule is exempt, besides the exemptions of its type (see `exemptions.ts`). */
  readonly exemptIn?: readonly Setting[]
  /**
   * Whether a hit of high severity lifts `slop_risk` to high by itself: it is surely left over, and nobody
   * publishes a text that holds it.
   */
  readonly decides?: boolean
  /** Settings bring it: no finding of another rule replaces one of its own, and its edits are not doubted. */
  readonly isOwn?: boolean
  /** Patterns of the phrase language (see `pattern.ts`) that are the evidence. */
  readonly phrases?: readonly string[]
  /** Patterns with what could replace them; an empty string deletes. */
  readonly replacements?: Readonly<Record<string, string>>
  /** Whether a found phrase counts; asked only for phrases that matched. */
  readonly accepts?: (hit: PhraseHit, document: Document) => boolean
  /** Looks at one sentence that holds at least one word of every class of `needs`, which names one or more. */
  readonly sentence?: {
    readonly needs: readonly [WordClass, ...WordClass[]]
    match(sentence: SentenceCursor): Iterable<WordHit<Data>>
  }
  /** Looks at the whole document, once. */
  readonly document?: (document: Document) => Iterable<SpanHit<Data>>
  /**
   * One sentence about the text, never about its writer. `data` is undefined for phrases; `hasEdit` is false
   * where a suggestion has no edit, so that nothing else names it.
   */
  explain(quote: string, data: Data | undefined, hasEdit?: boolean): string
  /** What could replace the quote; for `replacements` the engine does it. */
  suggest?(quote: string, data: Data | undefined): string | undefined
  /** «…» marks what is flagged; a good example is a near miss and has no marks. */
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** A rule as the engine runs it; the data of its hits is its own affair. */
export type Rule = RuleDefinition<unknown>

/** Declares a rule; the type parameter is the data that its hits carry to `explain`. */
export function defineRule<Data = undefined>(definition: RuleDefinition<Data>): Rule {
  // A hit's data only ever returns to the rule that made it, so erasing its type is safe.
  return definition as Rule
}
