import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { engineVersion, modelVersion, ruleCatalogue } from '@content-trust/engine'
import {
  addToSummary,
  type DraftReport,
  emptySummary,
  type Finding,
} from '@content-trust/engine/report'
import { createJson, createSarif, type Reporter } from '@content-trust/engine/reporters'
import { isSourceRule } from '@content-trust/sources/rules'
import { UsageError } from '@content-trust/workspace'
import type { CheckedImage } from '../images/check-images.ts'
import { sha256 } from '../score/check-changes.ts'

const options = {
  rules: ruleCatalogue,
  engineVersion,
  modelVersion,
  pathPrefix: '',
  hash: sha256,
  hold: (text: string) => text,
}

/** The report of a run as JSON, in the form that the command line writes. */
export async function jsonReport(
  reports: readonly DraftReport[],
  images: readonly CheckedImage[],
): Promise<string> {
  const results = new Map(images.map(({ report, result }) => [report, result]))
  // An image has its own result in place of the shape that it shares with drafts.
  const imageFields = (report: DraftReport) => {
    const result = results.get(report) ?? null
    return result === null ? {} : { file: report.shown, result }
  }
  return await writeFormat(createJson(options, imageFields), reports)
}

/** The report of a run as SARIF 2.1.0. */
export async function sarifReport(reports: readonly DraftReport[]): Promise<string> {
  return await writeFormat(createSarif(options), reports.map(withPlainSources))
}

/** A report in which no words of a page make a link: messages of SARIF have links in brackets. */
function withPlainSources(report: DraftReport): DraftReport {
  if (report.status !== 'scored') return report
  const plain = (finding: Finding): Finding =>
    isSourceRule(finding.rule)
      ? { ...finding, explanation: finding.explanation.replaceAll(/[[\]\\]/g, '\\$&') }
      : finding
  const hidden = report.hidden.map((each) => ({ ...each, finding: plain(each.finding) }))
  return { ...report, findings: report.findings.map(plain), hidden }
}

/** Writes a file of the workspace and returns its path as it was given. */
export async function writeReport(
  workspace: string,
  input: string,
  file: string,
  text: string,
): Promise<string> {
  const path = resolve(workspace, file)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(
      `The input \`${input}\` names ${file}, which could not be written: ${reason}`,
    )
  }
  const inside = relative(workspace, path)
  return isAbsolute(inside) || inside.startsWith('..') ? path : inside.replaceAll('\\', '/')
}

async function writeFormat(format: Reporter, reports: readonly DraftReport[]): Promise<string> {
  const summary = emptySummary()
  const pieces = [format.begin()]
  for (const report of reports) {
    addToSummary(summary, report)
    pieces.push(await format.draft(report))
  }
  const end = format.end(summary)
  return [...pieces, ...(typeof end === 'string' ? [end] : end)].join('')
}
