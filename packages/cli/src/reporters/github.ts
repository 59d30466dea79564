import { decisionText, gatherByClause, messageText } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { cleanText } from '../terminal/display-text.ts'
import type { DraftReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

const commands: Readonly<Record<Severity, string>> = {
  high: 'error',
  medium: 'warning',
  low: 'notice',
}

/** Annotations of a GitHub workflow. */
export function createGithub({ pathPrefix }: ReporterOptions): Reporter {
  return {
    begin: () => '',
    draft: (report) => commandsOf(report, `${pathPrefix}${report.shown}`).join(''),
    end: ({ drafts, scored }) =>
      scored === 0 ? command('warning', {}, `0 of ${drafts} drafts checked`) : '',
  }
}

function commandsOf(report: DraftReport, file: string): string[] {
  if (report.status === 'skipped') return []
  if (report.status === 'failed') {
    return [
      command('error', { file, line: report.line ?? 1, title: 'Not checked' }, report.problem),
    ]
  }
  // Ten annotations of a kind are shown, so the decision comes first.
  const decision = report.gateFailed
    ? command('error', { file, line: 1, title: 'Content Trust' }, decisionText(report))
    : report.isUndecided || report.result.recommended_action === 'allow'
      ? ''
      : command('notice', { file, line: 1, title: 'Content Trust' }, decisionText(report))
  const findings = gatherByClause(report.findings).map((finding) => {
    const { place } = finding
    const where = place
      ? {
          line: place.from.line,
          endLine: place.to.line,
          ...(place.from.line === place.to.line
            ? { col: place.from.column, endColumn: place.to.column }
            : {}),
        }
      : { line: 1 }
    const title = `${finding.title} (${finding.rule})`
    return command(
      commands[finding.severity],
      { file, ...where, title },
      cleanText(messageText(finding)),
    )
  })
  const warnings = report.warnings.map(({ line, problem }) =>
    command('warning', { file, line, title: 'Front matter' }, problem),
  )
  return [decision, ...warnings, ...findings]
}

function command(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const written = Object.entries(properties)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',')
  return `::${name}${written === '' ? '' : ` ${written}`}::${escapeData(message)}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
