import { isDeterminer, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const forbidding = /^(?:not|prohibition)$/
/** What is done with a thing that is there already. */
const handling =
  /^(?:answer|check|copy|ignore|pressure|repeat|find|doubt|forget|follow|highlight|underline)$/
/** Decisions that put the thing there all the same: “members must not swap phone numbers”. */
const exchanging = /^(?:swap|exchange|hold|keep)$/

/**
 * What must not be done with a thing that may well be there: “authors must not cut quotes”, “do not ignore questions”. A ban on
 * the thing would turn these around.
 */
export function unreadVerbs(units: readonly Unit[]): string[] {
  return units.flatMap(({ sign, text }, at) => {
    const next = units.slice(at + 1).find((unit) => !isDeterminer(unit))
    // “Promise a date” bans no dates, and not all promises.
    if (
      /^promis(?:e|es|ing)$/.test(text) &&
      next?.sign?.kind === 'noun' &&
      next.sign.feature === 'date'
    )
      return [`${text} ${next.text}`]
    if (!forbidding.test(sign?.kind ?? '')) return []
    const verb = units[at + 1]
    const thing = units.slice(at + 2).find((unit) => !isDeterminer(unit) && unit.text !== 'about')
    if (verb === undefined || thing === undefined || !isThing(thing)) return []
    // “Do not remove prices” asks for less of whoever checks.
    const isOrder = sign?.kind === 'not' && at === 0
    const isChange =
      verb.sign?.kind === 'decision' && !isOrder && !exchanging.test(verb.text) && !isPassive(verb)
    return isChange || handling.test(verb.text) ? [`${verb.text} ${thing.text}`] : []
  })
}

/** “Must not be cut” */
function isPassive({ text }: Unit): boolean {
  return /^(?:be|get) |(?:ed|(?<!short|soft|tight)en)$/.test(text)
}
