import type { Measure, Moment, Quantity } from './measure.ts'
import { isShorterForm, mayRoundTo } from './rounding.ts'
import { dimensionOf, inBase, inDays } from './units.ts'

/**
 * How what a source states relates to what is claimed: it is the `same`, the same to more digits (`longer`),
 * something `else` of the same kind, or of another kind.
 */
export type Relation = 'same' | 'longer' | 'else' | 'unrelated'

/** How a number or a date of a source relates to one of a claim. */
export function relate(claimed: Measure, stated: Measure): Relation {
  if (claimed.kind === 'date')
    return stated.kind === 'date' ? relateDates(claimed, stated) : 'unrelated'
  return stated.kind === 'number' ? relateQuantities(claimed, stated) : 'unrelated'
}

function relateDates(claimed: Moment, stated: Moment): Relation {
  if (claimed.weekday !== undefined || stated.weekday !== undefined) {
    if (claimed.weekday === undefined || stated.weekday === undefined) return 'unrelated'
    return claimed.weekday === stated.weekday ? 'same' : 'else'
  }
  if (claimed.fact.key === stated.fact.key) return 'same'
  const ours = claimed.date
  const theirs = stated.date
  const shared = (['year', 'month', 'day'] as const).filter(
    (part) => ours[part] !== undefined && theirs[part] !== undefined,
  )
  if (shared.length === 0) return 'unrelated'
  return shared.every((part) => ours[part] === theirs[part]) ? 'same' : 'else'
}

const upwards = /^(?:above|from)$/
const downwards = /^(?:below|to)$/

function relateQuantities(claimed: Quantity, stated: Quantity): Relation {
  const isSameKind = kindOf(claimed) === kindOf(stated)
  if (isTimes(claimed) !== isTimes(stated)) return 'unrelated'
  if (claimed.size === undefined || stated.size === undefined) {
    if (plainKey(claimed) === plainKey(stated)) return 'same'
    return isSameKind && claimed.size === stated.size ? 'else' : 'unrelated'
  }
  const hasUnits = claimed.unit !== undefined && stated.unit !== undefined
  const ours = hasUnits && isSameKind ? inBase(claimed.size, claimed.unit ?? '') : claimed.size
  const theirs = hasUnits && isSameKind ? inBase(stated.size, stated.unit ?? '') : stated.size
  // A number in another unit is another number, and one in words may leave its unit to the sentence.
  if (hasUnits && !isSameKind) {
    if (isAboutAsLong(claimed, stated)) return 'same'
    if (claimed.size !== stated.size) return 'unrelated'
    return countsAlike(claimed.unit, stated.unit) ? 'same' : 'else'
  }
  const [our, their] = [claimed.fact.bound ?? '', stated.fact.bound ?? '']
  const isOtherLimit =
    (upwards.test(our) && downwards.test(their)) || (downwards.test(our) && upwards.test(their))
  if (isClose(ours, theirs) || isGrouped(claimed, stated)) return isOtherLimit ? 'else' : 'same'
  const step = claimed.step * (claimed.size === 0 ? 1 : ours / claimed.size)
  const rounded = { size: ours, step }
  if (claimed.rounding !== undefined && mayRoundTo(theirs, rounded, claimed.rounding)) return 'same'
  if (!isSameKind) return 'unrelated'
  return isShorterForm(theirs, rounded) ? 'longer' : 'else'
}

function isTimes({ unit }: Quantity): boolean {
  return unit === 'times'
}

const directed = /^(?:by|to|from)$/

/** Whether one is where something comes from and the other where it goes: from 5, to 5, by 5. */
export function isTurned(claimed: Measure, stated: Measure): boolean {
  const [ours, theirs] = [claimed.fact.lead?.group ?? '', stated.fact.lead?.group ?? '']
  return (
    claimed.kind === 'number' && directed.test(ours) && directed.test(theirs) && ours !== theirs
  )
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right))
}

/** As far off as a length of time may be in days where the other text counts months. */
const CALENDAR = 0.04

/** Whether three months are told as ninety days. */
function isAboutAsLong(one: Quantity, other: Quantity): boolean {
  const [first, second] = [one, other].map(({ size, unit }) => inDays(size ?? 0, unit ?? ''))
  if (first === undefined || second === undefined) return false
  return Math.abs(first - second) <= CALENDAR * Math.max(first, second)
}

/** What two numbers have in common when one can stand for the other. */
function kindOf({ unit, thing, size }: Quantity): string {
  if (size === undefined) return 'key'
  if (unit === undefined) return `thing ${thing ?? ''}`
  const [counted = '', each] = unit.split('/')
  return each === undefined ? dimensionOf(counted) : `${dimensionOf(counted)}/${each}`
}

/** Whether two units are one when only one of them says for what: $5 per share, $5. */
function countsAlike(one = '', other = ''): boolean {
  const [[first, each], [second, otherEach]] = [one.split('/'), other.split('/')]
  return first === second && (each === undefined || otherEach === undefined)
}

/** Whether one of two numbers has a full stop where the other groups its thousands: 98.772 and 98,772. */
function isGrouped(one: Quantity, other: Quantity): boolean {
  const [first = '', second = ''] = [one, other].map(
    ({ fact }) => /[\d.,]*\d/.exec(fact.shown)?.[0],
  )
  const isEither = [first, second].some((digits) => /^\d{1,3}\.\d{3}$/.test(digits))
  return isEither && first.replaceAll(/[.,]/g, '') === second.replaceAll(/[.,]/g, '')
}

function plainKey({ fact: { key, bound } }: Quantity): string {
  return bound === undefined ? key : key.slice(bound.length + 1)
}
