import type { Finding } from '@content-trust/engine/report'
import { severityRanks } from '@content-trust/engine/report'
import type { ScoredReport } from '../check/draft-report.ts'
import { escapeHtml } from './escape-html.ts'

interface Marked {
  readonly finding: Finding
  readonly number: number
  readonly start: number
  readonly end: number
}

/** The draft's text with every finding marked; where findings overlap, the strongest colours. */
export function markText(
  { source, findings }: Pick<ScoredReport, 'source' | 'findings'>,
  id: string,
): string {
  const marks = findings.flatMap((finding, index): Marked[] =>
    finding.place ? [{ finding, number: index + 1, ...finding.place }] : [],
  )
  const edges = [...new Set([0, source.length, ...marks.flatMap(({ start, end }) => [start, end])])]
  edges.sort((a, b) => a - b)
  const begun = new Set<number>()
  const parts: string[] = []
  let active: Marked[] = []
  let next = 0
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1]
    if (end === undefined) break
    active = active.filter((mark) => mark.end > start)
    for (let mark = marks[next]; mark && mark.start <= start; mark = marks[++next]) {
      if (mark.end > start) active.push(mark)
    }
    parts.push(piece(escapeHtml(source.slice(start, end)), active, begun, id))
  }
  return parts.join('')
}

function piece(text: string, active: readonly Marked[], begun: Set<number>, id: string): string {
  const strongest = active.reduce<Marked | null>(
    (best, mark) =>
      best && severityRanks[best.finding.severity] <= severityRanks[mark.finding.severity]
        ? best
        : mark,
    null,
  )
  if (!strongest) return text
  // Each finding's card links to the first piece that it marks.
  const anchors = active
    .filter(({ number }) => !begun.has(number))
    .map(({ number }) => {
      begun.add(number)
      return `<span id="${id}-mark-${number}"></span>`
    })
  const { finding, number } = strongest
  const numbers =
    anchors.length === 0
      ? ''
      : `<sup aria-hidden="true">${active
          .filter((mark) => anchors.some((anchor) => anchor.includes(`-mark-${mark.number}"`)))
          .map((mark) => mark.number)
          .join(',')}</sup>`
  return `${anchors.join('')}<mark class="${finding.severity}"><a href="#${id}-finding-${number}" title="${escapeHtml(`${finding.severity}: ${finding.title}`)}">${text}</a>${numbers}</mark>`
}
