import { checkOptions, type Options } from '../options.ts'
import type { PageRecord } from '../report/page-record.ts'
import type { ReportTarget } from '../report/show-report.ts'
import { sha256 } from '../score-page.ts'

/** One use of the plugin in a site: a set of options, and the pages that came to it. */
export interface Use {
  /** Names the options. */
  readonly key: string
  readonly options: Options
  readonly records: Map<string, PageRecord>
}

/** A use without pages. */
export function makeUse(options: Options): Use {
  return { key: useKey(options), options, records: new Map() }
}

/** Names a set of options. */
export function useKey(options: Options): string {
  return sha256(JSON.stringify(options)).slice(0, 16)
}

/** Where the report of a use goes. */
export function targetOf(cwd: string, { options }: Use): ReportTarget {
  const { report = 'console', reportFile = null } = checkOptions(options)
  return { cwd, report, reportFile }
}
