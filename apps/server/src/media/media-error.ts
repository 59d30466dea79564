/** Why a fetch failed, for the operator's counters; callers never see it. */
export type FetchFailure =
  | 'address'
  | 'connection'
  | 'redirect'
  | 'size'
  | 'status'
  | 'timeout'
  | 'type'

/** The problems of media: not valid, not fetched, or without a decoder here. */
export type MediaErrorCode =
  | 'bad_request'
  | 'media_fetch_failed'
  | 'provider_unavailable'
  | 'extractor_unavailable'

/** Media of a caller that cannot be used; the message is safe to send back. */
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
