import type { PageRecord } from '../report/page-record.ts'

/** Takes the pages and images that were checked, to show them when their time has come. */
export interface PageReporter {
  add(record: PageRecord): void
}
