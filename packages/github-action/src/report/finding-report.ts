import {
  type Finding,
  type FindingPlace,
  type Lines,
  lineRange,
  type ScoredReport,
} from '@content-trust/engine/report'
import { sha256 } from '../score/report-change.ts'
import { cut } from './cut.ts'
import { MOST_ALSO, type ReportedFinding } from './pull-report.ts'

/** A finding as plain data, for a comment. */
export function reportedFinding({ lines }: ScoredReport, finding: Finding): ReportedFinding {
  const { rule, type, severity, quote, explanation, suggestion, place } = finding
  return {
    rule,
    type,
    severity,
    quote,
    explanation: cut(explanation, 1000),
    ...(suggestion === null || suggestion.length > 400 ? {} : { suggestion }),
    ...(place === null
      ? {}
      : { line: place.from.line, end_line: place.to.line, ...wordsBeside(lines, place) }),
    ...clauseOf(finding),
  }
}

/** The clause that a finding met, and the lines of its further places. */
function clauseOf({ clause, others = [] }: Finding): Pick<ReportedFinding, 'clause' | 'also'> {
  if (clause === undefined) return {}
  const also = [...new Set(others.map(({ from }) => from.line))].slice(0, MOST_ALSO)
  const name = clause.id ?? sha256(clause.words).slice(0, 16)
  return { clause: name, ...(also.length === 0 ? {} : { also }) }
}

/** Characters of a line that are shown before and after a quote. */
const BESIDE = 90

/** The rest of the line that a quote is on, cut between words. */
function wordsBeside(lines: Lines, place: FindingPlace): { before?: string; after?: string } {
  const { source } = lines
  const from = Math.max(lineRange(lines, place.from.line).start, place.start - BESIDE)
  const to = Math.min(lineRange(lines, place.to.line).end, place.end + BESIDE)
  const isCutBefore = from > lineRange(lines, place.from.line).start
  const isCutAfter = to < lineRange(lines, place.to.line).end
  const before = source.slice(from, place.start)
  const after = source.slice(place.end, to)
  return {
    before: isCutBefore ? before.replace(/^\S*\s/, '…') : before,
    after: isCutAfter ? after.replace(/\s\S*$/, '…') : after,
  }
}
