import type { Severity } from '../../../schema/index.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'

const order: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

/**
 * The hits to report: severest first, then by position (decision 19); of two on one spot the
 * stronger.
 */
export function selectHits(hits: readonly Hit[], most: number): Hit[] {
  return dropCovered(hits)
    .sort((a, b) => bySeverity(a, b) || byRange(a, b) || byId(a, b))
    .slice(0, most)
}

function bySeverity(a: Hit, b: Hit): number {
  return order[a.severity] - order[b.severity]
}

/** What holds another range comes before it. */
function byRange(a: Hit, b: Hit): number {
  return a.start - b.start || b.end - a.end
}

function byId(a: Hit, b: Hit): number {
  return a.rule.id < b.rule.id ? -1 : 1
}

/** Drops a hit that lies within a hit of the same evidence type which is at least as severe; none of an own rule. */
function dropCovered(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  // By type: how far the hits of each severity reach that have begun.
  const reaches = new Map<string, number[]>()
  const inOrder = [...hits].sort((a, b) => byRange(a, b) || bySeverity(a, b) || byId(a, b))
  for (const hit of inOrder) {
    const { type } = hit.rule
    const own = order[hit.severity]
    const reach = reaches.get(type) ?? []
    const isCovered = reach.some((end, severity) => severity <= own && hit.end <= end)
    // Each occurrence of a rejected term is a finding, whatever else is flagged there.
    if (isCovered && hit.rule.isOwn !== true) continue
    kept.push(hit)
    reach[own] = Math.max(reach[own] ?? 0, hit.end)
    reaches.set(type, reach)
  }
  return kept
}
