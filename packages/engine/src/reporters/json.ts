import type { DraftReport, Summary } from '../report/index.ts'
import { fileRecord } from './file-record.ts'
import type { Json, Reporter, ReporterOptions } from './reporter.ts'

/** One JSON document, a draft a line; `more` adds what only this host knows of a draft. */
export function createJson<Report extends DraftReport>(
  { engineVersion, modelVersion, hash }: ReporterOptions,
  more: (report: Report) => Json = () => ({}),
): Reporter<Report> {
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
      return `${separator}${JSON.stringify(fileRecord(report, hash, more(report)))}`
    },
    end: (summary) => `\n],"summary":${JSON.stringify(summaryRecord(summary))}}\n`,
  }
}

function summaryRecord(summary: Summary) {
  const { drafts, scored, skipped, failed, gateFailed, hidden, actions, findings } = summary
  return { drafts, scored, skipped, failed, gate_failed: gateFailed, hidden, actions, findings }
}
