import type { Unit } from '../units/units.ts'
import { withoutActors } from './actors.ts'
import { withoutOwners } from './owners.ts'
import { type Scoped, withoutScope } from './scope.ts'
import { withoutWrittenAbout } from './written-about.ts'

/** Whoever it is: nothing is left out. */
const anybody =
  /^(?:somebody|someone|anybody|anyone|everybody|everyone|people|authors?|writers?|contributors?|posters?|commenters?|)$/

/** A clause without who writes, whose data it is, and which drafts it is about; all of it is left out, aloud. */
export function withoutBystanders(all: readonly Unit[]): Scoped {
  const leftOut: string[] = []
  let units = all
  for (const step of [withoutWrittenAbout, withoutOwners, withoutScope, withoutActors]) {
    const scoped = step(units)
    units = scoped.units
    leftOut.push(...scoped.leftOut)
  }
  return { units, leftOut: leftOut.filter((words) => !anybody.test(words)) }
}
