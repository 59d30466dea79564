import { containing, mentioningOf } from '../../lexicons/mentioning.ts'
import { bodyNouns } from '../../lexicons/people.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { singular } from '../../policy-tokens.ts'
import { isDeterminer, isPeople } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { Scoped } from './scope.ts'

const bodies: ReadonlySet<string> = new Set(phrasesOf(bodyNouns))
const holding: ReadonlySet<string> = new Set(phrasesOf(containing))
const speaking: ReadonlySet<string> = new Set(phrasesOf(mentioningOf))
const modals = /^(?:must|should|shall|ought to|have to|has to|are to|is to|need to|needs to)$/
/** What is done to people, or asked of those who look at a draft. */
const passive =
  /^(?:be|been|being|have|has|appear|show up|come|need|approve|check|review|see|read|look at|sign off|verify|look|decide|agree|vet|clear|confirm|sign|get)(?: |$)/
/** Most words before “players” in “all new players”. */
const MOST_MODIFIERS = 3

/** “Players must not swap …”, “when a tutor guarantees …”: who writes narrows nothing, and is named. */
export function withoutActors(units: readonly Unit[]): Scoped {
  const kept: Unit[] = []
  const leftOut: string[] = []
  for (let at = 0; at < units.length; ) {
    const length = actorAt(units, at)
    if (length > 0) {
      const said = units.slice(at, at + length).filter((unit) => !isDeterminer(unit))
      leftOut.push(said.map(({ text }) => text).join(' '))
      at += length
      // “When a customer pastes a password”
      if (units[at].kind === 'word' && holding.has(baseOf(units[at].text))) {
        kept.push(asVerb(units[at], 'writing', 'contain'))
        at++
      }
      continue
    }
    const verb = verbAt(units, at)
    kept.push(verb.unit)
    at += verb.length
  }
  return { units: kept, leftOut }
}

/** How many units name who does something; none where nobody is named. */
function actorAt(units: readonly Unit[], from: number): number {
  const before = units[from - 1]
  const isOpening = before === undefined || /^[:;,–—]$/.test(before.text)
  const isCondition = before?.sign?.kind === 'if'
  if (!isOpening && !isCondition) return 0
  let at = from
  while (isDeterminer(units[at])) at++
  const start = at
  while (at - start < MOST_MODIFIERS && units[at]?.kind === 'word' && !isActor(units[at])) at++
  while (isActor(units[at + 1]) && isActor(units[at])) at++
  if (!isActor(units[at])) return 0
  const next = units[at + 1]
  const length = at + 1 - from
  if (next === undefined) return 0
  if (isCondition) return isAct(next) ? length : 0
  const isAsked = next.sign?.kind === 'prohibition' || modals.test(next.text)
  const verb = units[at + 2]
  return isAsked && verb !== undefined && !passive.test(verb.text) && verb.kind !== 'mark'
    ? length
    : 0
}

function isActor(unit: Unit | undefined): boolean {
  return isPeople(unit) || (unit?.kind === 'word' && bodies.has(singular(unit.text)))
}

/** Whether a unit after “when a tutor” can be what the tutor does. */
function isAct({ sign, text }: Unit): boolean {
  if (/^(?:about|writing|publishing)$/.test(sign?.kind ?? '')) return true
  if (holding.has(baseOf(text))) return true
  return /^(?:guarantee|promise|name|predict|compare|identify|identifie|claim|swear)s?$/.test(text)
}

/** A verb that means “contain” or “mention” where one of them is due. */
function verbAt(units: readonly Unit[], at: number): { unit: Unit; length: number } {
  const unit = units[at]
  const particle = units[at + 1]
  const pair = particle === undefined ? '' : `${baseOf(unit.text)} ${particle.text}`
  if (unit.kind === 'word' && speaking.has(pair)) {
    return { unit: asVerb(unit, 'about', 'mention'), length: 2 }
  }
  const isBarred = units[at - 1]?.sign?.kind === 'prohibition'
  const isKnown = /^(?:about|writing|publishing)$/.test(unit.sign?.kind ?? '')
  if (isBarred && !isKnown && holding.has(unit.text)) {
    return { unit: asVerb(unit, 'writing', 'contain'), length: 1 }
  }
  return { unit, length: 1 }
}

function asVerb(unit: Unit, kind: 'about' | 'writing', text: string): Unit {
  return { ...unit, kind: 'sign', sign: { kind }, text }
}

/** “Hints”, “hinting”, “hinted” are forms of “hint”. */
function baseOf(text: string): string {
  const stem = text.replace(/(?:ing|ed)$/, '')
  return (
    [singular(text), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(
      (form) => holding.has(form) || [...speaking].some((verb) => verb.startsWith(`${form} `)),
    ) ?? text
  )
}
