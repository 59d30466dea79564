import { applyEdits, type Edit } from './edit.ts'
import { keepPassing } from './keep-passing.ts'
import {
  excessOf,
  isStricter,
  type Risk,
  type Risks,
  reasonsAgainst,
  risenRisks,
  riseText,
  type Standing,
} from './standing.ts'

/** Text that the scoring of one set of edits may read in all, so that time stays linear. */
const MOST_TEXT = 2_000_000
const MOST_UNITS = 64
const MOST_CUTS = 16

/** Edits that together lift no risk into a higher band, and the others with the reason. */
export interface CalmEdits<Item extends Edit> {
  readonly kept: Item[]
  readonly refused: { readonly edit: Item; readonly reason: string }[]
}

/**
 * Keeps a set of edits with which no published risk gets into a higher band and the decision gets
 * no stricter. Where the whole set lifts one, the edits that add most to it go first. In a long
 * draft neighbours are weighed together.
 */
export function keepScores<Item extends Edit>(
  source: string,
  before: Standing,
  edits: readonly Item[],
  score: (text: string) => Standing,
): CalmEdits<Item> {
  const scoreWith = (some: readonly Edit[]) => score(applyEdits(source, some))
  let after = scoreWith(edits)
  if (reasonsAgainst(before, after).length === 0) return { kept: [...edits], refused: [] }
  const units = inUnits(edits, source.length).map((unit) => ({
    unit,
    alone: scoreWith(unit).risks,
  }))
  const refused: { edit: Item; reason: string }[] = []
  let left = units
  let risen = risenRisks(before.risks, after.risks)
  for (let cuts = 0; risen.length > 0 && left.length > 0; cuts++) {
    const name = worst(risen, before.risks, after.risks)
    const rise = (alone: Risks): number => alone[name] - before.risks[name]
    const ordered = [...left].sort((a, b) => rise(b.alone) - rise(a.alone))
    const gone = new Set<Risks>()
    let excess =
      cuts < MOST_CUTS ? excessOf(name, before.risks, after.risks) : Number.POSITIVE_INFINITY
    const reason = riseText(name, before.risks, after.risks)
    for (const { unit, alone } of ordered) {
      if (excess < 0) break
      gone.add(alone)
      excess -= Math.max(0, rise(alone))
      for (const edit of unit) refused.push({ edit, reason })
    }
    left = left.filter(({ alone }) => !gone.has(alone))
    after = scoreWith(left.flatMap(({ unit }) => unit))
    risen = risenRisks(before.risks, after.risks)
  }
  if (!isStricter(before.action, after.action)) {
    return { kept: left.flatMap(({ unit }) => unit), refused }
  }
  // A policy of the user's own may decide by anything, so it can only be tried.
  const [reason = ''] = reasonsAgainst(before, after)
  const pass = (some: Readonly<typeof left>) =>
    reasonsAgainst(before, scoreWith(some.flatMap(({ unit }) => unit))).length === 0
  const kept = keepPassing(left, pass, MOST_CUTS)
  for (const each of left) {
    if (!kept.includes(each)) for (const edit of each.unit) refused.push({ edit, reason })
  }
  return { kept: kept.flatMap(({ unit }) => unit), refused }
}

function worst(risen: readonly Risk[], before: Risks, after: Risks): Risk {
  const excess = (name: Risk) => excessOf(name, before, after)
  return risen.reduce((a, b) => (excess(a) >= excess(b) ? a : b))
}

/** Edits one by one, or neighbours in groups where scoring each alone would take too long. */
function inUnits<Item>(edits: readonly Item[], length: number): Item[][] {
  const most = Math.max(8, Math.min(MOST_UNITS, Math.floor(MOST_TEXT / Math.max(1, length))))
  const size = Math.ceil(edits.length / most)
  const units: Item[][] = []
  for (let at = 0; at < edits.length; at += size) units.push(edits.slice(at, at + size))
  return units
}
