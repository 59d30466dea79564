import type { Revision } from '@content-trust/engine'

/** What a fix did to a draft; plain data. */
export interface Fix {
  /** The draft as it was read. */
  readonly original: string
  readonly edits: Revision['edits']
  readonly refused: Revision['refused']
  readonly notes: readonly string[]
  readonly safety: Revision['safety']
  /** Why there is no rewrite; null when one was made or none was requested. */
  readonly problem: string | null
}
