import { writeSync } from 'node:fs'
import { drawReport } from './draw-report.ts'
import { isStopped, type PageRecord, type PageReport, reportOf } from './page-record.ts'
import { writeReportFile } from './report-file.ts'

/** Where the pages of one report go. */
export interface ReportTarget {
  readonly cwd: string
  readonly report: 'console' | 'file' | false
  readonly reportFile: string | null
}

const STANDARD_ERROR = 2

/**
 * Prints a report and writes its file, pages in order of their paths; a stopped page fails the process.
 * `notHandedIn` are the keys of pages that were read from their files, because the host kept them in a cache.
 */
export function showReport(
  { cwd, report, reportFile }: ReportTarget,
  records: readonly PageRecord[],
  notHandedIn: ReadonlySet<string>,
): void {
  const reports: PageReport[] = records.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(reportOf)
  if (reports.some(isStopped)) failProcess(1)
  if (report === false) return
  const fromFiles = records.filter(({ key }) => notHandedIn.has(key)).length
  const notes = [
    ...(fromFiles === 0 ? [] : [fromFilesNote(fromFiles)]),
    ...(reportFile === null ? [] : [writeReportFile(cwd, reportFile, reports)]),
  ]
  if (report === 'console') print(drawReport(reports, notes))
}

function fromFilesNote(count: number): string {
  const pages = count === 1 ? '1 page was' : `${count} pages were`
  return `${pages} in the cache of the host, so we read ${count === 1 ? 'its file' : 'their files'}.`
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
