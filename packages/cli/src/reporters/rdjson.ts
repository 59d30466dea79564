import { posix } from 'node:path'
import {
  decisionText,
  type Finding,
  type Lines,
  messageText,
  positionAt,
  ruleAddress,
} from '@content-trust/engine/report'
import type { Json } from '@content-trust/engine/reporters'
import type { Severity } from '@content-trust/engine/schema'
import { cleanText } from '../terminal/display-text.ts'
import type { DraftReport, ScoredReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

const levels: Readonly<Record<Severity, string>> = { high: 'ERROR', medium: 'WARNING', low: 'INFO' }

/** Reviewdog's diagnostic format: one `DiagnosticResult`. Columns count bytes of UTF-8, and ends are exclusive. */
export function createRdjson({ pathPrefix, rules, engineVersion }: ReporterOptions): Reporter {
  const builtIn = new Set(rules.map(({ id }) => id))
  const codeOf = (id: string): Json =>
    builtIn.has(id) ? { value: id, url: ruleAddress(id, engineVersion) } : { value: id }
  let isFirst = true
  const write = (diagnostic: Json): string => {
    const separator = isFirst ? '\n' : ',\n'
    isFirst = false
    return separator + JSON.stringify(diagnostic)
  }
  return {
    begin: () => '{"source":{"name":"content-trust"},"diagnostics":[',
    draft: (report) => {
      const path = posix.normalize(`${pathPrefix}${report.shown}`)
      return diagnosticsOf(report, path, codeOf).map(write).join('')
    },
    end: () => '\n]}\n',
  }
}

function diagnosticsOf(report: DraftReport, path: string, codeOf: (id: string) => Json): Json[] {
  if (report.status === 'skipped') return []
  const atLine = (line: number, severity: string, text: string, value: string): Json => ({
    message: cleanText(text),
    location: { path, range: { start: { line } } },
    severity,
    code: { value },
  })
  if (report.status === 'failed') {
    return [atLine(report.line ?? 1, 'ERROR', report.problem, 'not-checked')]
  }
  const findings = report.findings.map((finding) => ({
    message: cleanText(messageText(finding)),
    location: { path, range: rangeOf(report, finding) },
    severity: levels[finding.severity],
    code: codeOf(finding.rule),
    ...suggestionsOf(report, finding),
  }))
  const warnings = report.warnings.map(({ line, problem }) =>
    atLine(line, 'WARNING', problem, 'front-matter'),
  )
  const decision = report.gateFailed ? [atLine(1, 'ERROR', decisionText(report), 'decision')] : []
  return [...decision, ...warnings, ...findings]
}

function rangeOf({ lines }: ScoredReport, { place }: Finding): Json {
  if (place === null) return { start: { line: 1 } }
  return byteRange(lines, place.start, place.end)
}

function suggestionsOf({ lines }: ScoredReport, { edit }: Finding): Json {
  if (edit === null) return {}
  return { suggestions: [{ range: byteRange(lines, edit.start, edit.end), text: edit.text }] }
}

function byteRange(lines: Lines, start: number, end: number): Json {
  return { start: bytePosition(lines, start), end: bytePosition(lines, end) }
}

/** Line and column of an offset, the column in bytes of UTF-8; both count from 1. */
function bytePosition(lines: Lines, offset: number): Json {
  const { line, column } = positionAt(lines, offset)
  const before = lines.source.slice(offset - column + 1, offset)
  return { line, column: Buffer.byteLength(before) + 1 }
}
