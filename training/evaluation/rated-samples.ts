import { auroc, shareOf } from '../metrics.ts'

/** What the corpora say of a document. */
export interface DocumentOrigin {
  readonly file: string
  readonly domain: string
  readonly machine: 0 | 1
  readonly generator: string | null
  /** What was done to a machine text, as the corpora name it; null for nothing. */
  readonly attack: string | null
  /** Words of prose. */
  readonly words: number
  /** Ties documents that belong together: prompt, page, product or repository. */
  readonly group: string
  /** A finer kind than the domain: guide, readme, release-note and others; null where not stated. */
  readonly genre: string | null
  /** The model behind a generator that may run several; null where not stated. */
  readonly model: string | null
  readonly year: number | null
  /** How it is known who wrote the document; null where not stated. */
  readonly evidence: string | null
}

/** A document with the texture risk by a model that saw neither its source nor its repository. */
export interface RatedSample extends DocumentOrigin {
  readonly risk: number
}

/** Joins documents with their risks, which are in the same order. */
export function rateSamples(
  samples: readonly DocumentOrigin[],
  risks: ArrayLike<number>,
): RatedSample[] {
  return samples.map((sample, at) => ({ ...sample, risk: risks[at] }))
}

/** Published risks from which a text is at medium, and at high. */
export const MEDIUM = 0.4
export const HIGH = 0.7

/** The share of texts at or above a mark; 0 for none. */
export function shareFrom(rows: readonly RatedSample[], mark: number): number {
  return shareOf(
    rows.map(({ risk }) => risk),
    (risk) => risk >= mark,
  )
}

/** Area under the ROC curve, each text alike; NaN where one side is empty. */
export function areaOf(rows: readonly RatedSample[]): number {
  return auroc(
    rows.map(({ risk }) => risk),
    rows.map(({ machine }) => machine),
  )
}

/** Mass of each document, 1/√(documents of its group), so that no repository outweighs the others. */
export function groupWeights(rows: readonly { readonly group: string }[]): Float64Array {
  const sizes = new Map<string, number>()
  for (const { group } of rows) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return Float64Array.from(rows, ({ group }) => 1 / Math.sqrt(sizes.get(group) ?? 1))
}

/** The share of the mass that lies at or above a mark; 0 for none. */
export function massFrom(
  rows: readonly RatedSample[],
  weights: ArrayLike<number>,
  mark: number,
): number {
  let sum = 0
  let total = 0
  for (const [at, { risk }] of rows.entries()) {
    total += weights[at]
    if (risk >= mark) sum += weights[at]
  }
  return total === 0 ? 0 : sum / total
}

/**
 * Area under the ROC curve where each text has a mass: the chance that a machine text scores above a
 * person's, both drawn by their mass; ties count half. NaN where one side is empty.
 */
export function weightedArea(rows: readonly RatedSample[], weights: ArrayLike<number>): number {
  const order = [...rows.keys()].sort((a, b) => rows[a].risk - rows[b].risk)
  const totals = [0, 0]
  let pairs = 0
  for (let from = 0; from < order.length; ) {
    const tied = [0, 0]
    let to = from
    while (to < order.length && rows[order[to]].risk === rows[order[from]].risk) {
      tied[rows[order[to]].machine] += weights[order[to]]
      to++
    }
    pairs += tied[1] * (totals[0] + tied[0] / 2)
    totals[0] += tied[0]
    totals[1] += tied[1]
    from = to
  }
  return totals[0] === 0 || totals[1] === 0 ? Number.NaN : pairs / (totals[0] * totals[1])
}
