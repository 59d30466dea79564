import { spearman } from './metrics.ts'
import { type CrossFitSlop, crossFitSlop } from './slop/cross-fit-slop.ts'
import { loadSlopSamples } from './slop/load-slop-samples.ts'

/**
 * Prints how far slop follows the ratings of padding, in folds by group: each rated draft is scored by a model that
 * was fitted and calibrated without its group. `node --conditions=source training/measure-slop.ts`
 */
const samples = await loadSlopSamples()
const scored = crossFitSlop(samples, ({ padded }) => padded !== undefined)

function report(name: string, rows: readonly CrossFitSlop[]): void {
  const correlation = spearman(
    rows.map(({ density }) => density),
    rows.map(({ sample }) => sample.padded ?? 0),
  )
  process.stdout.write(`${name}: ${rows.length} drafts, Spearman ${correlation.toFixed(3)}\n`)
}

report('all', scored)
report(
  'documentation and blogs',
  scored.filter(({ sample }) => ['docs', 'blog'].includes(sample.domain)),
)
