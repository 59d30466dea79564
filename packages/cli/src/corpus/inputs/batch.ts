/** The position of a run in its inputs; the unit of `offset` depends on the kind of the input. */
export interface Position {
  /** Index of the input. */
  readonly input: number
  /** Bytes of the unpacked lines, or row groups of a Parquet file, that were read. */
  readonly offset: number
  /** Lines or rows that were read. */
  readonly row: number
}

/** What a batch holds; plain data, so that it may be sent to a thread. */
export type BatchContent =
  | { readonly kind: 'lines'; readonly firstRow: number; readonly bytes: Uint8Array }
  | { readonly kind: 'draft'; readonly path: string }
  | {
      readonly kind: 'row_group'
      readonly path: string
      readonly group: number
      readonly firstRow: number
    }
  | { readonly kind: 'problem'; readonly row: number | null; readonly problem: string }

/** A part of the inputs that is scored in one go. */
export interface Batch {
  readonly source: string
  readonly content: BatchContent
  readonly start: Position
  /** The position of the run after this batch. */
  readonly end: Position
  /** True when the input as a whole, or its rest, could not be read. */
  readonly isUnreadable: boolean
}

/** Whether a place is reached when another one is. */
export function isAtOrBefore(a: Position, b: Position): boolean {
  if (a.input !== b.input) return a.input < b.input
  return a.offset <= b.offset
}
