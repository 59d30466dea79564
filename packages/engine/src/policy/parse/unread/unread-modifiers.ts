import { isMatter, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Small words of the grammar that narrow the thing before which they stand. */
const narrowing =
  /^(?:new|same|main|certain|real|recent|public|official|outdated|current|similar|long|short|unfair|hidden|existing|original|particular|former|previous|future|past|local|national|international|foreign|internal|external|weak|strong|big|small|large|other people's|early|late|changing|changed)$/
/** What something may be done with a thing, which is less than the thing. */
const heads =
  /^(?:complaints?|jokes?|instructions?|changes?|lists?|requests?|questions?|tips?|rumours?|rumors?|speculation|gossip|praise|criticism|debates?|discussions?|arguments?|tutorials?|lessons?|photos?|pictures?|images?|videos?|recipes?|tables?)$/
const joint = /^(?:of|about|for|in|on|to|over|regarding|concerning)$/
const determiner = /^(?:the|a|an|any|all|our|your|their|its|every|each|some|such)$/

/** “New prices”, “complaints about prices”: what narrows a thing in words that no part of a form says. */
export function unreadModifiers(units: readonly Unit[]): string[] {
  // “A certain age, e.g. young”: the list says which.
  const isListed = units.some(({ sign }) => sign?.kind === 'instance')
  return units.flatMap((unit, at) => {
    if (!isListed && isSmall(unit) && narrowing.test(unit.text) && isFound(units[after(units, at)]))
      return [unit.text]
    // “Links to e-mail addresses” are no addresses.
    if (/^links? to$/.test(unit.text) && isFound(units[at + 1])) return [unit.text]
    return isHead(units, at) ? [`${unit.text} ${units[at + 1].text}`] : []
  })
}

/** A head that is none of the things that can be found, before one of them. */
function isHead(units: readonly Unit[], at: number): boolean {
  const [head, between] = units.slice(at, at + 2)
  if (head.sign?.kind === 'noun' || !heads.test(head.text) || !joint.test(between?.text ?? ''))
    return false
  let next = at + 2
  while (determiner.test(units[next]?.text ?? '')) next++
  return isFound(units[next])
}

/** The place behind all small words that narrow. */
function after(units: readonly Unit[], at: number): number {
  let next = at + 1
  while (units[next] !== undefined && isSmall(units[next]) && narrowing.test(units[next].text))
    next++
  return next
}

function isSmall({ kind, sign }: Unit): boolean {
  return kind === 'sign' && sign?.kind !== 'noun'
}

/** Whether a unit names what is looked for. */
function isFound(unit: Unit | undefined): boolean {
  if (unit?.sign?.kind !== 'noun') return false
  const { detector, evidence } = unit.sign
  return (isThing(unit) && (detector ?? evidence) !== undefined) || isMatter(unit.sign)
}
