import type { UnusedDirective } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import { findLines, type Lines, lineRange, positionAt } from '../../document/lines.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { createOpenRanges, type Directive, type OpenRanges } from './directive-ranges.ts'
import { readIgnoreComment } from './ignore-comment.ts'

/** A directive for one line: the range it rules. */
interface LineRange {
  readonly directive: Directive
  readonly start: number
  readonly end: number
}

/** Hits that may be reported, hits that a comment hides, and comments that hid nothing. */
export interface DirectiveAnalysis {
  readonly kept: readonly Hit[]
  readonly hidden: readonly Hit[]
  readonly unused: readonly UnusedDirective[]
}

/** Reads the comments of a draft and holds the hits against them; of `unasked` rules there could be none. */
export function applyDirectives(
  document: Document,
  hits: readonly Hit[],
  knownNames: ReadonlySet<string>,
  unasked: ReadonlySet<string> = new Set(),
): DirectiveAnalysis {
  if (document.comments.length === 0) return { kept: hits, hidden: [], unused: [] }
  const { directives, unused } = readDirectives(document, knownNames)
  const hiders = [
    hideInFile(directives),
    hideInRanges(directives),
    hideInLines(directives, document),
  ]
  const used = new Set<Directive>()
  const hidden = new Set<Hit>()
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    for (const hide of hiders) {
      const directive = hide(hit)
      if (directive === undefined) continue
      used.add(directive)
      hidden.add(hit)
    }
  }
  for (const directive of directives) {
    if (directive.kind === 'enable' || used.has(directive)) continue
    if (directive.names.some((name) => unasked.has(name))) continue
    unused.push(unusedDirective(directive, 'This comment hides nothing.'))
  }
  return {
    kept: hits.filter((hit) => !hidden.has(hit)),
    hidden: hits.filter((hit) => hidden.has(hit)),
    unused: unused.sort((a, b) => a.start - b.start),
  }
}

/** The directives that can be followed, and what is wrong with the others. */
function readDirectives(
  document: Document,
  knownNames: ReadonlySet<string>,
): { directives: Directive[]; unused: UnusedDirective[] } {
  const directives: Directive[] = []
  const unused: UnusedDirective[] = []
  const ranges = createOpenRanges()
  for (const comment of document.comments) {
    const { start, end } = comment
    const read = readIgnoreComment(comment)
    const unknown = read?.names.find((name) => !knownNames.has(name))
    if (read === null || unknown !== undefined) {
      const found = read === null ? 'directive' : `rule or evidence type “${unknown}”`
      unused.push({ start, end, reason: `This comment names an unknown ${found}.` })
      continue
    }
    const { kind, names } = read
    const directive = { kind, start, end, names: names.length === 0 ? ['*'] : names }
    directives.push(directive)
    const isEffective = ranges.apply(directive)
    if (directive.kind === 'enable' && !isEffective)
      unused.push(unusedDirective(directive, 'No comment before this one hides what it names.'))
  }
  return { directives, unused }
}

function unusedDirective({ start, end }: Directive, reason: string): UnusedDirective {
  return { start, end, reason }
}

/** The directive that hides a hit; asked in order of the hits' starts, so that all takes one walk. */
type Hide = (hit: Hit) => Directive | undefined

function hideInFile(directives: readonly Directive[]): Hide {
  const byName = new Map<string, Directive>()
  for (const directive of directives) {
    if (directive.kind !== 'ignore-file') continue
    for (const name of directive.names) if (!byName.has(name)) byName.set(name, directive)
  }
  return ({ rule }) => byName.get('*') ?? byName.get(rule.id) ?? byName.get(rule.type)
}

function hideInRanges(directives: readonly Directive[]): Hide {
  const ranges: OpenRanges = createOpenRanges()
  let next = 0
  return ({ start, rule }) => {
    while (next < directives.length && directives[next].end <= start)
      ranges.apply(directives[next++])
    return ranges.hiderOf(rule.id, rule.type)
  }
}

function hideInLines(directives: readonly Directive[], { source }: Document): Hide {
  const lines = findLines(source)
  const ranges = directives
    .flatMap((directive) => lineRangeOf(directive, lines))
    .sort((a, b) => a.start - b.start)
  // Of the ranges that have begun, the one that reaches furthest; by name.
  const furthest = new Map<string, LineRange>()
  let next = 0
  return ({ start, rule }) => {
    for (; next < ranges.length && ranges[next].start <= start; next++) {
      const range = ranges[next]
      for (const name of range.directive.names) {
        if (range.end > (furthest.get(name)?.end ?? -1)) furthest.set(name, range)
      }
    }
    const names = ['*', rule.id, rule.type]
    return names.map((name) => furthest.get(name)).find((range) => range && start < range.end)
      ?.directive
  }
}

function lineRangeOf(directive: Directive, lines: Lines): LineRange[] {
  const { kind, start, end } = directive
  if (kind === 'disable-line') {
    const first = lineRange(lines, positionAt(lines, start).line).start
    return [{ directive, start: first, end: lineRange(lines, positionAt(lines, end).line).end }]
  }
  if (kind !== 'disable-next-line') return []
  // The next line that holds anything: a comment often comes before a blank line.
  for (let line = positionAt(lines, end).line + 1; line <= lines.starts.length; line++) {
    const range = lineRange(lines, line)
    if (lines.source.slice(range.start, range.end).trim() !== '') return [{ directive, ...range }]
  }
  return []
}
