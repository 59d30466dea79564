import { createRandom, shuffle } from '../random.ts'
import type { FoundHit, Origin } from './find-hits.ts'

/** How often each origin comes in a sample: documentation is where a false alarm hurts most. */
const turns: readonly Origin[] = ['documentation', 'human', 'documentation', 'human', 'machine']

/**
 * Draws hits of one rule: origins in turn, files of the corpora in turn within an origin, and at
 * most one hit of a draft, so that no source decides the figure.
 */
export function drawSample(hits: readonly FoundHit[], most: number, seed: number): FoundHit[] {
  const random = createRandom(seed)
  const queues = new Map<Origin, FoundHit[]>()
  for (const origin of new Set(turns)) {
    queues.set(
      origin,
      inTurn(
        oneADraft(
          hits.filter((hit) => hit.origin === origin),
          random,
        ),
      ),
    )
  }
  const drawn: FoundHit[] = []
  for (let turn = 0; drawn.length < most; turn++) {
    if ([...queues.values()].every((queue) => queue.length === 0)) break
    const next = queues.get(turns[turn % turns.length])?.shift()
    if (next) drawn.push(next)
  }
  return drawn
}

/** Sample sizes: the least for each rule where it has so many hits, the rest by the root of the hits. */
export function shareOut(
  counts: ReadonlyMap<string, number>,
  total: number,
  least: number,
): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const [rule, count] of counts) sizes.set(rule, Math.min(count, least))
  const rest = total - [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (rest <= 0) return sizes
  const open = [...counts].filter(([, count]) => count > least)
  const roots = open.reduce((sum, [, count]) => sum + Math.sqrt(count), 0)
  for (const [rule, count] of open) {
    const more = Math.round((rest * Math.sqrt(count)) / roots)
    sizes.set(rule, Math.min(count, least + more))
  }
  return sizes
}

function oneADraft(hits: readonly FoundHit[], random: () => number): FoundHit[] {
  const order = Uint32Array.from(hits, (_, i) => i)
  shuffle(order, random)
  const seen = new Set<string>()
  const kept: FoundHit[] = []
  for (const index of order) {
    const hit = hits[index]
    const draft = `${hit.file}/${hit.id}`
    if (seen.has(draft)) continue
    seen.add(draft)
    kept.push(hit)
  }
  return kept
}

function inTurn(hits: readonly FoundHit[]): FoundHit[] {
  const byFile = Map.groupBy(hits, ({ file }) => file)
  const queues = [...byFile.values()]
  const ordered: FoundHit[] = []
  for (let place = 0; ordered.length < hits.length; place++) {
    for (const queue of queues) if (place < queue.length) ordered.push(queue[place])
  }
  return ordered
}
