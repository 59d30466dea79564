import type { Json } from '@content-trust/engine/formats'
import { gateRecord } from '@content-trust/engine/report'
import type { DraftReport, ScoredReport } from './draft-report.ts'

/** A media result for the JSON document, in place of the shape that reports are made from. */
export function mediaFields(report: DraftReport): Json {
  if (isMedia(report)) return { file: report.shown, result: report.media }
  return isMediaReport(report) ? { file: report.shown } : {}
}

/** One result object a file: the fields of the service, with the file and what the gate said. */
export function mediaRecord(report: MediaReport): Json {
  const { shown, media } = report
  return {
    file: shown,
    path: shown,
    status: 'scored',
    gate: gateRecord(report),
    ...media,
  }
}

type MediaReport = ScoredReport & { readonly media: NonNullable<ScoredReport['media']> }

/** Whether a report has the result of a picture, a recording or a film. */
export function isMedia(report: DraftReport): report is MediaReport {
  return report.status === 'scored' && report.media !== null
}

/** Whether a report is about such a file, scored or not. */
export function isMediaReport(report: DraftReport): boolean {
  return isMedia(report) || (report.status === 'failed' && report.isMedia === true)
}
