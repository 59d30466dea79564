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

/** A draft that was scored, and what the baseline knows of it. */
export interface ScoredRecord {
  readonly draft: ScoredDraft
  readonly baseline: BaselineEntry | null | undefined
  /** Whether what is known of its sources was found before it changed; absent for no. */
  readonly hasOlderSources?: boolean
}

/** What became of one page or image, as plain data: it may travel between processes. */
export type PageRecord = {
  /** Names the page, however often a host compiles it: its path, where it has one. */
  readonly key: string
} & (
  | (ScoredRecord & {
      /** Absent for a page. */
      readonly image?: ImageFacts
    })
  | { readonly skipped: { readonly shown: string; readonly note: string } }
  /** An image that could not be read. */
  | { readonly failed: { readonly shown: string; readonly problem: string } }
  /** A page whose settings are wrong: no gate can be asked about it, so it stops the build. */
  | {
      readonly broken: { readonly shown: string; readonly problem: string; readonly line?: number }
    }
)

/** The report of a page or an image; `image` is null for a page. */
export type PageReport = DraftReport & {
  readonly image: ImageFacts | null
  readonly isPage: boolean
}

/** The report of a record. */
export function reportOf(record: PageRecord): PageReport {
  if ('draft' in record) {
    const { draft, baseline, image = null } = record
    return { ...scoredReport(draft, baseline), image, isPage: image === null }
  }
  if ('skipped' in record)
    return { status: 'skipped', ...record.skipped, image: null, isPage: true }
  return 'broken' in record
    ? { status: 'failed', ...record.broken, image: null, isPage: true }
    : { status: 'failed', ...record.failed, image: null, isPage: false }
}

/** Whether a page or an image stops the build: it reached its gate, or no gate could be asked. */
export function isStopped(report: PageReport): boolean {
  return report.status === 'scored'
    ? report.gateFailed
    : report.status === 'failed' && report.isPage
}

/** The path of a record of a page; null for an image, and for text without a file. */
export function pagePath(record: PageRecord): string | null {
  if ('failed' in record || ('image' in record && record.image !== undefined)) return null
  return record.key === shownOf(record) ? record.key : null
}

function shownOf(record: PageRecord): string {
  if ('draft' in record) return record.draft.shown
  if ('skipped' in record) return record.skipped.shown
  return 'broken' in record ? record.broken.shown : record.failed.shown
}

/** The report of a scored page: all findings that the baseline does not know. */
export function scoredReport(
  draft: ScoredDraft,
  baseline: BaselineEntry | null | undefined,
): ScoredReport {
  return reportDraft(draft, { limit: Number.POSITIVE_INFINITY, changed: null, baseline }, sha256)
}
