import { examplesOf, judge, type Verdict } from './measure.ts'

/** How many policies of a set there are, and how each is read now. */
export type Verdicts = Readonly<Record<Verdict | 'policies', number>>

/** Reads a set and counts. */
export function countVerdicts(set: string): Verdicts {
  const counts = { policies: 0, right: 0, named: 0, silent: 0 }
  for (const example of examplesOf(set)) {
    counts.policies++
    counts[judge(example)]++
  }
  return counts
}
