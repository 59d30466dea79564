import { fileRecord } from './file-record.ts'
import type { Format, FormatOptions } from './format.ts'

/** One JSON object a line, one line a draft. */
export function createJsonl(_options: FormatOptions): Format {
  return {
    begin: () => '',
    draft: (report) => `${JSON.stringify(fileRecord(report))}\n`,
    end: () => '',
  }
}
