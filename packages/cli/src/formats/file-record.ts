import { type Finding, findLines, type Lines, positionAt } from '@content-trust/engine/report'
import type { Contributions } from '@content-trust/engine/schema'
import { type DraftReport, fingerprint } from '../check/draft-report.ts'
import type { Fix } from '../fix/fix-draft.ts'

/** What the JSON formats say about one draft. */
export function fileRecord(report: DraftReport): Readonly<Record<string, unknown>> {
  if (report.status === 'skipped') {
    return { path: report.shown, status: report.status, note: report.note }
  }
  if (report.status === 'failed') {
    const line = report.line === undefined ? {} : { line: report.line }
    return { path: report.shown, status: report.status, error: report.problem, ...line }
  }
  const { result, settings, source } = report
  const { contributions, coverage, ...published } = result
  const evidence = result.evidence.slice(0, report.limit)
  return {
    path: report.shown,
    status: report.status,
    gate: { fail_on: settings.fail_on, failed: report.gateFailed },
    ...(coverage === undefined ? {} : { coverage }),
    ...(contributions === undefined
      ? {}
      : { contributions: contributionsRecord(report.lines, contributions) }),
    result: { ...published, evidence },
    findings: report.findings.map((finding) => findingRecord(source, finding)),
    omitted: report.omitted,
    ...(report.fix === null ? {} : { fix: fixRecord(report.fix) }),
    hidden: report.hidden.map(({ finding, by, reason }) => ({
      by,
      reason,
      ...findingRecord(source, finding),
    })),
  }
}

function contributionsRecord(lines: Lines, contributions: Contributions) {
  return Object.fromEntries(
    Object.entries(contributions).map(([score, costliest]) => [
      score,
      costliest.map(({ start, end, share }) => {
        return { ...positionAt(lines, start), start, end, share }
      }),
    ]),
  )
}

/** Edits and refused edits at their places in the draft as it was read. */
function fixRecord({ original, edits, refused, notes }: Fix): Readonly<Record<string, unknown>> {
  const lines = findLines(original)
  return {
    edits: edits.map(({ rule, start, end, text }, index) => ({
      rule,
      ...positionAt(lines, start),
      start,
      end,
      text,
      note: notes[index],
    })),
    refused: refused.map(({ rule, start, end, text, reason }) => ({
      rule,
      ...positionAt(lines, start),
      start,
      end,
      text,
      reason,
    })),
  }
}

function findingRecord(source: string, finding: Finding): Readonly<Record<string, unknown>> {
  const { place, rule, type, severity, quote, explanation, suggestion } = finding
  return {
    rule,
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
    fingerprint: fingerprint(source, finding),
  }
}
