import type { TextEdit } from '../schema/index.ts'

/** One change of a text: the range that goes, and what comes in its place. */
export type Edit = TextEdit

/** An edit that a rule proposed. */
export interface ProposedEdit extends Edit {
  readonly rule: string
}

/** Applies edits that are in the order of the text; throws where two overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text } of edits) {
    if (start < at) throw new RangeError(`Unexpected edit at ${start}, expected one from ${at} on.`)
    parts.push(source.slice(at, start), text)
    at = end
  }
  parts.push(source.slice(at))
  return parts.join('')
}

/**
 * The edits that can be made in one round, in the order of the text. Of two on one spot the longer one
 * goes first; edits that touch change one seam, so the second waits for the next round.
 */
export function keepApart<Edit extends ProposedEdit>(edits: readonly Edit[]): Edit[] {
  const ordered = edits.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1),
  )
  const kept: Edit[] = []
  for (const edit of ordered) if (edit.start > (kept.at(-1)?.end ?? -1)) kept.push(edit)
  return kept
}

/**
 * Joins two rounds of edits into one over the first text: `later` counts in the text that `earlier`
 * makes. Where both touch one place they become one edit, named after the first rule.
 */
export function composeEdits(
  source: string,
  earlier: readonly ProposedEdit[],
  later: readonly ProposedEdit[],
): ProposedEdit[] {
  if (earlier.length === 0) return [...later]
  const middle = applyEdits(source, earlier)
  const composed: ProposedEdit[] = []
  let first = 0
  let second = 0
  /** How far the middle text is ahead of the source after the edits taken so far. */
  let shift = 0
  while (first < earlier.length || second < later.length) {
    // One group: all edits of both rounds that touch in the middle text.
    let low = Number.POSITIVE_INFINITY
    let high = -1
    const before = shift
    const firstLater = second
    let rule: string | undefined
    for (;;) {
      const one = earlier[first]
      const other = later[second]
      const oneStart = one === undefined ? Number.POSITIVE_INFINITY : one.start + shift
      const otherStart = other?.start ?? Number.POSITIVE_INFINITY
      const next = Math.min(oneStart, otherStart)
      if (next === Number.POSITIVE_INFINITY || (high >= 0 && next > high)) break
      low = Math.min(low, next)
      if (one !== undefined && oneStart <= otherStart) {
        rule ??= one.rule
        high = Math.max(high, oneStart + one.text.length)
        shift += one.text.length - (one.end - one.start)
        first++
      } else if (other !== undefined) {
        rule ??= other.rule
        high = Math.max(high, other.end)
        second++
      }
    }
    const start = low - before
    const end = high - shift
    const inGroup = later.slice(firstLater, second)
    const text = applyEdits(
      middle.slice(low, high),
      inGroup.map((edit) => ({ ...edit, start: edit.start - low, end: edit.end - low })),
    )
    if (text !== source.slice(start, end)) composed.push({ start, end, text, rule: rule ?? '' })
  }
  return composed
}

/** Where an offset of the edited text was in the source; inside an edit, where the edit starts. */
export function sourceOffset(edits: readonly Edit[], offset: number): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    const from = start + shift
    if (offset < from) break
    if (offset < from + text.length) return start
    shift += text.length - (end - start)
  }
  return offset - shift
}
