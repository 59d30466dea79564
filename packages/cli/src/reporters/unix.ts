import { decisionText, messageText } from '@content-trust/engine/report'
import { cleanText } from '../terminal/display-text.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

/** One line a finding: `file:line:column: message [severity/rule]`. */
export function createUnix(_options: ReporterOptions): Reporter {
  return {
    begin: () => '',
    draft: (report) => {
      if (report.status === 'skipped') return ''
      if (report.status === 'failed') {
        return `${report.shown}:${report.line ?? 1}:1: ${cleanText(report.problem)} [error/not-checked]\n`
      }
      const lines = report.findings.map((finding) => {
        const from = finding.place?.from ?? { line: 1, column: 1 }
        return `${report.shown}:${from.line}:${from.column}: ${cleanText(messageText(finding))} [${finding.severity}/${finding.rule}]\n`
      })
      for (const { line, problem } of report.warnings) {
        lines.push(`${report.shown}:${line}:1: ${cleanText(problem)} [warning/front-matter]\n`)
      }
      if (report.gateFailure !== null) {
        lines.push(
          `${report.shown}:1:1: Fails the gate: ${decisionText(report)}. [high/decision]\n`,
        )
      }
      return lines.join('')
    },
    end: () => '',
  }
}
