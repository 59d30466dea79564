import type { Summary } from '../check/summary.ts'
import { fileRecord } from './file-record.ts'
import type { Format, FormatOptions } from './format.ts'

/** One JSON document, a draft a line. */
export function createJson({ engineVersion, modelVersion }: FormatOptions): Format {
  let isFirst = true
  return {
    begin: () => {
      const tool = {
        name: 'content-trust',
        engine_version: engineVersion,
        model_version: modelVersion,
      }
      return `{"tool":${JSON.stringify(tool)},"files":[`
    },
    draft: (report) => {
      const separator = isFirst ? '\n' : ',\n'
      isFirst = false
      return `${separator}${JSON.stringify(fileRecord(report))}`
    },
    end: (summary) => `\n],"summary":${JSON.stringify(summaryRecord(summary))}}\n`,
  }
}

function summaryRecord(summary: Summary) {
  const { drafts, scored, skipped, failed, gateFailed, hidden, actions, findings } = summary
  return { drafts, scored, skipped, failed, gate_failed: gateFailed, hidden, actions, findings }
}
