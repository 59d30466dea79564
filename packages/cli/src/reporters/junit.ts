import { decisionText, gatherByClause, messageText } from '@content-trust/engine/report'
import type { DraftReport, ScoredReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'
import { attributes, escapeXml } from './xml.ts'

/** JUnit XML: one test case a draft; it fails where the gate fails. */
export function createJunit(_options: ReporterOptions): Reporter {
  // The counts are before the cases, so the cases wait.
  const cases: string[] = []
  return {
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n',
    draft: (report) => {
      cases.push(testCase(report))
      return ''
    },
    end: ({ drafts, gateFailed, failed, skipped }) => {
      const counts = { tests: cases.length, failures: gateFailed, errors: failed }
      const suite = {
        name: 'content-trust',
        ...counts,
        skipped: Math.min(skipped, drafts),
        time: 0,
      }
      return `<testsuites${attributes({ name: 'content-trust', ...counts, time: 0 })}>\n  <testsuite${attributes(suite)}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`
    },
  }
}

function testCase(report: DraftReport): string {
  const name = attributes({ name: report.shown, classname: 'content-trust', time: 0 })
  return `    <testcase${name}>\n${outcomeOf(report)}    </testcase>\n`
}

function outcomeOf(report: DraftReport): string {
  switch (report.status) {
    case 'skipped':
      return `      <skipped${attributes({ message: report.note })}/>\n`
    case 'failed': {
      const { line, problem } = report
      const message = line === undefined ? problem : `line ${line}: ${problem}`
      return `      <error${attributes({ message, type: 'not-checked' })}/>\n`
    }
    case 'scored': {
      const message = attributes({ message: decisionText(report), type: 'decision' })
      const text = escapeXml(findingsText(report))
      return report.gateFailed
        ? `      <failure${message}>${text}</failure>\n`
        : `      <system-out>${escapeXml(decisionText(report))}&#10;${text}</system-out>\n`
    }
    default:
      return report satisfies never
  }
}

function findingsText({ findings, warnings, shown }: ScoredReport): string {
  const noted = warnings.map(({ line, problem }) => `${shown}:${line} warning: ${problem}`)
  const found = gatherByClause(findings).map((finding) => {
    const from = finding.place?.from ?? { line: 1, column: 1 }
    return `${shown}:${from.line}:${from.column} ${finding.severity} ${finding.rule}: ${messageText(finding)}`
  })
  return [...noted, ...found].join('\n')
}
