import {
  type Finding,
  type IgnoreKind,
  ignoreComment,
  lineRange,
} from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import type { ScoredReport } from '../../reporters/draft-report.ts'

/** Text to put at an offset. */
export interface Insertion {
  readonly at: number
  readonly text: string
}

/**
 * The comment that hides one finding and leaves the page as it looks; null where there are no
 * comments, or none at this place.
 */
export function ignoreInsertion(
  report: Pick<ScoredReport, 'lines' | 'source'>,
  { place, rule }: Finding,
  syntax: Syntax,
): Insertion | null {
  const { lines, source } = report
  const comment = (kind: IgnoreKind) => ignoreComment(kind, rule, syntax)
  const forFile = comment('ignore-file')
  if (forFile === null) return null
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  if (place === null) {
    const gap = source === '' || source.endsWith('\n') ? '' : newline
    return { at: source.length, text: `${gap}${newline}${forFile}${newline}` }
  }
  const { start, end } = lineRange(lines, place.from.line)
  const line = source.slice(start, end)
  const above = place.from.line === 1 ? '' : textOf(source, lineRange(lines, place.from.line - 1))
  const forNext = `${comment('disable-next-line')}${newline}`
  if (syntax === 'asciidoc') return isOfTable(line) ? null : { at: start, text: forNext }
  if (syntax === 'rst') return aboveBlock(start, line, above, forNext + newline)
  // A comment on a line of its own would cut a paragraph, a list or a table in two.
  if (above.trim() === '' && /^[^\s\-+*>|\d]/.test(line)) return { at: start, text: forNext }
  // A tag that goes on below cannot hold a comment.
  if (syntax === 'html' && line.lastIndexOf('<') > line.lastIndexOf('>')) return null
  // Two blanks or a backslash at the end are a line break, and a bar ends the last cell.
  const kept = line.replace(/\s*(?:\\|\|)?\s*$/, '')
  return { at: start + kept.length, text: ` ${comment('disable-line')}` }
}

/** AsciiDoc prints a comment in a cell. */
function isOfTable(line: string): boolean {
  return line.includes('|')
}

/** A comment of reStructuredText is a block: it stands before another one, as far to the right. */
function aboveBlock(at: number, line: string, above: string, text: string): Insertion | null {
  if (above.trim() !== '' || /^[|+=]/.test(line)) return null
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  return { at, text: `${indent}${text}` }
}

function textOf(source: string, { start, end }: { start: number; end: number }): string {
  return source.slice(start, end)
}
