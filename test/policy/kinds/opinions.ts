import type { CasesByPolicy } from '../../support/show-matched.ts'

/** What a writer thinks. */
export const opinions: CasesByPolicy = {
  'No opinions.': {
    meets: `
      «I think the plan is bad.»
      «In my opinion, the soup was too salty.»
      «We believe the park should stay.»
      «It is a shame that the shop closed.»
      «The council ought to be ashamed.»
      «Personally, I prefer trains.»
      «The new library is ugly.»
      «To my mind the match was over by noon.»
      «Sadly», the pool will close.
      «I love this bridge.»
    `,
    misses: `
      The shop closed.
      The soup had salt.
      The opinion poll was held in May.
      The council met.
      We found the keys.
      The judge gave his ruling.
      We believe in no ghosts.
    `,
  },
  'Keep personal opinions out of news reports.': {
    meets: `
      «If you ask me, the plan is dead.»
      «We feel the vote was wrong.»
      «The decision was outrageous.»
    `,
    misses: `
      The vote was lost by nine.
      The plan needs £3m.
    `,
  },
}
