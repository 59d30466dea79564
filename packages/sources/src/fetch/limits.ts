/** What one address may cost. */
export interface FetchLimits {
  readonly redirects: number
  /** Bytes of a body after decompression. */
  readonly mostBytes: number
  /** Milliseconds of all requests for one address together; waiting for a turn does not count. */
  readonly totalMs: number
  readonly connectMs: number
  /** Milliseconds that a host may ask us to wait with `Retry-After`. */
  readonly patienceMs: number
  readonly connectionsPerHost: number
  /** Requests at a time, to all hosts together. */
  readonly connections: number
}

export const defaultFetchLimits: FetchLimits = {
  redirects: 5,
  mostBytes: 5_000_000,
  totalMs: 10_000,
  connectMs: 5_000,
  patienceMs: 20_000,
  connectionsPerHost: 2,
  connections: 24,
}
