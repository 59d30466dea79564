import {
  type DraftReport,
  reportDraft,
  type ScoredDraft,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { BaselineEntry } from '@content-trust/engine/settings'
import { sha256 } from '../score-page.ts'

/** What became of one page, as plain data: it may travel between processes. */
export type PageRecord = {
  /** Names the page, however often a host compiles it. */
  readonly key: string
} & (
  | { readonly draft: ScoredDraft; readonly baseline: BaselineEntry | null | undefined }
  | { readonly skipped: { readonly shown: string; readonly note: string } }
)

/** The report of a page. */
export function reportOf(record: PageRecord): DraftReport {
  return 'draft' in record
    ? scoredReport(record.draft, record.baseline)
    : { status: 'skipped', ...record.skipped }
}

/** The report of a scored page: all findings that the baseline does not know. */
export function scoredReport(
  draft: ScoredDraft,
  baseline: BaselineEntry | null | undefined,
): ScoredReport {
  return reportDraft(draft, { limit: Number.POSITIVE_INFINITY, changed: null, baseline }, sha256)
}
