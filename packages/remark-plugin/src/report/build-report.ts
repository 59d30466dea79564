import type { CheckedOptions } from '../options.ts'
import { sha256 } from '../score-page.ts'
import {
  createStoppedPages,
  isUnchanged,
  type Stopped,
  type StoppedPages,
} from '../stopped-pages.ts'
import { addToFolder, buildFolder } from './build-folder.ts'
import { drawPage } from './draw-report.ts'
import { type PageRecord, type PageReport, reportOf } from './page-record.ts'
import { atExit, isStopped, print, type ReportTarget, showReport } from './show-report.ts'

/** Collects the pages of a build, to be shown once. */
export interface BuildReport {
  add(record: PageRecord): void
}

/** Counts the shapes that records have had: one of before is not read again. */
const RECORDS = 2

// Hosts make a new plugin for every page or target; one process shows one report for one set of options.
const open = new Map<string, BuildReport>()

/** The report that pages with these options go to. */
export function openBuildReport(
  cwd: string,
  options: CheckedOptions,
  readAgain: (path: string) => PageRecord | null,
): BuildReport {
  const target: ReportTarget = {
    cwd,
    report: options.report ?? 'console',
    reportFile: options.reportFile ?? null,
  }
  const key = JSON.stringify([RECORDS, cwd, options])
  const known = open.get(key)
  if (known) return known
  const made = createBuildReport(
    target,
    createStoppedPages(cwd, sha256(key).slice(0, 16)),
    readAgain,
  )
  open.set(key, made)
  return made
}

function createBuildReport(
  target: ReportTarget,
  stopped: StoppedPages,
  readAgain: (path: string) => PageRecord | null,
): BuildReport {
  const folder = buildFolder()
  if (folder !== null) return { add: (record) => addToFolder(folder, target, record) }
  if (isPoolWorker()) {
    if (target.reportFile !== null && target.report !== false) print(needsBuild)
    return {
      add: (record) => print(target.report === 'console' ? drawPage(reportOf(record)) : ''),
    }
  }
  const records = new Map<string, PageRecord>()
  atExit(() => {
    addStopped(records, target.cwd, stopped.read(), readAgain)
    const reports = showReport(target, [...records.values()])
    stopped.write({
      pages: reports.filter((each) => isStopped(each) && each.image === null).map(pathOf),
      images: [...records.values()].filter((each) => 'image' in each && isStopped(reportOf(each))),
    })
  })
  return { add: (record) => records.set(record.key, record) }
}

/** Adds what stopped the last build, where the host did not hand in its page and it is as it was. */
function addStopped(
  records: Map<string, PageRecord>,
  cwd: string,
  { pages, images }: Stopped,
  readAgain: (path: string) => PageRecord | null,
): void {
  const handedIn = new Set(records.keys())
  for (const path of pages) {
    const record = handedIn.has(path) ? null : readAgain(path)
    if (record !== null) records.set(path, record)
  }
  for (const record of images) {
    const page = 'draft' in record ? record.image?.page : undefined
    if (page === undefined || handedIn.has(page)) continue
    if (isUnchanged(cwd, record)) records.set(record.key, record)
  }
}

function pathOf({ shown }: PageReport): string {
  return shown
}

const needsBuild =
  "Content Trust: no report file is written from worker processes; put `import 'remark-content-trust/build'` first in next.config.js.\n"

// Turbopack runs plugins in a pool of processes, and drops what they print at their end.
function isPoolWorker(): boolean {
  return process.argv[1]?.includes('turbopack') === true
}
