/** Why a fetch failed, for the operator's counters; a caller is never told. */
export type FetchFailure =
  | 'address'
  | 'connection'
  | 'redirect'
  | 'size'
  | 'status'
  | 'timeout'
  | 'type'

/** Media that a caller sent or named and that cannot be used; the message is safe to send back. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly code: 'bad_request' | 'media_fetch_failed'
  readonly reason: FetchFailure | undefined
  constructor(code: MediaError['code'], message: string, reason?: FetchFailure) {
    super(message)
    this.code = code
    this.reason = reason
  }
}
