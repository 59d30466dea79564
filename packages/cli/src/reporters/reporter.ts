import type * as engine from '@content-trust/engine/reporters'
import type { DraftReport } from './draft-report.ts'

/** What a reporter knows about the run before the first draft. */
export interface ReporterOptions extends engine.ReporterOptions {
  readonly hasColors: boolean
  readonly columns: number
  /** Number of drafts in the run. */
  readonly drafts: number
  /** Most findings to show per draft: the value of --max-findings, or null. */
  readonly maxFindings: number | null
  /** Whether the stylish reporter shows every draft in full. */
  readonly isVerbose: boolean
  /** Whether drafts that need no attention are left out, and all notes. */
  readonly isQuiet: boolean
  /** Whether only new findings are shown. */
  readonly isNarrowed: boolean
  /** What to try next. */
  readonly nextSteps: (facts: RunFacts) => readonly NextStep[]
}

/** Facts of a run that decide what to suggest next. */
export interface RunFacts {
  readonly drafts: number
  readonly highRisk: number
  /** Findings with a suggested replacement. */
  readonly replacements: number
  /** The rule with the most findings. */
  readonly topRule: string | null
  /** Whether the report leaves findings out. */
  readonly hasMore: boolean
  readonly hasGate: boolean
  readonly gateFailed: number
}

/** A command that works as written, and its purpose. */
export interface NextStep {
  readonly command: string
  readonly purpose: string
}

/** Writes a report piece by piece, so that no draft stays in memory. */
export type Reporter = engine.Reporter<DraftReport>

/** A reporter that is loaded on demand, and the input that it expects. */
export interface ReporterEntry {
  readonly load: () => Promise<(options: ReporterOptions) => Reporter>
  /** Findings per draft unless --max-findings says otherwise. */
  readonly limit: number
  /** Whether the reporter takes all findings, to count them, and applies the limit itself. */
  readonly cuts?: boolean
  /** Whether it shows coverage or contributions. */
  readonly details: boolean
}
