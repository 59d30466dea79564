import {
  type Finding,
  findingsOf,
  findLines,
  type Lines,
  lineRange,
} from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'

/** The findings of a draft as text that a reviewer can read: place, rule, the line with carets. */
export function renderFindings(source: string, result: TextResult): string {
  const lines = findLines(source)
  const findings = findingsOf(source, result).map((finding) => renderFinding(lines, finding))
  const hidden = (result.suppressed ?? []).map(({ rule, span }) => `hidden ${rule} “${span}”\n`)
  const unused = (result.unused_directives ?? []).map(
    ({ start, end, reason }) => `unused ${source.slice(start, end)} ${reason}\n`,
  )
  const none = findings.length === 0 ? ['nothing found\n'] : []
  return [...none, ...findings, ...hidden, ...unused].join('\n')
}

function renderFinding(lines: Lines, { place, severity, rule, type, ...finding }: Finding): string {
  const where = place ? `${place.from.line}:${place.from.column}` : '-'
  const quote = place ? quoteLines(lines, place.start, place.end) : [finding.quote]
  const suggestion =
    finding.suggestion === null ? [] : [finding.suggestion === '' ? 'delete' : finding.suggestion]
  return [
    `${where} ${severity} ${rule} (${type})`,
    ...quote.map((line) => `  ${line}`.trimEnd()),
    `  ${finding.explanation}`,
    ...suggestion.map((text) => `  → ${text}`),
    '',
  ].join('\n')
}

/** Each line that a range touches, with carets under what lies in the range. */
function quoteLines(lines: Lines, from: number, to: number): string[] {
  const quoted: string[] = []
  for (let line = 1; line <= lines.starts.length; line++) {
    const { start, end } = lineRange(lines, line)
    if (end <= from || start >= to) continue
    const text = lines.source.slice(start, end)
    const first = Math.max(from, start)
    const indent = lines.source.slice(start, first).replaceAll(/[^\t]/gu, ' ')
    const marked = lines.source.slice(first, Math.min(to, end))
    quoted.push(text, indent + '^'.repeat([...marked].length))
  }
  return quoted
}
