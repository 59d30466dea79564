import type { DraftReport, Hash, Summary } from '../report/index.ts'
import type { EvidenceType, Severity } from '../schema/index.ts'

/** A rule as a report describes it. */
export interface ReporterRule {
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  readonly summary: string
  readonly fix: string
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** What a format needs to know about the run before the first draft. */
export interface ReporterOptions {
  readonly rules: readonly ReporterRule[]
  readonly engineVersion: string
  readonly modelVersion: string
  /** Folder that annotations name files from; '' when it is the working folder. */
  readonly pathPrefix: string
  readonly hash: Hash
  /** Holds text until the end of the run; a host may keep it as bytes, half of what a string takes. */
  readonly hold: (text: string) => { toString(): string }
}

/** Writes a report piece by piece, so that no draft stays in memory. */
export interface Reporter<Report extends DraftReport = DraftReport> {
  begin(): string
  draft(report: Report): string | Promise<string>
  end(summary: Summary): string | Iterable<string>
}

/** A value for JSON. */
export type Json = Readonly<Record<string, unknown>>
