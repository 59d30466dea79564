import type {
  AudioResult,
  ContextInput,
  ExecutionMode,
  ImageResult,
  StyleResult,
  TextResult,
  VideoResult,
} from '@content-trust/engine/schema'
import type { Caller } from './caller.ts'

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

/** A result, of the kind of its task. */
export type Scored =
  | { readonly kind: 'text'; readonly result: TextResult }
  | { readonly kind: 'style'; readonly result: StyleResult }

/** Occupies a thread until all threads have a warm-up task, so that each gets one. */
export interface WarmTask {
  readonly kind: 'warm'
  readonly threads: number
  /** One 32-bit integer: the number of threads that have started. */
  readonly arrivals: SharedArrayBuffer
}

/** Scores off the event loop, each task with a deadline; rejects with a `ScoringError`. */
export interface Scoring {
  scoreText(task: TextTask, caller?: Caller): Promise<TextResult>
  scoreStyle(task: StyleTask, caller?: Caller): Promise<StyleResult>
  /** Why another call of an account would not be queued, null where it would; absent without a queue. */
  refusal?(account: string): QueueRefusal | null
}

/**
 * `overloaded`: too many tasks are waiting; `queue_full`: this account has its share of them waiting;
 * `unpaid`: this account's files have taken too much time and failed; `timeout`: past the deadline;
 * `failed`: a defect.
 */
export type ScoringFailure = 'overloaded' | 'queue_full' | 'unpaid' | 'timeout' | 'failed'

/** Those failures of which nothing was begun. */
export type QueueRefusal = Extract<ScoringFailure, 'overloaded' | 'queue_full'>

export class ScoringError extends Error {
  override readonly name = 'ScoringError'
  readonly reason: ScoringFailure
  /** Seconds after which another try makes sense, where it does. */
  readonly retryAfter: number
  constructor(reason: ScoringFailure, retryAfter = 1) {
    super(`Scoring ended: ${reason}.`)
    this.reason = reason
    this.retryAfter = retryAfter
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
  readonly image?: (task: MediaTask, caller?: Caller) => Promise<ImageResult>
  readonly audio?: (task: AudioTask, caller?: Caller) => Promise<AudioResult>
  readonly video?: (task: MediaTask, caller?: Caller) => Promise<VideoResult>
  /** Throws a `ScoringError` where a task of this caller would be refused whatever its file is. */
  readonly admit?: (caller?: Caller) => void
}
