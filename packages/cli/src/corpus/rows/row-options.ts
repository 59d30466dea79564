import type { ContextInput } from '@content-trust/engine/schema'

/** How duplicates are found. */
export const dedupeKinds = ['exact', 'near'] as const
export type DedupeKind = (typeof dedupeKinds)[number]

/** What decides the bytes of a row; plain data, so that threads get the same. */
export interface RowOptions {
  readonly textField: string
  readonly idField: string
  readonly sourceField: string | null
  readonly isPlain: boolean
  readonly context: ContextInput
  readonly withEvidence: boolean
  readonly withInput: boolean
  /** Share of rows to score, 0 to 1, and what picks them. */
  readonly sample: number
  readonly seed: number
  readonly filter: string | null
  readonly dedupe: DedupeKind | null
}
