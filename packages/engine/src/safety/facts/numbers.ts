import type { Token } from '../tokens.ts'
import { boundOf, minusBefore } from './bounds.ts'
import { dateAt, shownOf } from './dates.ts'
import type { QuantityFact } from './fact.ts'
import { leadOf } from './leads.ts'
import { isReversed, relationOf } from './relations.ts'
import { currencyOf, isCurrency, thingAfter, unitAfter } from './units.ts'
import { valueAt } from './values.ts'

/** Numbers and dates of a run of tokens, in their order. */
export interface Quantities {
  readonly numbers: readonly QuantityFact[]
  readonly dates: readonly QuantityFact[]
  /** Tokens that belong to one of them. */
  readonly taken: ReadonlySet<number>
  /** Those that belong to a date. */
  readonly inDates: ReadonlySet<number>
}

interface ReadFact extends Omit<QuantityFact, 'relation'> {
  relation?: string | undefined
}

/** Reads numbers, in digits and in words, with their units, and dates. */
export function readQuantities(tokens: readonly Token[]): Quantities {
  const numbers: QuantityFact[] = []
  const dates: QuantityFact[] = []
  const taken = new Set<number>()
  const inDates = new Set<number>()
  let last: ReadFact | undefined
  let at = 0
  while (at < tokens.length) {
    const date = dateAt(tokens, at)
    const found: QuantityFact | undefined = date ?? numberAt(tokens, at)
    if (found === undefined) {
      at++
      continue
    }
    const fact: ReadFact = { ...found, lead: leadOf(tokens, found.at) }
    const relation = relationOf(tokens, last, found)
    // The end of a range bears it, wherever it is.
    if (last !== undefined && isReversed(tokens, last, found)) last.relation = relation
    else fact.relation = relation
    if (date) dates.push(fact)
    else numbers.push(fact)
    for (let i = found.at; i < found.at + found.length; i++) {
      taken.add(i)
      if (date) inDates.add(i)
    }
    last = fact
    at = found.at + found.length
  }
  return { numbers, dates, taken, inDates }
}

function numberAt(tokens: readonly Token[], at: number): QuantityFact | undefined {
  const hasMoney = isCurrency(tokens[at])
  // $-5
  const inner = hasMoney && tokens[at + 1]?.word === '-' ? 1 : 0
  const first = hasMoney ? at + 1 + inner : at
  if (hasMoney && tokens[first]?.kind !== 'number') return undefined
  const value = valueAt(tokens, first)
  if (value === undefined) return undefined
  const minus = minusBefore(tokens, at)
  const sign = minus + inner > 0 ? '-' : ''
  const start = at - minus
  const next = first + value.length
  const make = (end: number, key: string, name?: string): QuantityFact => {
    const bound = boundOf(tokens, start, end)
    return {
      key: bound === undefined ? key : `${bound} ${key}`,
      shown: shownOf(tokens, start, end - start),
      at: start,
      length: end - start,
      ...(value.size === undefined ? {} : { size: sign === '' ? value.size : -value.size }),
      ...(name === undefined ? {} : { unit: name }),
      ...(bound === undefined ? {} : { bound }),
    }
  }
  if (value.key.startsWith('number ')) return make(next, value.key)
  const following = tokens[next]
  if (following?.isJoined && /^(?:st|nd|rd|th)$/.test(following.word)) {
    return make(next + 1, `number ${value.key}`)
  }
  const key = sign + value.key
  const decade = decadeEnd(tokens, next)
  if (decade !== undefined) return make(decade, `${key}s`)
  const money = hasMoney ? currencyOf(tokens[at].word) : undefined
  const unit = unitAfter(tokens, next, money)
  if (unit !== undefined) return make(unit.end, `${key} ${unit.name}`, unit.name)
  const fact = make(next, key)
  const thing = thingAfter(tokens, start, next)
  if (thing === undefined) return fact
  const counted = `${fact.key} ${thing.lemma}`
  if (!thing.isCompound) return { ...fact, counted }
  return { ...fact, counted, isCompound: true, shown: shownOf(tokens, start, thing.end - start) }
}

/** After the "s" of 1990s or 1990's; undefined for another number. */
function decadeEnd(tokens: readonly Token[], next: number): number | undefined {
  if (!/0$/.test(tokens[next - 1].word)) return undefined
  const ending = tokens[next]?.word === "'" && tokens[next].isJoined ? next + 1 : next
  return tokens[ending]?.word === 's' && tokens[ending].isJoined ? ending + 1 : undefined
}
