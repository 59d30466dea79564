import type { Severity } from '../../schema/index.ts'
import type { Hit } from '../rules/run-rules.ts'

const order: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

/** The hits to report: severest first, then by position (D-037); of two on one spot the stronger. */
export function selectHits(hits: readonly Hit[], most: number): Hit[] {
  const distinct = dropCovered(hits)
  distinct.sort((a, b) => order[a.severity] - order[b.severity] || byPosition(a, b))
  return distinct.length > most ? distinct.slice(0, most) : distinct
}

function byPosition(a: Hit, b: Hit): number {
  return a.start - b.start || b.end - a.end || (a.rule.id < b.rule.id ? -1 : 1)
}

/** Drops a hit that lies within a hit of the same evidence type which is at least as severe. */
function dropCovered(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  const lastByType = new Map<string, Hit>()
  for (const hit of [...hits].sort(byPosition)) {
    const last = lastByType.get(hit.rule.type)
    const isCovered =
      last !== undefined && hit.end <= last.end && order[hit.severity] >= order[last.severity]
    if (isCovered) continue
    kept.push(hit)
    if (last === undefined || hit.end > last.end) lastByType.set(hit.rule.type, hit)
  }
  return kept
}
