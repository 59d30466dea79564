import type { ProblemCode } from '@content-trust/engine/schema'

/** What every charged call may answer. */
export const analysisErrors = [
  'bad_request',
  'unauthorized',
  'insufficient_credit',
  'idempotency_conflict',
  'idempotency_in_progress',
  'rate_limited',
] as const satisfies readonly ProblemCode[]

/** What may be missing while a text is scored. */
export const textErrors = [
  ...analysisErrors,
  'provider_unavailable',
  'overloaded',
] as const satisfies readonly ProblemCode[]

/** What may go wrong with media. */
export const mediaErrors = [
  ...textErrors,
  'media_fetch_failed',
] as const satisfies readonly ProblemCode[]

/** What a demo may answer. */
export const demoErrors = [
  'bad_request',
  'rate_limited',
  'provider_unavailable',
  'overloaded',
] as const satisfies readonly ProblemCode[]
