import { riskLevel } from '../routing/route.ts'
import type { StyleResult } from '../schema/index.ts'
import { meanOf } from './metrics/metric.ts'
import type { MetricResult } from './metrics/read-metrics.ts'

const bands = { low: 'varied', medium: 'moderate', high: 'uniform' } as const

/**
 * How varied the texture is (decision 21), read off the metrics of rhythm; `moderate` for a draft
 * too short to tell.
 */
export function bandOf(results: readonly MetricResult[]): StyleResult['stylometric_band'] {
  const rhythm = results.filter(
    ({ metric, isMeasured }) => metric.dimension === 'rhythm' && metric.weighs && isMeasured,
  )
  if (rhythm.length === 0) return 'moderate'
  return bands[riskLevel(meanOf(rhythm.map(({ risk }) => risk)), 0)]
}
