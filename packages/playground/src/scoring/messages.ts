import type { Finding } from '@content-trust/engine/report'
import type { ContextInput, Draft, TextResult } from '@content-trust/engine/schema'
import type { VerifiedFix } from './find-fix.ts'

/** A draft to score with what it is for. */
export interface ScoreInput {
  readonly draft: Draft
  readonly context: ContextInput
  /** Whether every finding is asked for, as in the editor; else as many as the service answers with. */
  readonly isWhole: boolean
}

/** A finding of a draft, for which an edit is asked. */
export interface FixInput extends ScoreInput {
  readonly finding: Pick<Finding, 'rule' | 'place'>
}

/** A task for the engine’s thread; the answer has the same id. */
export type ScoreTask = { readonly id: number } & (
  | ({ readonly kind: 'score' } & ScoreInput)
  | ({ readonly kind: 'fix' } & FixInput)
)

/** What would fix the findings of each rule, by the rule's id. */
export type Fixes = Readonly<Record<string, string>>

/** A text result as the engine made it, here or at the service. */
export interface Scored {
  readonly result: TextResult
  /** Start and end of each sentence, one after the other; empty where the service scored. */
  readonly sentences: readonly number[]
  /** Empty where the service scored. */
  readonly fixes: Fixes
}

/** What the thread says; `ok: false` where the engine failed. */
export type ScoreAnswer = { readonly id: number } & (
  | ({ readonly ok: true; readonly kind: 'score' } & Scored)
  | { readonly ok: true; readonly kind: 'fix'; readonly fix: VerifiedFix | null }
  | { readonly ok: false }
)
