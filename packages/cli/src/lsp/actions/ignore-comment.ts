import { type Finding, lineRange } from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import type { ScoredReport } from '../../reporters/draft-report.ts'

/** Text to put at an offset. */
export interface Insertion {
  readonly at: number
  readonly text: string
}

/** The comment that hides one finding and leaves the page as it looks; null where there are no comments. */
export function ignoreComment(
  { lines, source }: Pick<ScoredReport, 'lines' | 'source'>,
  { place, rule }: Finding,
  syntax: Syntax,
): Insertion | null {
  if (syntax === 'plain') return null
  const comment = (kind: string) =>
    syntax === 'mdx'
      ? `{/* content-trust-${kind} ${rule} */}`
      : `<!-- content-trust-${kind} ${rule} -->`
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  if (place === null) {
    const gap = source === '' || source.endsWith('\n') ? '' : newline
    return { at: source.length, text: `${gap}${newline}${comment('ignore-file')}${newline}` }
  }
  const { start, end } = lineRange(lines, place.from.line)
  const line = source.slice(start, end)
  const above = place.from.line === 1 ? '' : textOf(source, lineRange(lines, place.from.line - 1))
  // A comment on a line of its own would cut a paragraph, a list or a table in two.
  if (above.trim() === '' && /^[^\s\-+*>|\d]/.test(line)) {
    return { at: start, text: `${comment('disable-next-line')}${newline}` }
  }
  // Two blanks or a backslash at the end are a line break, and a bar ends the last cell.
  const kept = line.replace(/\s*(?:\\|\|)?\s*$/, '')
  return { at: start + kept.length, text: ` ${comment('disable-line')}` }
}

function textOf(source: string, { start, end }: { start: number; end: number }): string {
  return source.slice(start, end)
}
