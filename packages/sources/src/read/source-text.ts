/** The formats that can be read. */
export type SourceFormat = 'html' | 'pdf' | 'text' | 'markdown' | 'json'

/** What a reader of a page would see of it. */
export interface SourceText {
  readonly kind: 'text'
  readonly format: SourceFormat
  /** Null where the page has none. */
  readonly title: string | null
  /** The main text; paragraphs are apart by empty lines, cells of a table by tabs. */
  readonly text: string
  /** The names that an address may have after `#`; null where the format has no such names. */
  readonly fragments: readonly string[] | null
  /** Whether the page shows its text only to a browser that runs its scripts. */
  readonly needsScripts: boolean
  /** Whether the page says that only subscribers may read all of it. */
  readonly isPaywalled: boolean
}

/**
 * Why a page cannot be read:
 * - `format` it is of a kind that has no text, such as an image
 * - `damaged` it is not what it says it is, or is protected by a password
 * - `too_costly` reading it would take too long or too much memory
 * - `no_pdf_reader` it is a PDF, and the package `unpdf` is not installed
 */
export type UnreadableReason = 'format' | 'damaged' | 'too_costly' | 'no_pdf_reader'

/** A page that cannot be read. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly reason: UnreadableReason
}

export type ReadOutcome = SourceText | Unreadable

/** The bytes of a page, and what its server said of them. */
export interface SourceBytes {
  readonly body: Uint8Array
  /** The `Content-Type`; null without one. */
  readonly type: string | null
  /** The address, whose ending tells Markdown from plain text. */
  readonly address: string
}
