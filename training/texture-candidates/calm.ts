import { weightedQuantile } from '../calibrate.ts'

/** The share of people at high that the worst left-out source may have. */
export const CALM = 0.02
/** The mean share of people at high over the left-out sources, for the other threshold. */
export const MEAN_CALM = 0.01

/** The lowest threshold that at most 2 % of these people pass. */
export function limitOf(people: Float64Array): number {
  const falling = people.toSorted().reverse()
  return falling[Math.floor(CALM * falling.length)]
}

/** The threshold that 1 % of these sources' people pass, each source counting alike. */
export function meanLimitOf(sources: readonly Float64Array[]): number {
  const all = sources.flatMap((people) =>
    Array.from(people, (value) => ({ value, weight: 1 / people.length })),
  )
  return weightedQuantile(all, 1 - MEAN_CALM)
}

/** As many texts, drawn with replacement. */
export function redrawn(people: Float64Array, random: () => number): Float64Array {
  return people.map(() => people[Math.floor(random() * people.length)])
}
