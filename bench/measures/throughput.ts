import { analyzeText } from '@content-trust/engine'
import { clockTime, cpuTime } from '../cpu-time.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { median, quantile } from '../statistics.ts'

const PASSES = 5

/**
 * Warm passes over all drafts: rate by CPU time of the process, latency of a file by the clock. Other
 * programs only ever add to a latency, so the best of the passes stands for a file.
 */
export function measureThroughput(drafts: readonly BenchDraft[]): Measurement[] {
  const megabytes = drafts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  for (const { draft } of drafts) analyzeText(draft)
  const rates: number[] = []
  const latencies = drafts.map((): number[] => [])
  for (let pass = 0; pass < PASSES; pass++) {
    const time = cpuTime(() => {
      for (const [i, { draft }] of drafts.entries()) {
        latencies[i]?.push(clockTime(() => analyzeText(draft)))
      }
    })
    rates.push(megabytes / (time / 1000))
  }
  const perFile = latencies.map((times) => Math.min(...times))
  const worst = drafts[perFile.indexOf(Math.max(...perFile))]
  return [
    {
      label: 'text analysis of Markdown',
      value: median(rates),
      best: Math.max(...rates),
      unit: 'MB per CPU second',
      goal: { atLeast: 15 },
      note: `${drafts.length} files, ${megabytes.toFixed(2)} MB, ${PASSES} passes after one to warm up`,
    },
    { label: 'a file, p50', value: quantile(perFile, 0.5), unit: 'ms' },
    { label: 'a file, p99', value: quantile(perFile, 0.99), unit: 'ms', goal: { atMost: 15 } },
    {
      label: 'the slowest file',
      value: Math.max(...perFile),
      unit: 'ms',
      note: worst === undefined ? '' : `${worst.path}, ${Math.round(worst.bytes / 1000)} kB`,
    },
  ]
}
