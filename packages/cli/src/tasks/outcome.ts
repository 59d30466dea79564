import type { MediaResult } from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { DraftWarning, Settings } from '@content-trust/workspace'
import type { Fix } from './fix.ts'

/** What became of one file; plain data, so that threads and processes can send it. */
export type Outcome = ScoredText | ScoredMedia | Skipped | Failed

/** A scored draft. */
export interface ScoredText {
  readonly status: 'scored'
  readonly modality: 'text'
  readonly shown: string
  readonly source: string
  readonly settings: Settings
  /** The result for `source`, which is the revised text after a fix. */
  readonly result: TextResult
  /** What was edited; null when nothing was edited or proposed. */
  readonly fix: Fix | null
  /** Set where only its sources were asked, and no policy decides by them. */
  readonly isUndecided?: boolean
  /** Problems in the draft that did not prevent scoring. */
  readonly warnings?: readonly DraftWarning[]
}

/** A scored image, audio or video file. */
export interface ScoredMedia {
  readonly status: 'scored'
  readonly modality: 'media'
  readonly shown: string
  readonly settings: Settings
  readonly result: MediaResult
}

/** A file that was left out on purpose, and why. */
export interface Skipped {
  readonly status: 'skipped'
  readonly shown: string
  readonly note: string
}

/** A file that could not be scored, and why. */
export interface Failed {
  readonly status: 'failed'
  readonly shown: string
  readonly problem: string
  /** Line of the draft that the problem is on, counted from 1. */
  readonly line?: number
  /** Whether the file is an image, audio or video. */
  readonly isMedia?: boolean
  /** Whether the user made a mistake: a name that leads to nothing, or settings that are wrong. */
  readonly isUsage?: boolean
  /** Set when the cause is a bug in Content Trust. */
  readonly stack?: string
}
