import { join, resolve } from 'node:path'
import { currentHost, type Host } from '../host/host.ts'
import { processWide } from '../host/process-wide.ts'
import type { Options } from '../options.ts'
import { drawPage } from '../report/draw-page.ts'
import { isStopped, type PageRecord, reportOf } from '../report/page-record.ts'
import { atExit, print, type ReportTarget, showReport } from '../report/show-report.ts'
import { cacheFolder } from '../result-cache.ts'
import { addToFolder, buildFolder, makeBuildFolder, takeEntries } from './build-folder.ts'
import { openDevReport } from './dev-report.ts'
import type { PageReporter } from './page-reporter.ts'
import { addRemembered, type Reach, rememberUses } from './remembered-pages.ts'
import { type Remembered, readMemory, writeMemory } from './site-memory.ts'
import { makeUse, targetOf, type Use, useKey } from './use.ts'

/** The build of the site in a folder, as this process knows it. */
interface SiteBuild {
  readonly cwd: string
  readonly uses: Map<string, Use>
  /** Where the processes that this one starts leave pages; null where it starts none. */
  folder: string | null
}

// Hosts make a new plugin for every page or target; one process shows one report.
const builds = processWide('builds', () => new Map<string, SiteBuild>())

/** The report that pages with these options go to. */
export function openPageReport(cwd: string, options: Options): PageReporter {
  if (currentHost().isDev) return openDevReport(options)
  const folder = buildFolder()
  if (folder !== null) return { add: (record) => addToFolder(folder, { options, record }) }
  if (currentHost().isWorker) return printEach(options)
  const { uses } = openSiteBuild(cwd)
  const use = uses.get(useKey(options)) ?? makeUse(options)
  uses.set(use.key, use)
  return { add: (record) => use.records.set(record.key, record) }
}

/** Makes this process the one that shows the report of a build that runs in several processes. */
export function collectBuild(): void {
  // A worker that loads the config of the build again inherits the folder, and leaves the report to its parent.
  if (buildFolder() !== null) return
  openSiteBuild(process.cwd()).folder = makeBuildFolder()
}

/**
 * Sees to it that a build is reported and held to its gate also where its host takes every page from a cache
 * and makes no plugin.
 */
export function watchBuild(): void {
  const { isBuild, keepsPages, isWorker } = currentHost()
  if (isBuild && keepsPages && !isWorker && buildFolder() === null) openSiteBuild(process.cwd())
}

function openSiteBuild(cwd: string): SiteBuild {
  const known = builds.get(cwd)
  if (known) return known
  const build: SiteBuild = { cwd, uses: new Map(), folder: null }
  builds.set(cwd, build)
  atExit(() => finishBuild(build))
  return build
}

/** Adds what the host did not hand in, shows the reports, and remembers the pages for the next build. */
function finishBuild({ cwd, uses, folder }: SiteBuild): void {
  for (const { options, record } of folder === null ? [] : takeEntries(folder)) {
    const use = uses.get(useKey(options)) ?? makeUse(options)
    use.records.set(record.key, record)
    uses.set(use.key, use)
  }
  const host = currentHost()
  if (host.isDev) return
  const reach = reachOf(host, uses, folder !== null)
  const kept = resolve(
    cwd,
    host.cacheFolder === null ? cacheFolder : join(host.cacheFolder, 'content-trust'),
  )
  const notHandedIn = addRemembered(cwd, uses, readMemory(kept), reach)
  for (const { target, records } of byTarget(cwd, uses.values())) {
    showReport(target, records, notHandedIn)
  }
  if (reach !== 'none') writeMemory(kept, forReach(rememberUses(uses.values()), reach))
}

// remark-cli is given the files that it should read, and reads them; a server of built pages compiles none.
function reachOf(
  { name, isBuild, keepsPages }: Host,
  uses: SiteBuild['uses'],
  isCollected: boolean,
): Reach {
  if (name === null) {
    if (uses.size === 0) return 'none'
    return isCollected ? 'all pages' : 'stopped pages'
  }
  return keepsPages && (isBuild || uses.size > 0) ? 'all pages' : 'none'
}

function forReach(remembered: Remembered, reach: Reach): Remembered {
  if (reach === 'all pages') return remembered
  const { uses, pages, images } = remembered
  return {
    uses,
    pages: pages.filter(({ stopped }) => stopped),
    images: images.filter((image) => isStopped(reportOf(image))),
  }
}

/** The records of each report: uses that differ in other options share one. */
function byTarget(
  cwd: string,
  uses: Iterable<Use>,
): { readonly target: ReportTarget; readonly records: PageRecord[] }[] {
  const groups = new Map<string, { target: ReportTarget; records: PageRecord[] }>()
  for (const use of uses) {
    const target = targetOf(cwd, use)
    const group = groups.get(JSON.stringify(target)) ?? { target, records: [] }
    group.records.push(...use.records.values())
    groups.set(JSON.stringify(target), group)
  }
  return [...groups.values()]
}

/** A worker whose host shows no report of all: each page is printed as it comes. */
function printEach({ report = 'console', reportFile }: Options): PageReporter {
  if (reportFile !== undefined && report !== false) print(needsBuild)
  return { add: (record) => print(report === 'console' ? drawPage(reportOf(record)) : '') }
}

const needsBuild =
  "Content Trust: no report file is written from worker processes; put `import 'remark-content-trust/build'` first in next.config.js.\n"
