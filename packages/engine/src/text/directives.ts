import type { UnusedDirective } from '../schema/index.ts'
import type { Document } from './document.ts'
import type { Hit } from './rules/run-rules.ts'

/**
 * Ignore comments of a draft. They hide evidence from reports; they never change a score.
 *
 * `<!-- content-trust-disable RULE… -- reason -->` until `content-trust-enable`, also
 * `…-disable-next-line`, `…-disable-line`, and `content-trust-ignore-file`. Names are rule ids or
 * evidence types; none means all. MDX writes the same in braces.
 */
interface Region {
  readonly start: number
  end: number
  readonly names: ReadonlySet<string>
  readonly comment: number
}

const directive =
  /^content-trust-(disable-next-line|disable-line|disable|enable|ignore-file)\b\s*(.*?)(?:\s*--\s.*)?$/s

/** Hits that may be reported, hits that a comment hides, and comments that hid nothing. */
export function applyDirectives(
  document: Document,
  hits: readonly Hit[],
  knownNames: ReadonlySet<string>,
): { kept: Hit[]; hidden: Hit[]; unused: UnusedDirective[] } {
  if (document.comments.length === 0) return { kept: [...hits], hidden: [], unused: [] }
  const { regions, mistakes } = readRegions(document, knownNames)
  const used = new Set<number>()
  const kept: Hit[] = []
  const hidden: Hit[] = []
  for (const hit of hits) {
    const region = regions.find(
      ({ start, end, names }) =>
        hit.start >= start &&
        hit.start < end &&
        (names.size === 0 || names.has(hit.rule.id) || names.has(hit.rule.type)),
    )
    if (region) used.add(region.comment)
    ;(region ? hidden : kept).push(hit)
  }
  const unused = regions
    .filter(({ comment }) => !used.has(comment))
    .map(({ comment }) => ({
      start: document.comments[comment].start,
      end: document.comments[comment].end,
      reason: 'This comment hides nothing.',
    }))
  return { kept, hidden, unused: [...mistakes, ...unused].sort((a, b) => a.start - b.start) }
}

function readRegions(
  document: Document,
  knownNames: ReadonlySet<string>,
): { regions: Region[]; mistakes: UnusedDirective[] } {
  const { source } = document
  const regions: Region[] = []
  const open: Region[] = []
  const mistakes: UnusedDirective[] = []
  for (const [comment, { start, end, text }] of document.comments.entries()) {
    const match = directive.exec(text)
    const names = new Set((match?.[2] ?? '').split(/[\s,]+/).filter((name) => name !== ''))
    const unknown = [...names].find((name) => !knownNames.has(name))
    if (match === null || unknown !== undefined) {
      const found = unknown === undefined ? 'directive' : `rule or evidence type “${unknown}”`
      mistakes.push({ start, end, reason: `This comment names an unknown ${found}.` })
      continue
    }
    const kind = match[1]
    if (kind === 'enable') {
      for (const region of open) {
        if (names.size === 0 || [...names].some((name) => region.names.has(name)))
          region.end = start
      }
      continue
    }
    const region = { ...rangeOf(kind, source, start, end), names, comment }
    regions.push(region)
    if (kind === 'disable') open.push(region)
  }
  return { regions, mistakes }
}

function rangeOf(
  kind: string,
  source: string,
  start: number,
  end: number,
): { start: number; end: number } {
  if (kind === 'ignore-file') return { start: 0, end: source.length + 1 }
  if (kind === 'disable') return { start: end, end: source.length + 1 }
  if (kind === 'disable-line') {
    return { start: source.lastIndexOf('\n', start - 1) + 1, end: lineEnd(source, end) }
  }
  // The next line that holds anything: a comment often stands before a blank line.
  let next = lineEnd(source, end) + 1
  while (next < source.length && source.slice(next, lineEnd(source, next)).trim() === '') {
    next = lineEnd(source, next) + 1
  }
  return { start: next, end: lineEnd(source, next) }
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}
