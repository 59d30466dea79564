import type { MicroUsd, Milliseconds } from './money.ts'

/**
 * Usage after `from`, up to and including `to`. One that ends now also counts calls whose times lie in
 * the future, since the clock was ahead when they were charged.
 */
export interface UsageWindow {
  readonly calls: number
  readonly units: number
  readonly spent: MicroUsd
  readonly from: Milliseconds
  readonly to: Milliseconds
}

/** One billed call: hashes and metadata only. */
export interface RecentCall {
  readonly analysisId: string
  readonly at: Milliseconds
  readonly endpoint: string
  readonly modality: string
  readonly bucket: string
  readonly units: number
  readonly spent: MicroUsd
  readonly status: number
  readonly latencyMs: number
  readonly modelVersion: string
  readonly contentHash: string
  readonly hostname: string | null
  readonly keyId: string
}

export interface Usage {
  /** The rolling windows of the balance result (decision 23). */
  windows(accountId: string): Promise<{
    readonly last24h: UsageWindow
    readonly last7d: UsageWindow
    readonly last30d: UsageWindow
  }>
  /** One window for each of the last UTC days, oldest first, today last; `to` is exclusive. */
  daily(accountId: string, days: number): Promise<readonly UsageWindow[]>
  /** Newest first; `before` is the last call of the previous page. */
  recentCalls(
    accountId: string,
    page: { readonly limit: number; readonly before?: Pick<RecentCall, 'at' | 'analysisId'> },
  ): Promise<readonly RecentCall[]>
}

/**
 * Who is counted: an address (IPv6 as its /64, decision 25) or a cookie. Only keyed hashes are
 * stored.
 */
export interface RateSubject {
  readonly kind: 'ip' | 'cookie'
  readonly value: string
}

export interface RateLimit {
  readonly limit: number
  readonly window: Milliseconds
}

export interface RateAnswer {
  readonly isAllowed: boolean
  readonly remaining: number
  /** Seconds until a call is allowed again (refused), or until the oldest one leaves the window. */
  readonly resetSeconds: number
}

export interface RateCounters {
  /**
   * Counts one call for every subject, or for none when one is at its limit. The window slides; the
   * result is that of the strictest subject.
   */
  take(
    scope: 'demo' | 'request_access' | 'sign_in',
    subjects: readonly RateSubject[],
    rule: RateLimit,
  ): Promise<RateAnswer>
}
