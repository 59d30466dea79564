import { type Finding, severityRanks } from '../report/index.ts'
import { escapeHtml } from './escape-html.ts'

interface Marked {
  readonly finding: Finding
  readonly number: number
  /** Names the place: "3", and "3-1" for the first further place of the same finding. */
  readonly name: string
  readonly start: number
  readonly end: number
}

/** A place in the text that a link elsewhere on the page leads to. */
export interface Anchor {
  readonly id: string
  readonly offset: number
}

// The label is drawn by the style sheet, so that the text of the page is the text of the draft.
const FOLD = '<details class="front"><summary aria-label="Front matter"></summary>'

/** Where front matter that begins a draft ends; 0 where there is none. */
function frontMatterEnd(source: string): number {
  const opening = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n(?=\s*[\w"'#[-])/.exec(source)
  if (opening === null) return 0
  const fence = opening[1] ?? ''
  for (let at = opening[0].length; at < source.length; ) {
    const newline = source.indexOf('\n', at)
    const end = newline < 0 ? source.length : newline + 1
    const line = source.slice(at, end).trimEnd()
    if (line === fence) return end
    // Between two thematic breaks is prose, and prose has blank lines sooner than a key.
    if (at === opening[0].length && !/^(#|\[|["']?[\w.-]+["']?\s*[:=])/.test(line)) return 0
    at = end
  }
  return 0
}

/** The draft's text with every finding marked at each of its places; where they overlap, the strongest colours. */
export function markText(
  { source, findings }: { readonly source: string; readonly findings: readonly Finding[] },
  id: string,
  anchors: readonly Anchor[] = [],
): string {
  const marks = findings.flatMap(marksOf).sort((a, b) => a.start - b.start)
  const places = marks.flatMap(({ start, end }) => [start, end])
  const front = frontMatterEnd(source)
  const offsets = anchors.map(({ offset }) => offset)
  const edges = [...new Set([0, front, source.length, ...places, ...offsets])]
  edges.sort((a, b) => a - b)
  const begun = new Set<string>()
  const parts: string[] = []
  let active: Marked[] = []
  let next = 0
  for (const [index, start] of edges.entries()) {
    if (front > 0 && start === 0) parts.push(FOLD)
    if (front > 0 && start === front) parts.push('</details>')
    const end = edges[index + 1]
    if (end === undefined) break
    active = active.filter((mark) => mark.end > start)
    for (let mark = marks[next]; mark && mark.start <= start; mark = marks[++next]) {
      if (mark.end > start) active.push(mark)
    }
    for (const { id: target, offset } of anchors) {
      if (offset === start) parts.push(`<span class="cost-start" id="${target}"></span>`)
    }
    parts.push(piece(escapeHtml(source.slice(start, end)), active, begun, id))
  }
  return parts.join('')
}

function marksOf(finding: Finding, index: number): Marked[] {
  const { place, others = [] } = finding
  if (place === null) return []
  const number = index + 1
  const first = { finding, number, name: String(number), ...place }
  return [
    first,
    ...others.map((other, at) => ({ finding, number, name: `${number}-${at + 1}`, ...other })),
  ]
}

function piece(text: string, active: readonly Marked[], begun: Set<string>, id: string): string {
  const strongest = active.reduce<Marked | null>(
    (best, mark) =>
      best && severityRanks[best.finding.severity] <= severityRanks[mark.finding.severity]
        ? best
        : mark,
    null,
  )
  if (!strongest) return text
  // Each finding's card links to the first piece of each place, and its number comes before it.
  const first = active.filter(({ name }) => !begun.has(name))
  for (const { name } of first) begun.add(name)
  const anchors = first.map(({ name }) => `<span id="${id}-mark-${name}"></span>`).join('')
  const counts = first.map((mark) => mark.number).join(',')
  const numbers = counts === '' ? '' : `<sup aria-hidden="true">${counts}</sup>`
  const { finding, number } = strongest
  const title = escapeHtml(`${finding.severity}: ${finding.title}`)
  return `${anchors}<mark class="${finding.severity}">${numbers}<a href="#${id}-finding-${number}" title="${title}">${text}</a></mark>`
}
