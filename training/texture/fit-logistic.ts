import { createRandom, shuffle } from '../random.ts'
import type { SparseRows } from './sparse-rows.ts'

/** A linear model over sparse columns: log-odds of machine text. */
export interface LinearFit {
  readonly weights: Float32Array
  readonly intercept: number
}

export interface LogisticSettings {
  /** L2 penalty of a step, as a share of the weights. */
  readonly ridge: number
  readonly epochs: number
  /**
   * Size of the column that each genre has for itself while fitting, and that is thrown away after:
   * what tells a genre apart then is not learnt as what tells people from machines. 0 has none.
   */
  readonly genre: number
}

/** What a fit is fitted to: rows by index, with label, mass and genre. */
export interface LogisticTask {
  readonly rows: Uint32Array
  readonly labels: Uint8Array
  readonly masses: Float64Array
  readonly genres: Uint16Array
}

/** The intercept learns slower than the columns, which carry the same signal (as in scikit-learn's SGD). */
const INTERCEPT_RATE = 0.01

/**
 * Logistic regression by stochastic gradient descent with Bottou's learning rate
 * (1 / (ridge · (t₀ + t))), averaged over the second half of the epochs.
 */
export function fitLogistic(
  table: SparseRows,
  task: LogisticTask,
  settings: LogisticSettings,
  seed: number,
): LinearFit {
  const { starts, columns, values } = table
  const { ridge, epochs, genre } = settings
  const weights = new Float32Array(table.width)
  const sums = new Float32Array(table.width)
  const offsets = new Float64Array(1 + task.genres.reduce((most, id) => Math.max(most, id), 0))
  const order = Uint32Array.from(task.rows.keys())
  const random = createRandom(seed)
  const firstStep = 1 / (Math.sqrt(1 / Math.sqrt(ridge)) * ridge)
  const quarter = Math.ceil(order.length / 4)
  let scale = 1
  let intercept = 0
  let interceptSum = 0
  let snapshots = 0
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let k = 0; k < order.length; k++) {
      const at = order[k]
      const row = task.rows[at]
      const rate = 1 / (ridge * (firstStep + step++))
      let sum = 0
      for (let i = starts[row]; i < starts[row + 1]; i++) sum += weights[columns[i]] * values[i]
      const raw = (sum + offsets[task.genres[at]] * genre) * scale + intercept
      const error = (1 / (1 + Math.exp(-raw)) - task.labels[at]) * task.masses[at]
      scale *= 1 - Math.min(0.5, rate * ridge)
      const move = (-rate * error) / scale
      for (let i = starts[row]; i < starts[row + 1]; i++) weights[columns[i]] += move * values[i]
      offsets[task.genres[at]] += move * genre
      intercept -= rate * error * INTERCEPT_RATE
      if (epoch >= epochs / 2 && (k % quarter === quarter - 1 || k === order.length - 1)) {
        for (let i = 0; i < sums.length; i++) sums[i] += weights[i] * scale
        interceptSum += intercept
        snapshots++
      }
    }
  }
  return { weights: sums.map((sum) => sum / snapshots), intercept: interceptSum / snapshots }
}

/** Log-odds of each of the given rows. */
export function scoreRows(
  { starts, columns, values }: SparseRows,
  { weights, intercept }: LinearFit,
  rows: Iterable<number>,
): Float64Array {
  return Float64Array.from(rows, (row) => {
    let raw = intercept
    for (let i = starts[row]; i < starts[row + 1]; i++) raw += weights[columns[i]] * values[i]
    return raw
  })
}
