import { isDeterminer, isPeople, mayBePeople } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { Scoped } from './scope.ts'

const personal =
  /^(?:person-name|postal-address|phone-number|email-address|account-number|identity-number|birth-date|secret)$/
/** What is said of whoever follows it, and of others too: “Polish workers”. */
const owned = /^(?:origin|salary)$/
/** What is said of personal data that has one form, whoever's it is. */
const weightless =
  /^(?:live|real|actual|full|exact|individual|personal|private|own|whole|entire|complete|precise|valid|working|genuine|true|current|particular|original|direct|raw|plain|active|usable|identifiable|identifying|confidential|sensitive|internal|residential|complete|first|last|given|legal|birth|maiden|living)$/
const joining = /^(?:and|or|nor|'|’|s)$/
/** Words between “names of” and who they are. */
const describing =
  /^(?:individual|private|ordinary|young|other|named|particular|former|current|past|single|specific|fellow|any|own|vulnerable|adult|minor|elderly|local|living|deceased|members?|member of|members of|of|the|our|individuals?|foster|lay|senior|junior|alleged|rescued|missing|accused|convicted|anonymous|underage|teenage|child|adult)$/

/** “A child's address”, “birth dates of employees”, “a real password”: whose it is narrows nothing, and is named. */
export function withoutOwners(units: readonly Unit[]): Scoped {
  const kept: Unit[] = []
  const leftOut: string[] = []
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]
    if (isPersonal(unit)) {
      while (kept.length > 0 && ownsNext(kept)) leftOut.push(kept.splice(-1)[0].text)
    }
    kept.push(unit)
    const length = isPersonal(unit) || isOwned(unit) ? ownersAfter(units, at + 1) : 0
    if (length === 0) continue
    leftOut.push(
      units
        .slice(at + 1, at + 1 + length)
        .filter((each) => !isDeterminer(each) && each.text !== 'of')
        .map(({ text }) => text)
        .join(' '),
    )
    at += length
  }
  return { units: kept, leftOut: leftOut.filter((words) => words !== "'") }
}

function isPersonal({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && personal.test(sign.detector ?? '')
}

function isOwned({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && owned.test(sign.detector ?? '')
}

/** Whether the last of the units says whose the next one is, or that it is a real one. */
function ownsNext(units: readonly Unit[]): boolean {
  const last = units[units.length - 1]
  if (last.text === "'") return isPeople(units[units.length - 2])
  if (last.text === 'user' || last.text === 'users') return false
  return weightless.test(last.text) || (isPeople(last) && !isSubject(units))
}

/** “Tell readers prices”, “if customers phone …”: who does something owns nothing. */
function isSubject(units: readonly Unit[]): boolean {
  const before = units[units.length - 2]
  return (
    before?.sign?.kind === 'if' || /^(?:tell|let|give|ask|show|send)s?$/.test(before?.text ?? '')
  )
}

const MOST_OWNERS = 8

/** Units of “of the employees or patients”, “(name) a child”. */
function ownersAfter(units: readonly Unit[], from: number): number {
  const isVerb = /^(?:names?|naming|identify|identifies|identifying)$/.test(units[from - 1].text)
  const isOwned = /^(?:of|belonging to|from)$/.test(units[from]?.text ?? '')
  if (!isOwned && !isVerb) return 0
  let length = 0
  for (let at = isOwned ? from + 1 : from; at < from + MOST_OWNERS; at++) {
    const unit = units[at]
    if (unit === undefined) break
    if (isPeople(unit) || (isOwned && mayBePeople(unit))) length = at + 1 - from
    else if (!isDeterminer(unit) && !describing.test(unit.text) && !joining.test(unit.text)) break
  }
  const next = units[from + length]
  // “Names of people who died” are not all names.
  return /^(?:with|lack|compare|only|number)$/.test(next?.sign?.kind ?? '') || next?.text === 'aged'
    ? 0
    : length
}
