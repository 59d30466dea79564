import { fileRecord } from '@content-trust/engine/formats'
import { fixFields } from './fix-record.ts'
import { isMedia, mediaFields, mediaRecord } from './media-record.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

/** One JSON object a line, one line a draft. */
export function createJsonl({ hash }: ReporterOptions): Reporter {
  return {
    begin: () => '',
    draft: (report) =>
      isMedia(report)
        ? `${JSON.stringify(mediaRecord(report))}\n`
        : `${JSON.stringify(fileRecord(report, hash, { ...fixFields(report), ...mediaFields(report) }))}\n`,
    end: () => '',
  }
}
