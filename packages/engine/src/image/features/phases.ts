import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { MARGIN } from './filters.ts'
import { logOf, momentsOf } from './moments.ts'

const steps = [2, 4, 8] as const
const pairNames = ['right', 'below', 'aslant'] as const
const shapeNames = ['size', 'tails', 'zero', 'tiny'] as const

/** Whether pixels differ by where they are in a grid, as they do after an enlargement. */
export const phaseFamily: Family = {
  names: [
    ...pairNames.flatMap((pair) => shapeNames.map((shape) => `phase.${pair}.${shape}`)),
    ...steps.flatMap((step) => [`phase.across.${step}`, `phase.down.${step}`]),
    ...steps.map((step) => `phase.colour.${step}`),
    'phase.pairs',
  ],
  measure: ({ planes, residuals }) => {
    const pairs = blockPairs(planes.luma)
    return [
      ...pairs.flatMap(describe),
      ...steps.flatMap((step) => [
        spreadByPlace(residuals.across, step, true),
        spreadByPlace(residuals.down, step, false),
      ]),
      ...steps.map((step) => spreadByPlace(planes.chromaRed, step, true)),
      evenAgainstOdd(planes.luma),
    ]
  },
}

/** Differences of the pixels of each 2 × 2 block from its first pixel. */
function blockPairs({ width, height, values }: Plane): Float32Array[] {
  const columns = Math.floor(width / 2)
  const rows = Math.floor(height / 2)
  const out = pairNames.map(() => new Float32Array(columns * rows))
  const [right, below, aslant] = out
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      const from = 2 * y * width + 2 * x
      right[at] = values[from + 1] - values[from]
      below[at] = values[from + width] - values[from]
      aslant[at] = values[from + width + 1] - values[from]
    }
  }
  return out
}

function describe(values: Float32Array): number[] {
  const { deviation, tails } = momentsOf(values)
  let zero = 0
  let tiny = 0
  for (let at = 0; at < values.length; at++) {
    const size = Math.abs(values[at])
    if (size < 0.5) zero++
    if (size < 3) tiny++
  }
  return [logOf(deviation), logOf(tails), zero / values.length, tiny / values.length]
}

/** How unlike the mean sizes are at the places of a grid of this step. */
function spreadByPlace({ width, values }: Plane, step: number, isAcross: boolean): number {
  const sums = new Float64Array(step)
  const counts = new Float64Array(step)
  for (let at = 0; at < values.length; at++) {
    const place = (isAcross ? at % width : Math.floor(at / width)) + MARGIN
    sums[place % step] += Math.abs(values[at])
    counts[place % step]++
  }
  const means = Array.from(sums, (sum, place) => sum / (counts[place] || 1))
  const { mean, deviation } = momentsOf(means)
  return logOf(deviation / (mean + 1e-3))
}

/** Differences within pairs of pixels against those between pairs. */
function evenAgainstOdd({ width, values }: Plane): number {
  let even = 0
  let odd = 0
  for (let at = 0; at < values.length - 1; at++) {
    const column = at % width
    if (column === width - 1) continue
    const size = Math.abs(values[at + 1] - values[at])
    if (column % 2 === 0) even += size
    else odd += size
  }
  return logOf(even) - logOf(odd)
}
