import { analyzeText } from '@content-trust/engine'
import { cpuTimes } from '../cpu-time.ts'
import type { BenchDraft } from '../drafts.ts'
import { hostileUnits } from '../hostile-units.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'
import { cuttable } from './growth.ts'

const LENGTH = 100_000
const WORST = 12
const syntaxes = ['markdown', 'mdx', 'plain'] as const

/**
 * Cost of hostile text against prose of the same length: each unit repeated to 100 KB, in each syntax. The
 * worst are measured a second time and as often as prose, because the compiler has seen prose all along and
 * is at work in the first calls of a unit.
 */
export function measureHostile(drafts: readonly BenchDraft[]): Measurement[] {
  const cost = (source: string, syntax: (typeof syntaxes)[number], repeats: number): number =>
    median(cpuTimes(() => analyzeText({ source, syntax }), repeats, 60))
  const prose = cost(cuttable(drafts, LENGTH), 'markdown', 9)
  const firsts = Object.entries(hostileUnits).flatMap(([name, unit]) => {
    const source = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
    return syntaxes.map((syntax) => ({ name, source, syntax, time: cost(source, syntax, 3) }))
  })
  const factors = firsts
    .toSorted((a, b) => b.time - a.time)
    .slice(0, WORST)
    .map(({ name, source, syntax }) => ({
      name: `${name} (${syntax})`,
      factor: cost(source, syntax, 9) / prose,
    }))
    .toSorted((a, b) => b.factor - a.factor)
  const [worst] = factors
  if (worst === undefined) throw new Error('Expected hostile units.')
  return [
    {
      label: 'hostile text against prose, 100 KB',
      value: worst.factor,
      unit: 'times',
      goal: { atMost: 2.5 },
      note: factors
        .slice(0, 8)
        .map(({ name, factor }) => `${name} ${factor.toFixed(1)}`)
        .join(', '),
    },
  ]
}
