import { gateRecord } from '@content-trust/engine/report'
import type { Json } from '@content-trust/engine/reporters'
import { type DraftReport, isAboutMedia, type MediaReport } from './draft-report.ts'

/** A media result for the JSON document, in place of the text shape that reports are made from. */
export function mediaFields(report: DraftReport): Json {
  if (isScoredMedia(report)) return { file: report.shown, result: report.media }
  return isAboutMedia(report) ? { file: report.shown } : {}
}

/** One result object per file: the fields of the service, with the file and the gate. */
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

/** Whether a report holds the result of an image, audio or video file. */
export function isScoredMedia(report: DraftReport): report is MediaReport {
  return report.status === 'scored' && report.modality === 'media'
}
