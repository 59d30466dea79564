import type { Answer, FailureCode } from '../../shared/answer.ts'
import type { MediaReport } from '../../shared/media.ts'

/** What is known about an image, an audio file or a video. */
export type MediaState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'scoring' }
  | { readonly kind: 'scored'; readonly report: MediaReport }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly message: string }

/** The state after the main process has answered. */
export function stateOf(answer: Answer<MediaReport>): MediaState {
  return answer.ok
    ? { kind: 'scored', report: answer.value }
    : { kind: 'failed', code: answer.code, message: answer.message }
}
