import type { Severity, StyleCheck, StyleResult, StyleSpan } from '../schema/index.ts'
import { advice } from './advice.ts'
import { informing } from './check-table.ts'
import { metricAdvice } from './metric-advice.ts'
import type { MetricResult } from './metrics/read-metrics.ts'
import { costOf } from './weights.ts'

export type Recommendation = StyleResult['recommendations'][number]

interface Proposal {
  readonly priority: Severity
  readonly cost: number
  readonly title: string
  readonly why: string
  readonly action: string
  readonly evidence_span_ids: string[]
}

const ranks: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 }
/** From so many places on a habit counts for more than its single places. */
const HABIT = 5

/** What to do, the costliest first; each with the spans that it is about. */
export function recommend(
  spans: readonly StyleSpan[],
  results: readonly MetricResult[],
): Recommendation[] {
  const proposals = [...proposeBySpans(spans), ...proposeByMetrics(spans, results)]
  proposals.sort((a, b) => ranks[a.priority] - ranks[b.priority] || b.cost - a.cost)
  return proposals.map(({ cost: _cost, ...proposal }, index) => ({
    id: `recommendation-${index + 1}`,
    ...proposal,
  }))
}

function proposeBySpans(spans: readonly StyleSpan[]): Proposal[] {
  const groups = new Map<StyleCheck, StyleSpan[]>()
  for (const span of spans) {
    const group = groups.get(span.check)
    if (group) group.push(span)
    else groups.set(span.check, [span])
  }
  return [...groups].map(([check, members]) => {
    const { one, many, why, action } = advice[check]
    return {
      priority: priorityOf(check, members),
      cost: members.reduce((sum, span) => sum + costOf(span), 0),
      title: members.length === 1 ? one : many.replace('#', String(members.length)),
      why,
      action,
      evidence_span_ids: members.map(({ id }) => id),
    }
  })
}

function priorityOf(check: StyleCheck, members: readonly StyleSpan[]): Severity {
  if (informing.has(check)) return 'low'
  if (members.some(({ severity }) => severity === 'high')) return 'high'
  if (members.some(({ severity }) => severity === 'medium')) {
    return members.length >= HABIT ? 'high' : 'medium'
  }
  return members.length >= HABIT ? 'medium' : 'low'
}

/** Advice on a poor metric, with the spans of the check that shows where. */
function proposeByMetrics(
  spans: readonly StyleSpan[],
  results: readonly MetricResult[],
): Proposal[] {
  return results.flatMap(({ metric, verdict, risk, explanation }): Proposal[] => {
    const entry = metricAdvice.get(metric.name)
    if (entry === undefined || verdict !== 'poor') return []
    return [
      {
        priority: 'medium',
        cost: risk,
        title: entry.title,
        why: explanation,
        action: entry.action,
        evidence_span_ids: spans.filter(({ check }) => check === entry.shownBy).map(({ id }) => id),
      },
    ]
  })
}
