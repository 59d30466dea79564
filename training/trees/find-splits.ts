import type { Columns } from './bins.ts'

/** What a round of boosting knows of its rows, and the node that each is in. */
export interface RoundState {
  readonly slopes: Float64Array
  readonly bends: Float64Array
  readonly nodes: Uint8Array
  /** The rows that the round looks at. */
  readonly seen: Uint32Array
}

interface Split {
  feature: number
  cut: number
  gain: number
}

interface Histogram {
  readonly slopes: Float64Array
  readonly bends: Float64Array
}

/** The best split of each node of a level; where no column was asked, all rows go left. */
export function findSplits(
  columns: Columns,
  asked: Uint16Array,
  { slopes, bends, nodes, seen }: RoundState,
  width: number,
  { ridge, cells }: { readonly ridge: number; readonly cells: number },
): Split[] {
  const best = Array.from({ length: width }, (): Split => ({ feature: 0, cut: 255, gain: -1 }))
  const sums = new Float64Array(width * cells)
  const curves = new Float64Array(width * cells)
  for (const feature of asked) {
    const column = columns[feature]
    sums.fill(0)
    curves.fill(0)
    for (let at = 0; at < seen.length; at++) {
      const row = seen[at]
      const cell = nodes[row] * cells + column[row]
      sums[cell] += slopes[row]
      curves[cell] += bends[row]
    }
    for (let node = 0; node < width; node++) {
      const [from, to] = [node * cells, (node + 1) * cells]
      const own = { slopes: sums.subarray(from, to), bends: curves.subarray(from, to) }
      improve(best[node], feature, own, ridge)
    }
  }
  return best
}

/** Takes the cut of a column where it parts a node better than what was found before. */
function improve(best: Split, feature: number, { slopes, bends }: Histogram, ridge: number): void {
  let allSlopes = 0
  let allBends = 0
  for (let cell = 0; cell < slopes.length; cell++) {
    allSlopes += slopes[cell]
    allBends += bends[cell]
  }
  let slope = 0
  let bend = 0
  for (let cut = 0; cut < slopes.length - 1; cut++) {
    slope += slopes[cut]
    bend += bends[cut]
    const rest = allSlopes - slope
    const gain = (slope * slope) / (bend + ridge) + (rest * rest) / (allBends - bend + ridge)
    if (gain > best.gain) {
      best.feature = feature
      best.cut = cut
      best.gain = gain
    }
  }
}
