/** Why a fetch failed, for the operator's counters; a caller is never told. */
export type FetchFailure =
  | 'address'
  | 'connection'
  | 'redirect'
  | 'size'
  | 'status'
  | 'timeout'
  | 'type'

/** What a caller is told: the media cannot be used or fetched, or nothing here can decode them. */
export type MediaErrorCode =
  | 'bad_request'
  | 'media_fetch_failed'
  | 'provider_unavailable'
  | 'extractor_unavailable'

/** Media that a caller sent or named and that cannot be used; the message is safe to send back. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly code: MediaErrorCode
  readonly reason: FetchFailure | undefined
  constructor(code: MediaErrorCode, message: string, reason?: FetchFailure) {
    super(message)
    this.code = code
    this.reason = reason
  }
}
