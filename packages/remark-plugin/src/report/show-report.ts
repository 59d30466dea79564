import { writeSync } from 'node:fs'
import { drawReport } from './draw-report.ts'
import { type PageRecord, type PageReport, reportOf } from './page-record.ts'
import { writeReportFile } from './report-file.ts'

/** Where the pages of one report go. */
export interface ReportTarget {
  readonly cwd: string
  readonly report: 'console' | 'file' | false
  readonly reportFile: string | null
}

const STANDARD_ERROR = 2

/** Prints a report and writes its file, pages in order of their paths, and answers it; a stopped page fails the process. */
export function showReport(
  target: ReportTarget,
  records: readonly PageRecord[],
): readonly PageReport[] {
  const reports: PageReport[] = records.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(reportOf)
  if (reports.some(isStopped)) failProcess(1)
  const { cwd, report, reportFile } = target
  if (report === false) return reports
  const notes = reportFile === null ? [] : [writeReportFile(cwd, reportFile, reports)]
  if (report === 'console') print(drawReport(reports, notes))
  return reports
}

/** Whether a page stopped the build. */
export function isStopped(report: PageReport): boolean {
  return report.status === 'scored' && report.gateFailed
}

// Astro logs the error of a page of a collection, leaves the page out and ends with 0.
function failProcess(status: number): void {
  if (process.exitCode === undefined || process.exitCode === 0) process.exitCode = status
}

/** Runs something once when the process ends; some hosts announce the end twice. */
export function atExit(run: () => void): void {
  process.once('exit', run)
}

/** Prints for people; a stream would lose what is written while the process ends. */
export function print(text: string): void {
  if (text !== '') writeSync(STANDARD_ERROR, text)
}
