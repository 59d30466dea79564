import { processWide } from '../host/process-wide.ts'
import type { Options } from '../options.ts'
import { drawDevPage, isAsking } from '../report/draw-page.ts'
import { isStopped, type PageRecord, type PageReport, reportOf } from '../report/page-record.ts'
import { print } from '../report/show-report.ts'
import { sha256 } from '../score-page.ts'
import type { PageReporter } from './page-reporter.ts'

/** What was last said of a page. */
interface Told {
  /** Names the text of the page and what is said of it. */
  readonly state: string
  readonly isAsking: boolean
}

// A dev server makes a plugin for each target; its process says a thing once.
const told = processWide('told', () => new Map<string, Told>())

/**
 * Prints the report of a page in a dev server when it was saved, once for each change. At the start, when a
 * server may compile a whole site, only pages that would stop a build are worth a word.
 */
export function openDevReport({ report: where = 'console' }: Options): PageReporter {
  if (where !== 'console') return { add: () => undefined }
  return { add: (record) => print(whatIsNew(record)) }
}

function whatIsNew(record: PageRecord): string {
  const report = reportOf(record)
  if (report.status === 'skipped') return ''
  const text = drawDevPage(report)
  const state = sha256(JSON.stringify([textOf(record), text]))
  const before = told.get(record.key)
  if (before?.state === state) return ''
  const asks = isAskingReport(report)
  told.set(record.key, { state, isAsking: asks })
  if (before === undefined) return isStopped(report) ? text : ''
  // A page that was mended is worth a line; one that was fine and still is, is not.
  return asks || before.isAsking ? text : ''
}

function isAskingReport(report: PageReport): boolean {
  return report.status === 'scored' ? isAsking(report) : true
}

function textOf(record: PageRecord): string {
  return 'draft' in record ? record.draft.source : ''
}
