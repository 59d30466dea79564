import { z } from 'zod'

/** One redirect that was followed. */
export const redirectSchema = z
  .object({ status: z.int(), from: z.string(), to: z.string() })
  .readonly()
export type Redirect = z.infer<typeof redirectSchema>

/** What a server answered, at the end of its redirects. */
export interface Answer {
  readonly kind: 'answer'
  /** The address that answered, without credentials and fragment. */
  readonly address: string
  readonly redirects: readonly Redirect[]
  readonly status: number
  /** The `Content-Type` as sent; null without one. */
  readonly type: string | null
  /** Whether the server says that it asks visitors to prove that they are people. */
  readonly isChallenge: boolean
  /** The decompressed body. */
  readonly body: Uint8Array
  /** Whether the body was longer than the limit, which is where `body` ends. */
  readonly isTruncated: boolean
  /** Milliseconds since 1970, when the server said so. */
  readonly fetchedAt: number
}

/**
 * Why there is no answer:
 * - `unsupported` an address that is not of the web
 * - `private_address` an address that is not public, where only those may be asked
 * - `unknown_host` a name without an address
 * - `connection` nothing listens there, or the connection broke off
 * - `certificate` the server could not prove who it is
 * - `timeout` no complete answer in time
 * - `redirects` too many of them, or one that leads nowhere
 * - `malformed` an answer that is no HTTP, or is compressed in a way that was not asked for
 * - `robots` the site asks programs to stay away
 * - `rate_limited` the site asks for more patience than we have
 * - `offline` nothing is fetched, and the cache does not have it
 */
export const failureReasonSchema = z.enum([
  'unsupported',
  'private_address',
  'unknown_host',
  'connection',
  'certificate',
  'timeout',
  'redirects',
  'malformed',
  'robots',
  'rate_limited',
  'offline',
])
export type FailureReason = z.infer<typeof failureReasonSchema>

/** An address that gave no answer. */
export interface Failure {
  readonly kind: 'failure'
  readonly reason: FailureReason
  /** The address that failed, which may be that of a redirect. */
  readonly address: string
  readonly redirects: readonly Redirect[]
}

export type FetchOutcome = Answer | Failure
