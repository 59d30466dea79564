import { createHash } from 'node:crypto'
import { engineVersion, modelVersion, ruleCatalogue } from '@content-trust/engine'
import {
  addToSummary,
  disclaimer,
  emptySummary,
  markdownFindings,
  markdownRow,
  markdownTableHead,
  reportDraft,
  type ScoredReport,
  scoreCosts,
} from '@content-trust/engine/report'
import {
  createHtml,
  createJson,
  createSarif,
  type Reporter,
  type ReporterOptions,
} from '@content-trust/engine/reporters'
import type { TextResult } from '@content-trust/engine/schema'
import { mergeLayers, type Settings } from '@content-trust/workspace'
import type { ReportFormat, ScoringInput } from '../shared/analysis.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const options: ReporterOptions = {
  rules: ruleCatalogue,
  engineVersion,
  modelVersion,
  pathPrefix: '',
  hash,
  hold: (text) => text,
}

interface ReportInput extends ScoringInput {
  readonly settings?: Settings | undefined
  readonly name: string
  readonly format: ReportFormat
}

/** Writes the report of one draft as a whole file. */
export function writeReport(
  { name, format, text, context, severities, settings: resolved }: ReportInput,
  result: TextResult,
): string | Promise<string> {
  const { intended_use, format: kind } = context
  const settings = resolved ?? mergeLayers([{ intended_use, format: kind, severity: severities }])
  const report = reportDraft(
    { shown: name, source: text, settings, result },
    { limit: Number.POSITIVE_INFINITY, changed: null, baseline: undefined },
    hash,
  )
  if (format === 'markdown') return markdownReport(report)
  return wholeFile(writers[format](), report)
}

const writers = {
  html: () => createHtml(options),
  json: () => createJson(options),
  sarif: () => createSarif(options),
} as const

async function wholeFile(writer: Reporter, report: ScoredReport): Promise<string> {
  const summary = emptySummary()
  addToSummary(summary, report)
  const parts = [writer.begin(), await writer.draft(report)]
  const end = writer.end(summary)
  return [...parts, ...(typeof end === 'string' ? [end] : end)].join('')
}

function markdownReport({ shown, result, findings, omitted, lines }: ScoredReport): string {
  const draft = { name: shown, result, findings, omitted, costs: scoreCosts(lines, result) }
  return `# Content Trust\n\n${markdownTableHead}${markdownRow(draft)}\n${markdownFindings(draft)}${disclaimer}\n`
}
