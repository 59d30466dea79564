import { type Act, actOf, LONGEST_ACT } from '../../lexicons/acts.ts'
import { bodyNouns } from '../../lexicons/people.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { isDeterminer, isPeople, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { isContent, wordsIn } from './demand.ts'

/** What a draft does, and with what. */
export interface Deed {
  /** Undefined where nothing is said to be done. */
  readonly act: Act | undefined
  readonly object: readonly Unit[]
  /** Which drafts do it, and to whom. */
  readonly leftOut: readonly string[]
}

/** The first verb that says what a draft does; undefined where what comes before it narrows what is meant. */
export function deedIn(units: readonly Unit[]): Deed | undefined {
  for (let at = 0; at < units.length; at++) {
    const before = units.slice(0, at)
    // “Reviews that claim …”, “never claim …”, but not “health claims”.
    if (before.at(-1)?.sign?.kind !== 'with' && before.some(isContent)) continue
    for (let length = LONGEST_ACT; length > 0; length--) {
      const act = actOf(
        units
          .slice(at, at + length)
          .map(textOf)
          .join(' '),
      )
      if (act === undefined) continue
      if (before.some(isThing)) return undefined
      const rest = units.slice(at + length)
      const whom = act.hasAddressee ? addresseeIn(rest) : 0
      const addressee = rest.slice(0, whom).filter((unit) => !isDeterminer(unit))
      return {
        act,
        object: rest.slice(whom),
        leftOut: [...wordsIn(before), ...addressee.map(textOf)],
      }
    }
  }
  return { act: undefined, object: units, leftOut: [] }
}

const bodies: ReadonlySet<string> = new Set(phrasesOf(bodyNouns))

/** Units of “patients”, “any of our customers” where a thing follows or nothing does. */
function addresseeIn(units: readonly Unit[]): number {
  const at = units.findIndex((unit) => !isDeterminer(unit) && !/^(?:of|other)$/.test(unit.text))
  const isWhom = (unit: Unit): boolean =>
    isPeople(unit) || bodies.has(unit.text) || unit.text === 'others'
  return at !== -1 && isWhom(units[at]) ? at + 1 : 0
}

function textOf({ text }: Unit): string {
  return text
}
