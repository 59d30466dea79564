import { decisionText, messageText } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import type { DraftReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'
import { attributes } from './xml.ts'

const levels: Readonly<Record<Severity, string>> = { high: 'error', medium: 'warning', low: 'info' }

/** Checkstyle XML: one `file` a draft, one `error` a finding. */
export function createCheckstyle(_options: ReporterOptions): Reporter {
  return {
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n',
    draft: (report) => {
      if (report.status === 'skipped') return ''
      return `  <file${attributes({ name: report.shown })}>\n${errorsOf(report)}  </file>\n`
    },
    end: () => '</checkstyle>\n',
  }
}

function errorsOf(report: Exclude<DraftReport, { status: 'skipped' }>): string {
  if (report.status === 'failed') {
    return error(report.line ?? 1, 1, 'error', report.problem, 'not-checked')
  }
  const errors = report.findings.map((finding) => {
    const from = finding.place?.from ?? { line: 1, column: 1 }
    return error(
      from.line,
      from.column,
      levels[finding.severity],
      messageText(finding),
      finding.rule,
    )
  })
  for (const { line, problem } of report.warnings) {
    errors.push(error(line, 1, 'warning', problem, 'front-matter'))
  }
  if (report.gateFailed) errors.push(error(1, 1, 'error', decisionText(report), 'decision'))
  return errors.join('')
}

function error(line: number, column: number, severity: string, message: string, rule: string) {
  return `    <error${attributes({ line, column, severity, message, source: `content-trust.${rule}` })}/>\n`
}
