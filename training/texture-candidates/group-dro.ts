import { fitLogistic, scoreRows } from '../texture/fit-logistic.ts'
import type { Part } from '../texture/fit-mix.ts'
import type { Sample } from '../texture/load-samples.ts'
import type { RunScores } from './run-scores.ts'
import { fitTask, type Run } from './runs.ts'

/** Fits before the last one; each moves mass to the groups that it served worst. */
const ROUNDS = 3
const ROUND_EPOCHS = 2
/** A group with fewer dev texts keeps its mass. */
const FEWEST_TEXTS = 10
/** No group gains more in a round than one with this loss. */
const MOST_LOSS = 1

/**
 * Group DRO by rounds (after Sagawa and others, 2020): a group is a file and a label, and after each
 * round its mass grows by e to the power of `step` times its loss on the dev split.
 */
export function fitGroupDro(
  samples: readonly Sample[],
  { rows, settings }: Part,
  run: Run,
  step: number,
  seed: number,
): RunScores {
  const groupOf = (index: number): string => `${samples[index].file} ${samples[index].machine}`
  const task = fitTask(samples, run)
  const masses = task.masses.slice()
  for (let round = 0; round < ROUNDS; round++) {
    const fit = fitLogistic(rows, { ...task, masses }, { ...settings, epochs: ROUND_EPOCHS }, seed)
    const losses = new Map<string, { sum: number; count: number }>()
    const scores = scoreRows(rows, fit, run.dev)
    for (const [at, index] of run.dev.entries()) {
      const sign = samples[index].machine === 1 ? -1 : 1
      const loss = losses.get(groupOf(index)) ?? { sum: 0, count: 0 }
      loss.sum += Math.log1p(Math.exp(sign * scores[at]))
      loss.count++
      losses.set(groupOf(index), loss)
    }
    const totals = [0, 0]
    for (const [at, index] of task.rows.entries()) {
      const loss = losses.get(groupOf(index))
      if (loss !== undefined && loss.count >= FEWEST_TEXTS) {
        masses[at] *= Math.exp(step * Math.min(MOST_LOSS, loss.sum / loss.count))
      }
      totals[task.labels[at]] += masses[at]
    }
    // Both labels keep half of the mass.
    for (let at = 0; at < masses.length; at++) {
      masses[at] *= masses.length / 2 / totals[task.labels[at]]
    }
  }
  const fit = fitLogistic(rows, { ...task, masses }, settings, seed)
  return { dev: scoreRows(rows, fit, run.dev), out: scoreRows(rows, fit, run.out) }
}
