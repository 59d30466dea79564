import type { Narrowing } from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/workspace'

/** One draft to score; plain data, so that it can be sent to a worker. */
export interface TextTask {
  readonly modality: 'text'
  readonly shown: string
  /** Absolute path, or null when `bytes` is the draft. */
  readonly path: string | null
  readonly bytes: Uint8Array | null
  /** Size in bytes. */
  readonly size: number
  readonly syntax: Syntax
  readonly settings: Settings
  /** Whether the result includes coverage and contributions. */
  readonly details: boolean
  /** The cache folder, or null. */
  readonly cache: string | null
  /** Edits the draft, except for findings that this narrowing hides; null: no edit. */
  readonly fix: Pick<Narrowing, 'changed' | 'baseline'> | null
}
