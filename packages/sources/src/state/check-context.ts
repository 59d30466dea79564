import type { Fetcher } from '../fetch/index.ts'
import type { Reader, SourceText } from '../read/index.ts'
import type { CheckedReference } from './checked-reference.ts'
import type { Endpoints } from './endpoints.ts'
import type { NotFoundPages } from './not-found-pages.ts'

/** What the check of one reference shares with those of others. */
export interface CheckContext {
  readonly fetcher: Fetcher
  readonly reader: Reader
  readonly endpoints: Endpoints
  readonly notFoundPages: NotFoundPages
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly signal: AbortSignal | undefined
}

/** What became of a reference, and its text where there is one to compare with. */
export interface CheckedSource {
  readonly checked: CheckedReference
  readonly source: SourceText | null
}
