import { fileRecord } from '@content-trust/engine/formats'
import { fixFields } from './fix-record.ts'
import type { Format, FormatOptions } from './format.ts'

/** One JSON object a line, one line a draft. */
export function createJsonl({ hash }: FormatOptions): Format {
  return {
    begin: () => '',
    draft: (report) => `${JSON.stringify(fileRecord(report, hash, fixFields(report)))}\n`,
    end: () => '',
  }
}
