import { createJson as createEngineJson } from '@content-trust/engine/reporters'
import type { DraftReport } from './draft-report.ts'
import { fixFields } from './fix-record.ts'
import { mediaFields } from './media-record.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

/** One JSON document, a draft a line, with what a fix did. */
export function createJson(options: ReporterOptions): Reporter {
  return createEngineJson<DraftReport>(options, (report) => ({
    ...fixFields(report),
    ...mediaFields(report),
  }))
}
