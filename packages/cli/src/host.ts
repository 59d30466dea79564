import type {
  AnalyzeStyleOptions,
  AnalyzeTextOptions,
  ClauseExplanation,
  ReviseOptions,
  Revision,
  RevisionSafetyOptions,
  RuleDescription,
} from '@content-trust/engine'
import type { RewriteRequest } from '@content-trust/engine/node'
import type {
  Draft,
  PolicyRule,
  RevisionSafety,
  StyleResult,
  TextResult,
} from '@content-trust/engine/schema'
import { settingNames } from '@content-trust/workspace'
import type { MediaTask } from './tasks/media-task.ts'
import type { Outcome } from './tasks/outcome.ts'

/** A stream that a command writes to; `write` resolves when more may follow. */
export interface Output {
  readonly isTerminal: boolean
  readonly columns: number
  write(text: string): Promise<void>
}

/** The part of the engine that scores text. */
export interface TextEngine {
  readonly analyzeText: (draft: Draft, options?: AnalyzeTextOptions) => TextResult
  readonly ruleCatalogue: readonly RuleDescription[]
  readonly engineVersion: string
  readonly modelVersion: string
}

/** The part of the engine that the command line uses. */
export interface Engine extends TextEngine {
  readonly analyzeStyle: (draft: Draft, options?: AnalyzeStyleOptions) => StyleResult
  readonly checkRevisionSafety: (
    before: string,
    after: string,
    options?: RevisionSafetyOptions,
  ) => RevisionSafety
  readonly revise: (draft: Draft, options?: ReviseOptions) => Revision
  readonly rewriteRequest: (draft: Draft, options?: ReviseOptions) => RewriteRequest | null
  readonly acceptRewrite: (
    draft: Draft,
    earlier: Revision,
    answer: string,
    options?: ReviseOptions,
  ) => Revision
  readonly explainPolicy: (
    policy: string | readonly PolicyRule[],
    draft?: Draft,
    options?: AnalyzeTextOptions,
  ) => ClauseExplanation[]
  readonly autoRevise: (draft: Draft, result: TextResult, options?: ReviseOptions) => TextResult
}

/** Everything outside a command: tests pass their own. */
export interface Host {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: Output
  readonly stderr: Output
  readonly isDebug: boolean
  /** Cores that a run may use. */
  readonly cores: number
  readonly loadEngine: () => Promise<Engine>
  /** Loads less of it, and sooner: neither revision nor style. */
  readonly loadTextEngine: () => Promise<TextEngine>
  readonly readFile: (path: string) => Promise<Uint8Array>
  /** Scores image, audio and video files in other processes, in the order of the tasks. */
  readonly scoreMedia: (
    tasks: readonly MediaTask[],
    jobs: number,
    signal: AbortSignal,
  ) => AsyncGenerator<Outcome>
  /** Aborts when the user asks to stop; ends `--watch`, `corpus` and the check of sources. */
  readonly stop: AbortSignal
}

/** Exit statuses: never a count. The last is what a shell expects after Ctrl-C. */
export const exitCodes = { passed: 0, gateFailed: 1, error: 2, interrupted: 130 } as const

/** Names that settings may use for findings: rule ids, and evidence types for all rules of a type. */
export function ruleNames({ ruleCatalogue }: Pick<TextEngine, 'ruleCatalogue'>): string[] {
  return settingNames(ruleCatalogue)
}
