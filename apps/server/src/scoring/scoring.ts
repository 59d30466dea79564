import type {
  AudioResult,
  ContextInput,
  ExecutionMode,
  ImageResult,
  StyleResult,
  TextResult,
  VideoResult,
} from '@content-trust/engine/schema'

/** A text to score, as plain data for a worker. */
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

/** Occupies a thread until all threads have a warm-up task, so that each gets one. */
export interface WarmTask {
  readonly kind: 'warm'
  readonly threads: number
  /** One 32-bit integer: the number of threads that have started. */
  readonly arrivals: SharedArrayBuffer
}

/** Scores off the event loop, each task with a deadline; rejects with a `ScoringError`. */
export interface Scoring {
  scoreText(task: TextTask): Promise<TextResult>
  scoreStyle(task: StyleTask): Promise<StyleResult>
}

/** `overloaded`: too many tasks are waiting; `timeout`: past the deadline; `failed`: a defect. */
export type ScoringFailure = 'overloaded' | 'timeout' | 'failed'

export class ScoringError extends Error {
  override readonly name = 'ScoringError'
  readonly reason: ScoringFailure
  constructor(reason: ScoringFailure) {
    super(`Scoring ended: ${reason}.`)
    this.reason = reason
  }
}

/** Media to score, with the type that the bytes show. */
export interface MediaTask {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly context: ContextInput
}

/** A recording to score, with the caller's transcript, which may be empty. */
export interface AudioTask extends MediaTask {
  readonly transcript: string
}

/** Scorers of media; without one, that kind of media is answered as unavailable. */
export interface MediaScorers {
  readonly image?: (task: MediaTask) => Promise<ImageResult>
  readonly audio?: (task: AudioTask) => Promise<AudioResult>
  readonly video?: (task: MediaTask) => Promise<VideoResult>
}
