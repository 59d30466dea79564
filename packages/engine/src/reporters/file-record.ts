import {
  type DraftReport,
  type Finding,
  fingerprint,
  gateRecord,
  type Hash,
  type Lines,
  type NamedClause,
  positionAt,
} from '../report/index.ts'
import type { Contributions } from '../schema/index.ts'
import type { Json } from './reporter.ts'

/** What the JSON formats say about one draft; `more` is what only this host knows of it. */
export function fileRecord(report: DraftReport, hash: Hash, more: Json): Json {
  if (report.status === 'skipped') {
    return { path: report.shown, status: report.status, note: report.note }
  }
  if (report.status === 'failed') {
    const line = report.line === undefined ? {} : { line: report.line }
    return { path: report.shown, status: report.status, error: report.problem, ...line, ...more }
  }
  const { result, source, warnings } = report
  const { contributions, coverage, ...published } = result
  const evidence = result.evidence.slice(0, report.limit)
  return {
    path: report.shown,
    status: report.status,
    gate: gateRecord(report),
    ...(coverage === undefined ? {} : { coverage }),
    ...(contributions === undefined
      ? {}
      : { contributions: contributionsRecord(report.lines, contributions) }),
    result: { ...published, evidence },
    findings: report.findings.map((finding) => findingRecord(source, finding, hash)),
    omitted: report.omitted,
    ...(warnings.length === 0 ? {} : { warnings }),
    ...more,
    hidden: report.hidden.map(({ finding, by, reason }) => ({
      by,
      reason,
      ...findingRecord(source, finding, hash),
    })),
  }
}

function contributionsRecord(lines: Lines, contributions: Contributions) {
  return Object.fromEntries(
    Object.entries(contributions).map(([score, costliest]) => [
      score,
      costliest.map((contribution) => ({
        ...positionAt(lines, contribution.start),
        ...contribution,
      })),
    ]),
  )
}

function clauseRecord({ words, id }: NamedClause): Json {
  return { ...(id === null ? {} : { id }), words }
}

function findingRecord(source: string, finding: Finding, hash: Hash): Json {
  const { place, rule, clause, type, severity, quote, explanation, suggestion, edit } = finding
  return {
    rule,
    ...(clause === undefined ? {} : { clause: clauseRecord(clause) }),
    type,
    severity,
    ...(place === null
      ? {}
      : {
          line: place.from.line,
          column: place.from.column,
          end_line: place.to.line,
          end_column: place.to.column,
          start: place.start,
          end: place.end,
        }),
    quote,
    explanation,
    ...(suggestion === null ? {} : { suggestion }),
    ...(edit === null ? {} : { edit }),
    fingerprint: fingerprint(source, finding, hash),
  }
}
