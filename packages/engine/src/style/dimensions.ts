import { publish } from '../models/calibration.ts'
import { riskLevel } from '../routing/route.ts'
import type { StyleResult } from '../schema/index.ts'
import { type DimensionId, dimensionIds, meanOf } from './metrics/metric.ts'
import type { MetricResult } from './metrics/read-metrics.ts'

export type Dimension = NonNullable<StyleResult['deep_scan']>['style_dimensions'][number]

const labels: Readonly<Record<DimensionId, string>> = {
  readability: 'Readability',
  rhythm: 'Rhythm',
  phrasing: 'Phrasing',
  directness: 'Directness',
  specificity: 'Specificity',
  sourcing: 'Sourcing',
}

const statuses = { low: 'strong', medium: 'adequate', high: 'weak' } as const

/** The risk of a dimension is the mean of its two worst metrics: one bad habit is enough to be seen. */
const WORST = 2

/** Every dimension with its risk, read off its metrics. */
export function readDimensions(results: readonly MetricResult[]): Dimension[] {
  return dimensionIds.map((id) => {
    const members = results
      .filter(({ metric, isMeasured }) => metric.dimension === id && metric.weighs && isMeasured)
      .sort((a, b) => b.risk - a.risk)
    const risk = publish(meanOf(members.slice(0, WORST).map((member) => member.risk)))
    const level = riskLevel(risk, 0)
    const worst = members.filter(({ verdict }) => verdict !== 'good').slice(0, WORST)
    return {
      id,
      label: labels[id],
      score: publish(1 - risk),
      risk,
      status: members.length === 0 ? 'adequate' : statuses[level],
      explanation:
        members.length === 0
          ? 'The draft is too short to judge this.'
          : worst.length === 0
            ? 'No metric of this kind stands out.'
            : worst.map(({ explanation }) => explanation).join(' '),
    }
  })
}

/** The style risk of a draft: the mean over its dimensions. */
export function styleRiskOf(dimensions: readonly Dimension[]): number {
  return publish(meanOf(dimensions.map(({ risk }) => risk)))
}
