/** One protected fact of a version. */
export interface Fact {
  /** What two notations of one fact have in common. */
  readonly key: string
  /** As a reason quotes it. */
  readonly shown: string
  /** Index of its first token, -1 when it is outside of the prose. */
  readonly at: number
  /** The same with the thing that it counts: "3-bit" and "3 bits" are 3 of one thing. */
  readonly counted?: string
  /** The thing is joined to the number, so it is part of the fact. */
  readonly isCompound?: boolean
  /** What it makes together with the number before it: a range, a product. */
  readonly relation?: string | undefined
  /** Which way it is led to: by 5, to 5, from 5. */
  readonly lead?: Lead | undefined
  /** What a number is worth without its unit, where it is one value. */
  readonly size?: number
  /** The one name of a number's unit, however it is written. */
  readonly unit?: string
  /** The limit that a number is: "from" for at least, "to" for at most, "above", "below", "plus or minus". */
  readonly bound?: string
}

/** A number or a date, which takes one token or several. */
export interface QuantityFact extends Fact {
  /** How many tokens it takes, from `at` on. */
  readonly length: number
}

/** The word that leads to a number or a date, and the class of words that say the same. */
export interface Lead {
  readonly group: string
  readonly shown: string
}

/** Facts of `left` that `right` does not hold as often. */
export function missing(left: readonly Fact[], right: readonly Fact[]): Fact[] {
  const counts = new Map<string, number>()
  for (const { key } of right) counts.set(key, (counts.get(key) ?? 0) + 1)
  return left.filter(({ key }) => {
    const count = counts.get(key) ?? 0
    counts.set(key, count - 1)
    return count <= 0
  })
}

/**
 * The facts of two versions under the keys by which they are compared: with the thing that is counted
 * where one version joins it to the number, and with what a number makes together with its neighbour.
 */
export function withRelations(
  left: readonly Fact[],
  right: readonly Fact[],
): [readonly Fact[], readonly Fact[]] {
  const compounds = new Set(
    [...left, ...right].filter(({ isCompound }) => isCompound).map(({ counted }) => counted),
  )
  const full = (fact: Fact): Fact => {
    const { key, counted, relation } = fact
    const own = counted !== undefined && compounds.has(counted) ? counted : key
    return { ...fact, key: relation === undefined ? own : `${own} in ${relation}` }
  }
  return [left.map(full), right.map(full)]
}
