/** One protected fact of a version. */
export interface Fact {
  /** What two notations of one fact have in common. */
  readonly key: string
  /** As a reason quotes it. */
  readonly shown: string
  /** Index of its first token, -1 when it stands outside of the prose. */
  readonly at: number
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
