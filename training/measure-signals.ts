import { leftOutSetRows } from './evaluation/left-out-sets.ts'
import { safetyRows } from './evaluation/safety.ts'
import { signalRows } from './evaluation/signals.ts'

/**
 * Prints rows that `npm run evaluate` has among others: `node --conditions=source training/measure-signals.ts signals`
 * those of the sentence signals in folds, `sets` with whole sets left out, `safety` those of the revision safety check.
 */
const parts = { signals: signalRows, sets: leftOutSetRows, safety: safetyRows } as const
const wanted = process.argv.slice(2)
for (const [name, rowsOf] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const { measure, goal, value } of await rowsOf()) {
    process.stdout.write(`${measure}\t${goal}\t${value}\n`)
  }
}
