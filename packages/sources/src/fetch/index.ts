export type { CacheSettings } from './cache/page-cache.ts'
export { defaultFetchLimits, type FetchLimits } from './limits.ts'
export { type Fetcher, type FetchPurpose, type FetchSettings, openFetcher } from './open-fetcher.ts'
export {
  type Answer,
  type Failure,
  type FailureReason,
  type FetchOutcome,
  failureReasonSchema,
  type Redirect,
} from './outcome.ts'
