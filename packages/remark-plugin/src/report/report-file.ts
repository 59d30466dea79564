import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { engineVersion, modelVersion, ruleCatalogue } from '@content-trust/engine'
import { addToSummary, emptySummary } from '@content-trust/engine/report'
import {
  createHtml,
  createJson,
  createSarif,
  type Json,
  type Reporter,
  type ReporterOptions,
} from '@content-trust/engine/reporters'
import { type ReportFormat, reportFormat } from '../options.ts'
import { sha256 } from '../score-page.ts'
import type { PageReport } from './page-record.ts'

const creators = {
  json: (options: ReporterOptions) => createJson<PageReport>(options, imageFields),
  sarif: createSarif,
  html: createHtml,
} as const

/** The result of an image in place of the shape that it shares with pages. */
function imageFields({ shown, image }: PageReport): Json {
  return image === null ? {} : { file: shown, result: image.result }
}

/** Writes the report of a build over its file; answers a line for people. */
export function writeReportFile(cwd: string, file: string, reports: readonly PageReport[]): string {
  const path = resolve(cwd, file)
  const temporary = `${path}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, reportText(reportFormat(file) ?? 'json', reports))
    renameSync(temporary, path)
    return `The whole report is in ${file}.`
  } catch (error) {
    // The build is over: an error thrown now would only hide its result.
    if (process.exitCode === undefined || process.exitCode === 0) process.exitCode = 2
    return `The report file ${file} could not be written: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The text of a report in one of the formats of the command line. */
export function reportText(name: ReportFormat, reports: readonly PageReport[]): string {
  const format: Reporter<PageReport> = creators[name]({
    rules: ruleCatalogue,
    engineVersion,
    modelVersion,
    pathPrefix: '',
    hash: sha256,
    hold: (text) => text,
  })
  const summary = emptySummary()
  const parts: string[] = [format.begin()]
  for (const report of reports) {
    addToSummary(summary, report)
    parts.push(String(format.draft(report)))
  }
  const end = format.end(summary)
  return [...parts, ...(typeof end === 'string' ? [end] : end)].join('')
}
