import type { ProblemCode } from '@content-trust/engine/schema'

/** The problems that every charged call may answer. */
export const analysisErrors = [
  'bad_request',
  'unauthorized',
  'account_suspended',
  'insufficient_credit',
  'idempotency_conflict',
  'idempotency_in_progress',
  'rate_limited',
] as const satisfies readonly ProblemCode[]

/** The problems of scoring a text. */
export const textErrors = [
  ...analysisErrors,
  'provider_unavailable',
  'overloaded',
] as const satisfies readonly ProblemCode[]

/** The problems of media. */
export const mediaErrors = [
  ...textErrors,
  'media_fetch_failed',
] as const satisfies readonly ProblemCode[]

/** The problems that a demo may answer. */
export const demoErrors = [
  'bad_request',
  'rate_limited',
  'provider_unavailable',
  'overloaded',
] as const satisfies readonly ProblemCode[]
