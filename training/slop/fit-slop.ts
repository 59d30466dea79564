import { names, type SlopSample } from './load-slop-samples.ts'
import { MOST_WEIGHT, REPETITION, RUN } from './slop-settings.ts'

/** What share of the loss the rated drafts have; the rest is machine against human text. */
const RATED_SHARE = 0.3
const RIDGE = 5e-5
const STEPS = 300
/** How far a weight moves in the first steps, and how much of the last slopes the next step remembers. */
const RATE = 0.08
const MEMORY = { slope: 0.9, square: 0.99 } as const

/** A row of the fit: a document, what it should come to, and its mass. */
interface Row {
  readonly sample: SlopSample
  /** 0 to 1. */
  readonly target: number
  readonly mass: number
  readonly isRated: boolean
}

/** Rows as flat arrays; the entries of row i are those from `starts[i]` to before `starts[i + 1]`. */
interface Rows {
  readonly starts: Uint32Array
  readonly columns: Uint16Array
  /** Occurrences of the feature in 100 words. */
  readonly densities: Float64Array
  /** What repetition adds to the density; its weights are settings. */
  readonly again: Float64Array
  readonly targets: Float64Array
  readonly masses: Float64Array
}

/**
 * Fits weights from 0 to `MOST_WEIGHT` on two logistic losses at once: machine against human text, each genre and
 * label of like mass and each wild draft by the root of its repository's size; and how padded a draft was rated,
 * from 0 for 1 to 1 for 5, with an intercept of its own. Both intercepts only serve the fit.
 *
 * Projected Adam (Kingma and Ba 2015) over all rows, with a rate that falls to zero: the same rows give the same bytes.
 */
export function fitSlop(samples: readonly SlopSample[]): Float64Array {
  const rows = flatten([...labelledRows(samples), ...ratedRows(samples)])
  const size = names.length + 2
  const point = new Float64Array(size)
  const means = new Float64Array(size)
  const squares = new Float64Array(size)
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(rows, point)
    const rate = RATE * (1 - (step - 1) / STEPS)
    for (let at = 0; at < size; at++) {
      means[at] += (1 - MEMORY.slope) * (slope[at] - means[at])
      squares[at] += (1 - MEMORY.square) * (slope[at] ** 2 - squares[at])
      const mean = means[at] / (1 - MEMORY.slope ** step)
      const square = squares[at] / (1 - MEMORY.square ** step)
      const moved = point[at] - (rate * mean) / (Math.sqrt(square) + 1e-8)
      point[at] = at < names.length ? Math.min(MOST_WEIGHT, Math.max(0, moved)) : moved
    }
  }
  return point.slice(0, names.length)
}

/** The slope of the loss by the weights, the intercept and what rated drafts have besides it. */
function slopeAt(rows: Rows, point: Float64Array): Float64Array {
  const { starts, columns, densities, again, targets, masses } = rows
  const size = names.length
  const slope = point.map((weight, at) => (at < size ? RIDGE * weight : 0))
  for (let row = 0; row < targets.length; row++) {
    let raw = again[row]
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      raw += point[columns[at]] * densities[at]
    }
    const error = masses[row] * (1 / (1 + Math.exp(-raw)) - targets[row])
    for (let at = starts[row]; at < starts[row + 1]; at++)
      slope[columns[at]] += error * densities[at]
  }
  return slope
}

/** The intercepts are columns of ones: the first in each row, the second in each rated one. */
function flatten(list: readonly Row[]): Rows {
  const size = names.length
  const starts = new Uint32Array(list.length + 1)
  const columns: number[] = []
  const densities: number[] = []
  const again = new Float64Array(list.length)
  for (const [row, { sample, isRated }] of list.entries()) {
    const scale = 100 / (Math.max(RUN.fewest, sumOf(sample.lengths)) + RUN.prior)
    for (const [at, column] of sample.columns.entries()) {
      columns.push(column)
      densities.push(sample.counts[at] * scale)
    }
    columns.push(size)
    densities.push(1)
    if (isRated) {
      columns.push(size + 1)
      densities.push(1)
    }
    const { sentence, word } = REPETITION
    const { toldBySentence, knownBySentence } = sample
    again[row] = scale * (sentence * sumOf(toldBySentence) + word * sumOf(knownBySentence))
    starts[row + 1] = columns.length
  }
  return {
    starts,
    columns: Uint16Array.from(columns),
    densities: Float64Array.from(densities),
    again,
    targets: Float64Array.from(list, ({ target }) => target),
    masses: Float64Array.from(list, ({ mass }) => mass),
  }
}

function sumOf(values: Uint8Array | Uint16Array | Uint32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

function labelledRows(samples: readonly SlopSample[]): Row[] {
  const cells = new Map<string, number>()
  const repositories = new Map<string, number>()
  const cellOf = ({ domain, machine }: SlopSample): string => `${domain} ${machine}`
  for (const sample of samples) {
    cells.set(cellOf(sample), (cells.get(cellOf(sample)) ?? 0) + 1)
    if (isWild(sample)) repositories.set(sample.group, (repositories.get(sample.group) ?? 0) + 1)
  }
  const masses = samples.map(
    (sample) =>
      1 / Math.sqrt((cells.get(cellOf(sample)) ?? 1) * (repositories.get(sample.group) ?? 1)),
  )
  const totals = [0, 0]
  for (const [i, { machine }] of samples.entries()) totals[machine] += masses[i]
  return samples.map((sample, i) => {
    const mass = ((1 - RATED_SHARE) * masses[i]) / totals[sample.machine] / 2
    return { sample, target: sample.machine, mass, isRated: false }
  })
}

function isWild({ group }: SlopSample): boolean {
  return group.startsWith('wild:')
}

function ratedRows(samples: readonly SlopSample[]): Row[] {
  const rated = samples.filter(({ padded }) => padded !== undefined)
  const mass = RATED_SHARE / rated.length
  return rated.map((sample) => {
    return { sample, target: ((sample.padded ?? 1) - 1) / 4, mass, isRated: true }
  })
}
