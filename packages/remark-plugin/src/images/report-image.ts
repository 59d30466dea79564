import type { ScoredReport } from '@content-trust/engine/report'
import type { ImageResult } from '@content-trust/engine/schema'
import { scoredReport } from '../report/page-record.ts'
import type { CheckedImage } from './check-images.ts'

/** What the plugin leaves of one image in `file.data.contentTrust`. */
export interface ImageTrust {
  /** Path from the working folder, or the name in the page where no file was found. */
  readonly path: string
  /** Whether the image reached `failOn`. */
  readonly stopped: boolean
  /** Null for an image that is not checked. */
  readonly result: ImageResult | null
}

/** A checked image, ready to be shown. */
export interface ReportedImage extends CheckedImage {
  readonly trust: ImageTrust
  /** Null for an image that is not checked. */
  readonly report: ScoredReport | null
}

/** Prepares a checked image for a reader. */
export function reportImage(checked: CheckedImage): ReportedImage {
  const { record, shown: path } = checked
  if (record === null || !('draft' in record)) {
    return { ...checked, report: null, trust: { path, stopped: false, result: null } }
  }
  const report = scoredReport(record.draft, record.baseline)
  const { result = null } = record.image ?? {}
  return { ...checked, report, trust: { path, stopped: report.gateFailed, result } }
}
