import type {
  AudioResult,
  ContextInput,
  ExecutionMode,
  ImageResult,
  StyleResult,
  TextResult,
  VideoResult,
} from '@content-trust/engine/schema'

/** A text to score, as plain data: it travels to a worker. */
export interface TextTask {
  readonly kind: 'text'
  readonly source: string
  readonly context: ContextInput
  readonly revises: boolean
}

/** A text whose style is measured. */
export interface StyleTask {
  readonly kind: 'style'
  readonly source: string
  readonly context: ContextInput
  readonly mode: ExecutionMode
  readonly withText: boolean
}

/** Fills a thread until as many run as there are threads, so that each of them gets one. */
export interface WarmTask {
  readonly kind: 'warm'
  readonly threads: number
  /** One 32-bit integer: how many have come. */
  readonly arrivals: SharedArrayBuffer
}

/** Scores away from the event loop, each task within a deadline; fails with a `ScoringError`. */
export interface Scoring {
  scoreText(task: TextTask): Promise<TextResult>
  scoreStyle(task: StyleTask): Promise<StyleResult>
}

/** `overloaded`: too many tasks wait; `timeout`: past the deadline; `failed`: a defect. */
export type ScoringFailure = 'overloaded' | 'timeout' | 'failed'

export class ScoringError extends Error {
  override readonly name = 'ScoringError'
  readonly reason: ScoringFailure
  constructor(reason: ScoringFailure) {
    super(`Scoring ended: ${reason}.`)
    this.reason = reason
  }
}

/** Bytes to score, with the type that their content shows. */
export interface MediaTask {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly context: ContextInput
}

/** A recording to score, with what is said in it as far as the caller knows. */
export interface AudioTask extends MediaTask {
  readonly transcript: string
}

/** Scorers of media; one that is absent is answered as unavailable. */
export interface MediaScorers {
  readonly image?: (task: MediaTask) => Promise<ImageResult>
  readonly audio?: (task: AudioTask) => Promise<AudioResult>
  readonly video?: (task: MediaTask) => Promise<VideoResult>
}
