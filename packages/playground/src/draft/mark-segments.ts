import type { Mark } from '@content-trust/design'

/** A segment of a draft with the marks that cover it. */
export interface Segment<M extends PlacedMark = Mark> {
  readonly start: number
  readonly end: number
  /** The longest first. */
  readonly marks: readonly M[]
  /** Findings that begin here, by their index; a segment with one is focusable. */
  readonly starts: readonly number[]
}

type PlacedMark = Pick<Mark, 'finding' | 'from' | 'to'>

/**
 * Splits a text where marks begin and end, so that overlapping ones can be drawn: each segment is covered by the same
 * marks throughout. Marks that are empty or outside of the text are left out.
 */
export function markSegments<M extends PlacedMark>(
  length: number,
  marks: readonly M[],
): Segment<M>[] {
  const placed = marks
    .filter(({ from, to }) => from < to && to <= length)
    .sort((a, b) => a.from - b.from || b.to - a.to || a.finding - b.finding)
  const cuts = new Set([0, length, ...placed.flatMap(({ from, to }) => [from, to])])
  const points = [...cuts].sort((a, b) => a - b)
  return points.slice(0, -1).map((start, at) => {
    const end = points[at + 1] ?? length
    const covering = placed.filter(({ from, to }) => from <= start && to >= end)
    return {
      start,
      end,
      marks: covering,
      starts: covering.filter(({ from }) => from === start).map(({ finding }) => finding),
    }
  })
}
