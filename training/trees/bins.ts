/** Features cut into bins, one column a feature. */
export type Columns = readonly Uint8Array[]

/**
 * Edges that cut numbers into bins of about equal size. `round` is how an edge is kept: a file that
 * holds 32 bits needs edges that fit into them before anything is cut.
 */
export function binEdges(
  values: Float64Array,
  bins: number,
  round: (edge: number) => number,
): number[] {
  const sorted = values.toSorted()
  const edges: number[] = []
  for (let bin = 1; bin < bins; bin++) {
    const edge = round(sorted[Math.floor((sorted.length * bin) / bins)])
    if (edge > (edges.at(-1) ?? sorted[0])) edges.push(edge)
  }
  return edges
}

/** How many edges a number lies at or above. */
export function binOf(edges: readonly number[], value: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= edges[middle]) low = middle + 1
    else high = middle
  }
  return low
}

/** The bins of numbers, cut by their own edges. */
export function cutIntoBins(
  values: Float64Array,
  bins: number,
  round: (edge: number) => number,
): Uint8Array {
  const edges = binEdges(values, bins, round)
  return Uint8Array.from(values, (value) => binOf(edges, value))
}

/** The columns of some rows, in the order of these rows. */
export function pickRows(columns: Columns, rows: ArrayLike<number>): Columns {
  return columns.map((column) => Uint8Array.from(rows, (row) => column[row]))
}

/** One row of bins across all columns. */
export function rowOf(columns: Columns, row: number): Uint8Array {
  return Uint8Array.from(columns, (column) => column[row])
}
