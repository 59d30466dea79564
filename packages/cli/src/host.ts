import type { AnalyzeTextOptions } from '@content-trust/engine'
import type { Draft, EvidenceType, Severity, TextResult } from '@content-trust/engine/schema'

/** A stream that a command writes to; `write` resolves when more may follow. */
export interface Output {
  readonly isTerminal: boolean
  readonly columns: number
  write(text: string): Promise<void>
}

/** What the command line knows about a rule. */
export interface RuleInfo {
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  readonly summary: string
  readonly fix: string
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** The part of the engine that the command line uses. */
export interface Engine {
  readonly analyzeText: (draft: Draft, options?: AnalyzeTextOptions) => TextResult
  readonly rules: readonly RuleInfo[]
  readonly engineVersion: string
  readonly modelVersion: string
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
  readonly readFile: (path: string) => Promise<Uint8Array>
  /** Aborts when the user asks to stop; ends `--watch`. */
  readonly stop: AbortSignal
}

/** Exit statuses: never a count. */
export const exitCodes = { passed: 0, gateFailed: 1, error: 2 } as const
