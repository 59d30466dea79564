import {
  type DraftReport,
  reportDraft,
  type ScoredDraft,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { ImageResult } from '@content-trust/engine/schema'
import type { BaselineEntry } from '@content-trust/workspace'
import { sha256 } from '../score-page.ts'

/** What an image is to a report, beside the shape that it shares with pages. */
export interface ImageFacts {
  /** The page that shows it. */
  readonly page: string
  /** SHA-256 of its bytes. */
  readonly content: string
  readonly result: ImageResult
}

/** What became of one page or image, as plain data: it may travel between processes. */
export type PageRecord = {
  /** Names the page, however often a host compiles it. */
  readonly key: string
} & (
  | {
      readonly draft: ScoredDraft
      readonly baseline: BaselineEntry | null | undefined
      /** Absent for a page. */
      readonly image?: ImageFacts
    }
  | { readonly skipped: { readonly shown: string; readonly note: string } }
  | { readonly failed: { readonly shown: string; readonly problem: string } }
)

/** The report of a page or an image; `image` is null for a page. */
export type PageReport = DraftReport & { readonly image: ImageFacts | null }

/** The report of a record. */
export function reportOf(record: PageRecord): PageReport {
  if ('draft' in record) {
    const { draft, baseline, image = null } = record
    return { ...scoredReport(draft, baseline), image }
  }
  return 'failed' in record
    ? { status: 'failed', ...record.failed, image: null }
    : { status: 'skipped', ...record.skipped, image: null }
}

/** The report of a scored page: all findings that the baseline does not know. */
export function scoredReport(
  draft: ScoredDraft,
  baseline: BaselineEntry | null | undefined,
): ScoredReport {
  return reportDraft(draft, { limit: Number.POSITIVE_INFINITY, changed: null, baseline }, sha256)
}
