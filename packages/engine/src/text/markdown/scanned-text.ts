/**
 * What a scanner hands to the document: the prose of a draft without its markup, at unchanged
 * offsets. Three scanners make it: `scanPlain`, `scanMarkdown`, `scanTree`.
 */

/** Kinds of block; a small closed set so that rules can ask what they are looking at. */
export const blockKinds = ['paragraph', 'heading', 'list_item', 'table_cell', 'alt_text'] as const
export type BlockKind = (typeof blockKinds)[number]

/** Code unit of markup and skipped blocks in `codes`. */
export const MASKED = 0x20
/**
 * Code unit (word joiner) of marks that print nothing, not even a space: emphasis, the brackets and
 * the destination of a link, the backslash of an escape. A word that they are in stays one word.
 */
export const MASKED_INLINE = 0x2060
/** Code unit of inline content that stands for a word but is not prose: code, math, bare URLs, images, expressions. */
export const OPAQUE = 0xfffc

/** Numbers of the kinds in tables of blocks; the order of `blockKinds`. */
export const KIND = {
  paragraph: 0,
  heading: 1,
  list_item: 2,
  table_cell: 3,
  alt_text: 4,
} as const satisfies Readonly<Record<BlockKind, number>>

export interface Block {
  readonly kind: BlockKind
  /** Offsets of the block's content in the source, half-open. Markers of the block lie outside. */
  readonly start: number
  readonly end: number
  /** Heading depth 1-6, list nesting 1…, otherwise 0. */
  readonly depth: number
  /** Inside a block quote: somebody else's words. */
  readonly quoted: boolean
}

/** Blocks as flat arrays of at least `count` entries: hostile text has ten thousands of them. */
export interface Blocks {
  readonly count: number
  /** Numbers of KIND. */
  readonly kinds: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly depths: Int32Array
  /** 1 inside a block quote. */
  readonly quoted: Uint8Array
}

export type LinkKind = 'link' | 'reference' | 'autolink' | 'image' | 'footnote'

export interface Link {
  readonly kind: LinkKind
  /** The whole construct in the source. */
  readonly start: number
  readonly end: number
  /** The visible text (alt text of an image); empty range for an autolink or a footnote. */
  readonly textStart: number
  readonly textEnd: number
  /** Destination as written; the resolved one for a reference, '' when the definition is missing or for a footnote. */
  readonly url: string
}

/** A `content-trust-…` comment, HTML or MDX. */
export interface Comment {
  readonly start: number
  readonly end: number
  /** Text between the comment's marks, trimmed. */
  readonly text: string
}

export interface ScannedText {
  readonly source: string
  /**
   * One UTF-16 code unit per unit of the source: prose as it is, line feeds and carriage returns as
   * they are, markup and skipped blocks as MASKED, marks inside a word as MASKED_INLINE, opaque inline content as OPAQUE. Alt text is
   * OPAQUE here; its block of kind `alt_text` is read from the source.
   */
  readonly codes: Uint16Array
  /** In source order; an alt_text block directly follows the block that contains its image. */
  readonly blocks: Blocks
  readonly links: readonly Link[]
  readonly comments: readonly Comment[]
  /** Offsets of the front matter's inside (between its fences), or null. */
  readonly frontMatter: { readonly start: number; readonly end: number } | null
  /** Number of fenced or indented code blocks. */
  readonly codeBlocks: number
  /** Where they begin, rising; in Markdown their fences tell. */
  readonly codeStarts?: readonly number[] | undefined
}
