import { posix } from 'node:path'
import { decisionText, fingerprint, messageText } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { cleanText } from '../terminal/display-text.ts'
import type { DraftReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

type Level = 'info' | 'minor' | 'major' | 'critical' | 'blocker'

const levels: Readonly<Record<Severity, Level>> = {
  high: 'critical',
  medium: 'major',
  low: 'minor',
}

/** One entry before it has a path and a name of its own. */
interface Issue {
  readonly rule: string
  readonly severity: Level
  readonly description: string
  readonly line: number
  /** What names the entry among those of its file. */
  readonly name: string
}

/**
 * GitLab Code Quality: one array. GitLab tells new from old by the fingerprint alone and shows one entry of each,
 * so it names the file, the finding's words, and which of several with the same words it is; never the line.
 */
export function createGitlab({ pathPrefix, hash }: ReporterOptions): Reporter {
  let isFirst = true
  const write = (issue: Issue, path: string, seen: Map<string, number>): string => {
    const count = seen.get(issue.name) ?? 0
    seen.set(issue.name, count + 1)
    const entry = {
      description: issue.description,
      check_name: issue.rule,
      fingerprint: hash([path, issue.name, count].join('\n')).slice(0, 32),
      severity: issue.severity,
      location: { path, lines: { begin: issue.line } },
    }
    const separator = isFirst ? '\n' : ',\n'
    isFirst = false
    return separator + JSON.stringify(entry)
  }
  return {
    begin: () => '[',
    draft: (report) => {
      const path = posix.normalize(`${pathPrefix}${report.shown}`)
      const seen = new Map<string, number>()
      return issuesOf(report, hash)
        .map((issue) => write(issue, path, seen))
        .join('')
    },
    end: () => '\n]\n',
  }
}

function issuesOf(report: DraftReport, hash: ReporterOptions['hash']): Issue[] {
  if (report.status === 'skipped') return []
  if (report.status === 'failed') {
    const { line = 1, problem } = report
    return [named('not-checked', 'major', problem, line)]
  }
  const decision = report.gateFailed ? [named('decision', 'blocker', decisionText(report), 1)] : []
  const warnings = report.warnings.map(({ line, problem }) =>
    named('front-matter', 'info', problem, line),
  )
  const findings = report.findings.map((finding): Issue => {
    return {
      rule: finding.rule,
      severity: levels[finding.severity],
      description: cleanText(messageText(finding)),
      line: finding.place?.from.line ?? 1,
      name: fingerprint(report.source, finding, hash),
    }
  })
  return [...decision, ...warnings, ...findings]
}

/** An entry that is named by its check alone. */
function named(rule: string, severity: Level, text: string, line: number): Issue {
  return { rule, severity, description: cleanText(text), line, name: rule }
}
