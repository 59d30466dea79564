import { fileRecord } from '@content-trust/engine/reporters'
import { fixFields } from './fix-record.ts'
import { isScoredMedia, mediaFields, mediaRecord } from './media-record.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

/** One JSON object per line, one line per file. */
export function createJsonl({ hash }: ReporterOptions): Reporter {
  return {
    begin: () => '',
    draft: (report) =>
      isScoredMedia(report)
        ? `${JSON.stringify(mediaRecord(report))}\n`
        : `${JSON.stringify(fileRecord(report, hash, { ...fixFields(report), ...mediaFields(report) }))}\n`,
    end: () => '',
  }
}
