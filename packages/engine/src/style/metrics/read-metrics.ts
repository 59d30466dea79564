import { publish } from '../../models/calibration.ts'
import { thresholds } from '../../policy/thresholds.ts'
import type { StyleResult } from '../../schema/index.ts'
import { directnessMetrics } from './directness.ts'
import type { Metric, StyleFacts } from './metric.ts'
import { phrasingMetrics } from './phrasing.ts'
import { readabilityMetrics } from './readability.ts'
import { rhythmMetrics } from './rhythm.ts'
import { sourcingMetrics } from './sourcing.ts'
import { specificityMetrics } from './specificity.ts'

/** Every metric, in the order of a report. */
export const metrics: readonly Metric[] = [
  ...readabilityMetrics,
  ...rhythmMetrics,
  ...phrasingMetrics,
  ...directnessMetrics,
  ...specificityMetrics,
  ...sourcingMetrics,
]

type Verdict = StyleResult['metrics'][string]['verdict']

/** A metric with what it says of one draft. */
export interface MetricResult {
  readonly metric: Metric
  readonly value: number
  readonly verdict: Verdict
  readonly explanation: string
  /** 0 to 1 on the scale of all risks: 0.40 where "good" ends, 0.70 where "poor" begins. */
  readonly risk: number
  /** False for a draft too short for this number. */
  readonly isMeasured: boolean
}

/** Measures a draft by every metric. */
export function readMetrics(facts: StyleFacts): MetricResult[] {
  const { words, sentences } = facts.prose
  return metrics.map((metric) => {
    const value = rounded(metric.measure(facts), metric.digits)
    const isMeasured = words >= metric.fewestWords && sentences >= metric.fewestSentences
    const risk = isMeasured ? riskOf(metric, value) : 0
    return {
      metric,
      value,
      risk,
      isMeasured,
      verdict: isMeasured ? verdictOf(metric, value) : 'good',
      explanation: isMeasured
        ? `${metric.what}: ${value}. ${boundsOf(metric)}`
        : `${metric.what}: ${value}. Not judged below ${neededOf(metric)}.`,
    }
  })
}

function verdictOf({ good, poor }: Metric, value: number): Verdict {
  const isHighBetter = poor < good
  if (isHighBetter ? value >= good : value <= good) return 'good'
  return (isHighBetter ? value < poor : value > poor) ? 'poor' : 'watch'
}

/** One straight line through both bounds; where low is good, nothing at all is no risk. */
function riskOf({ good, poor }: Metric, value: number): number {
  const { medium, high } = thresholds
  const line = medium + ((value - good) / (poor - good)) * (high - medium)
  const share = good > 0 && poor > good ? medium * (value / good) : 1
  return publish(value < good ? Math.min(line, share) : line)
}

function boundsOf({ good, poor }: Metric): string {
  if (poor < 0) return 'For information alone.'
  return poor < good
    ? `Good from ${good}, poor below ${poor}.`
    : `Good up to ${good}, poor above ${poor}.`
}

function neededOf({ fewestWords, fewestSentences }: Metric): string {
  const needs = [`${fewestWords} words`]
  if (fewestSentences > 1) needs.push(`${fewestSentences} sentences`)
  return needs.join(' and ')
}

function rounded(value: number, digits: number): number {
  const factor = 10 ** digits
  // A sum with zero turns -0, which JSON would lose, into 0.
  return Math.round(value * factor) / factor + 0
}
