import type { ContextInput, Draft, TextResult } from '../schema/index.ts'

/** Switches of one call; all optional. */
export interface AnalyzeTextOptions {
  /** What the draft is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
  /** Rule ids that shall not report. Unknown ids are an `unknown_rule` error. */
  readonly disabledRules?: readonly string[]
  /** Adds `coverage`, `contributions` and `sentences` to the result. */
  readonly details?: boolean
  /** Most evidence items to return; 50 by default (D-037), `Number.POSITIVE_INFINITY` for all. */
  readonly maxEvidence?: number
}

/** Scores a draft: pure, synchronous, deterministic, in time linear in the draft's length. */
export declare function analyzeText(draft: Draft, options?: AnalyzeTextOptions): TextResult
