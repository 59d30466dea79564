/** A segment of a draft with the findings that cover it. */
export interface Segment {
  readonly start: number
  readonly end: number
  /** Findings by index, each with its lane below the line; the longest first. */
  readonly marks: readonly Mark[]
  /** Findings that begin here; a segment with one is focusable. */
  readonly starts: readonly number[]
}

export interface Mark {
  readonly index: number
  readonly lane: number
}

interface Span {
  readonly start: number
  readonly end: number
}

const LANES = 4

/**
 * Splits a text where findings begin and end, so that overlapping ones can be drawn: each segment is
 * covered by the same findings throughout, and overlapping findings have different lanes.
 */
export function markSegments(length: number, spans: readonly (Span | null)[]): Segment[] {
  const placed = spans
    .flatMap((span, index) =>
      span === null || span.start >= span.end || span.end > length ? [] : [{ ...span, index }],
    )
    .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index)
  const lanes = assignLanes(placed)
  const cuts = new Set([0, length, ...placed.flatMap(({ start, end }) => [start, end])])
  const points = [...cuts].sort((a, b) => a - b)
  return points.slice(0, -1).map((start, at) => {
    const end = points[at + 1] ?? length
    const covering = placed.filter((span) => span.start <= start && span.end >= end)
    return {
      start,
      end,
      marks: covering.map(({ index }) => ({ index, lane: lanes.get(index) ?? 0 })),
      starts: covering.filter((span) => span.start === start).map(({ index }) => index),
    }
  })
}

/** Each span takes the first lane that is free where it begins. */
function assignLanes(placed: readonly (Span & { readonly index: number })[]): Map<number, number> {
  const ends: number[] = []
  const lanes = new Map<number, number>()
  for (const { index, start, end } of placed) {
    const free = ends.findIndex((until) => until <= start)
    const lane = free === -1 ? Math.min(ends.length, LANES - 1) : free
    ends[lane] = Math.max(end, ends[lane] ?? 0)
    lanes.set(index, lane)
  }
  return lanes
}
