import { isDeterminer, isPeople, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Most units of “to the families of new pupils”, “that go home with the children”. */
const MOST_OF_TAIL = 8
const going =
  /^(?:go|goes|going|get|gets|reach|reaches|leave|leaves|are sent|is sent|is|are|come|comes|appear|appears|run|runs|live|stand)$/
const ourselves = /^(?:we|you|they|i|our|the|us)$/
const putting =
  /^(?:publish|print|post|send|write|share|issue|produce|release|put|make|mail|email|run|say|upload|distribute|circulate|hand)(?: |$)/
const closing =
  /^(?:must|prohibition|with|lack|ban|not|decision|notice|permission|if|only|unless|about|compare|number)$/

/** How many units after a kind of draft say for whom it is, or where it goes. */
export function tailAfter(units: readonly Unit[], from: number): number {
  const { text } = units[from] ?? { text: '' }
  if (/^(?:to|for|from|by)$/.test(text)) return audienceAt(units, from)
  const isRelative = /^(?:that|which)$/.test(text)
  const verb = units[from + (isRelative ? 1 : 0)]
  const next = units[from + (isRelative ? 2 : 1)]
  if (verb === undefined) return 0
  const isOurs = ourselves.test(verb.text) && putting.test(next?.text ?? '')
  if (!isOurs && !(isRelative && going.test(verb.text))) return 0
  const start = from + (isRelative ? 1 : 0) + (isOurs ? 2 : 1)
  let at = start
  for (; units[at] !== undefined && units[at].kind !== 'mark'; at++) {
    if (closing.test(units[at].sign?.kind ?? '') && !/^(?:with|on)$/.test(units[at].text)) break
    if (isThing(units[at]) || (units[at].kind !== 'word' && units[at].kind !== 'sign')) return 0
  }
  return at - from <= MOST_OF_TAIL ? at - from : 0
}

function audienceAt(units: readonly Unit[], from: number): number {
  let length = 0
  for (let at = from + 1; at < from + MOST_OF_TAIL; at++) {
    const unit = units[at]
    if (unit === undefined) break
    if (isPeople(unit)) length = at + 1 - from
    else if (length > 0 ? !/^(?:and|or|of)$/.test(unit.text) : !describes(unit)) break
  }
  return length
}

function describes(unit: Unit): boolean {
  return isDeterminer(unit) || unit.kind === 'word'
}
