const LANES = 4

interface Span {
  readonly from: number
  readonly to: number
}

/** A lane below the line for each span: the first that is free where it begins. Spans come in reading order. */
export function assignLanes(spans: readonly Span[]): number[] {
  const ends: number[] = []
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((until) => until <= from)
    const lane = free === -1 ? Math.min(ends.length, LANES - 1) : free
    ends[lane] = Math.max(to, ends[lane] ?? 0)
    return lane
  })
}
