import { findLines, type Lines, lineRange, positionAt } from '../../document/lines.ts'
import type { IgnoreComment } from './ignore-comment.ts'

/** The ignore comments of one version of a draft. */
export interface CommentedDraft {
  readonly source: string
  readonly comments: readonly IgnoreComment[]
}

interface PlacedComment {
  readonly comment: IgnoreComment
  /** What the comment says and the line that it stands beside, in words. */
  readonly key: string
}

/**
 * The ignore comments of a draft that its base does not have. A comment stood in the base where it named the same
 * rules beside the same words: those of the line that it rules, that a range begins or that it ends with. A
 * range that lost its end counts as new. Comments that show findings again exempt nothing and are left out.
 */
export function addedComments(now: CommentedDraft, base: CommentedDraft | null): IgnoreComment[] {
  const old = base === null ? [] : placed(base)
  const { before, after } = matchComments(placed(now), old)
  const ends = rangeEnds(old.map(({ comment }) => comment))
  const isKnown = (comment: IgnoreComment) => {
    const was = before.get(comment)
    if (was === undefined) return false
    const end = ends.get(was)
    // A range that lost its end would hide more than it did.
    return end === undefined || (after.get(end)?.start ?? -1) > comment.start
  }
  return now.comments.filter((comment) => comment.kind !== 'enable' && !isKnown(comment))
}

/** The source with these comments, in reading order, made void; no offset moves. */
export function withoutComments(source: string, comments: readonly IgnoreComment[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of comments) {
    const comment = source.slice(start, end).replace('content-trust-', 'content_trust_')
    pieces.push(source.slice(at, start), comment)
    at = end
  }
  return pieces.join('') + source.slice(at)
}

/** Comments of both versions that are the same one; one of the base counts once. */
function matchComments(now: readonly PlacedComment[], old: readonly PlacedComment[]) {
  const left = new Map<string, IgnoreComment[]>()
  for (const { key, comment } of [...old].reverse()) {
    const same = left.get(key)
    if (same === undefined) left.set(key, [comment])
    else same.push(comment)
  }
  const before = new Map<IgnoreComment, IgnoreComment>()
  const after = new Map<IgnoreComment, IgnoreComment>()
  for (const { key, comment } of now) {
    const was = left.get(key)?.pop()
    if (was === undefined) continue
    before.set(comment, was)
    after.set(was, comment)
  }
  return { before, after }
}

/** The next comment after each range that shows findings again. */
function rangeEnds(comments: readonly IgnoreComment[]): ReadonlyMap<IgnoreComment, IgnoreComment> {
  const ends = new Map<IgnoreComment, IgnoreComment>()
  let end: IgnoreComment | undefined
  for (const comment of [...comments].reverse()) {
    if (comment.kind === 'enable') end = comment
    else if (comment.kind === 'disable' && end !== undefined) ends.set(comment, end)
  }
  return ends
}

function placed({ source, comments }: CommentedDraft): PlacedComment[] {
  const lines = findLines(source)
  return comments.map((comment) => {
    const { kind, names } = comment
    const key = [kind, [...names].sort().join(' '), besideWords(lines, comment)].join('\n')
    return { comment, key }
  })
}

function besideWords(lines: Lines, { kind, start, end }: IgnoreComment): string {
  const first = positionAt(lines, start).line
  const last = positionAt(lines, end).line
  switch (kind) {
    case 'ignore-file':
      return ''
    case 'disable-line': {
      const { source } = lines
      const before = source.slice(lineRange(lines, first).start, start)
      return wordsOf(before + source.slice(end, lineRange(lines, last).end))
    }
    case 'disable':
    case 'disable-next-line':
      return nearestWords(lines, last + 1, 1)
    case 'enable':
      return nearestWords(lines, first - 1, -1)
    default:
      return kind satisfies never
  }
}

/** The words of the nearest line with any, from a line on, downwards or upwards. */
function nearestWords(lines: Lines, from: number, step: 1 | -1): string {
  for (let line = from; line >= 1 && line <= lines.starts.length; line += step) {
    const { start, end } = lineRange(lines, line)
    const words = wordsOf(lines.source.slice(start, end))
    if (words !== '') return words
  }
  return ''
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}
