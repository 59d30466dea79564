import type { TextResult } from '../schema/index.ts'
import { applyEdits, type Edit } from './edit.ts'

/** The published risks that a revision may not raise. */
export const risks = [
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
] as const
export type Risk = (typeof risks)[number]
export type Risks = Readonly<Pick<TextResult, Risk>>

/** Text that the scoring of one set of edits may read in all, so that time stays linear. */
const MOST_TEXT = 2_000_000
const MOST_UNITS = 64
const MOST_CUTS = 16

/** Risks that are higher in the second version. */
export function risenRisks(before: Risks, after: Risks): Risk[] {
  return risks.filter((name) => after[name] > before[name])
}

/** Says that a risk would rise. */
export function riseText(name: Risk, before: Risks, after: Risks): string {
  return `${name} would rise from ${before[name]} to ${after[name]}.`
}

/** Edits that together raise no risk, and the others with the reason. */
export interface CalmEdits<Item extends Edit> {
  readonly kept: Item[]
  readonly refused: { readonly edit: Item; readonly reason: string }[]
}

/**
 * Keeps a set of edits that raises no published risk. Where the whole set raises one, the edits that
 * add most to it go first. In a long draft neighbours are weighed together.
 */
export function keepScores<Item extends Edit>(
  source: string,
  before: Risks,
  edits: readonly Item[],
  score: (text: string) => Risks,
): CalmEdits<Item> {
  const scoreWith = (some: readonly Edit[]) => score(applyEdits(source, some))
  let after = scoreWith(edits)
  let risen = risenRisks(before, after)
  if (risen.length === 0) return { kept: [...edits], refused: [] }
  const units = inUnits(edits, source.length).map((unit) => ({ unit, alone: scoreWith(unit) }))
  const refused: { edit: Item; reason: string }[] = []
  let left = units
  for (let cuts = 0; risen.length > 0 && left.length > 0; cuts++) {
    const name = worst(risen, before, after)
    const rise = (alone: Risks): number => alone[name] - before[name]
    const ordered = [...left].sort((a, b) => rise(b.alone) - rise(a.alone))
    const gone = new Set<Risks>()
    let excess = cuts < MOST_CUTS ? after[name] - before[name] : Number.POSITIVE_INFINITY
    for (const { unit, alone } of ordered) {
      if (excess <= 0) break
      gone.add(alone)
      excess -= Math.max(0, rise(alone))
      const reason = riseText(name, before, rise(alone) > 0 ? alone : after)
      for (const edit of unit) refused.push({ edit, reason })
    }
    left = left.filter(({ alone }) => !gone.has(alone))
    after = scoreWith(left.flatMap(({ unit }) => unit))
    risen = risenRisks(before, after)
  }
  return { kept: left.flatMap(({ unit }) => unit), refused }
}

function worst(risen: readonly Risk[], before: Risks, after: Risks): Risk {
  return risen.reduce((a, b) => (after[a] - before[a] >= after[b] - before[b] ? a : b))
}

/** Edits one by one, or neighbours in groups where scoring each alone would take too long. */
function inUnits<Item>(edits: readonly Item[], length: number): Item[][] {
  const most = Math.max(8, Math.min(MOST_UNITS, Math.floor(MOST_TEXT / Math.max(1, length))))
  const size = Math.ceil(edits.length / most)
  const units: Item[][] = []
  for (let at = 0; at < edits.length; at += size) units.push(edits.slice(at, at + size))
  return units
}
