import { analyzeText } from '@content-trust/engine'
import { cpuTimes } from '../cpu-time.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { growthExponent, median } from '../statistics.ts'

const SIZES = Array.from({ length: 11 }, (_, power) => 1024 * 2 ** power)
const LARGE = 64 * 1024

/** Cost of cut corpus text from 1 KB to 1 MB, and of a draft of 100 KB. */
export function measureGrowth(drafts: readonly BenchDraft[]): Measurement[] {
  const text = cuttable(drafts, 1024 * 1024)
  const cost = (size: number): number[] => {
    const source = text.slice(0, size)
    return cpuTimes(() => analyzeText({ source, syntax: 'markdown' }), 5, 100)
  }
  const points = SIZES.map((size) => ({ size, cost: median(cost(size)) }))
  const hundred = cost(100_000)
  return [
    {
      label: 'a draft of 100 KB',
      value: median(hundred),
      best: Math.min(...hundred),
      unit: 'ms',
      goal: { atMost: 25 },
    },
    {
      label: 'cost against length, 1 KB to 1 MB',
      value: growthExponent(points),
      unit: 'exponent',
      goal: { atMost: 1.05 },
      note: points
        .map(({ size, cost: ms }) => `${size / 1024} KB ${ms.toPrecision(2)} ms`)
        .join(', '),
    },
    {
      label: 'cost against length, 64 KB to 1 MB',
      value: growthExponent(points.filter(({ size }) => size >= LARGE)),
      unit: 'exponent',
      note: 'without the fixed cost of a call, which flatters the range above',
    },
  ]
}

/** Corpus text of at least a length; short drafts are repeated. */
export function cuttable(drafts: readonly BenchDraft[], length: number): string {
  const once = drafts.map(({ draft }) => draft.source).join('\n\n')
  return `${once}\n\n`.repeat(Math.ceil(length / Math.max(1, once.length))).slice(0, length)
}
