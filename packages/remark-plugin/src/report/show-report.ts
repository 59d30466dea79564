import { writeSync } from 'node:fs'
import type { DraftReport } from '@content-trust/engine/report'
import { drawReport } from './draw-report.ts'
import { type PageRecord, reportOf } from './page-record.ts'
import { writeReportFile } from './report-file.ts'

/** Where the pages of one report go. */
export interface ReportTarget {
  readonly cwd: string
  readonly report: 'console' | 'file' | false
  readonly reportFile: string | null
}

const STANDARD_ERROR = 2

/** Prints a report and writes its file, pages in order of their paths. */
export function showReport(target: ReportTarget, records: readonly PageRecord[]): void {
  const reports: DraftReport[] = records.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(reportOf)
  const notes =
    target.reportFile === null ? [] : [writeReportFile(target.cwd, target.reportFile, reports)]
  if (target.report === 'console') print(drawReport(reports, notes))
}

/** Runs something once when the process ends; some hosts announce the end twice. */
export function atExit(run: () => void): void {
  process.once('exit', run)
}

/** Prints for people; a stream would lose what is written while the process ends. */
export function print(text: string): void {
  if (text !== '') writeSync(STANDARD_ERROR, text)
}
