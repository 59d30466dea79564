import { cardinals, multiples, ordinals, scales, units } from '../lexicons/measures.ts'
import type { Token } from '../tokens.ts'
import { type DateFact, dateAt, shownOf } from './dates.ts'
import type { Fact } from './fact.ts'

/** Numbers and dates of a run of tokens, in their order. */
export interface Quantities {
  readonly numbers: readonly Fact[]
  readonly dates: readonly Fact[]
  /** Tokens that belong to one of them. */
  readonly taken: ReadonlySet<number>
  /** Those that belong to a date. */
  readonly inDates: ReadonlySet<number>
}

/** Reads numbers, in digits and in words, with their units, and dates. */
export function readQuantities(tokens: readonly Token[]): Quantities {
  const numbers: Fact[] = []
  const dates: DateFact[] = []
  const taken = new Set<number>()
  const inDates = new Set<number>()
  let at = 0
  while (at < tokens.length) {
    const date = dateAt(tokens, at)
    const found = date ?? numberAt(tokens, at)
    if (found === undefined) {
      at++
      continue
    }
    if (date) dates.push(date)
    else numbers.push(found)
    for (let i = at; i < at + found.length; i++) {
      taken.add(i)
      if (date) inDates.add(i)
    }
    at += found.length
  }
  return { numbers, dates, taken, inDates }
}

const currencies = new Set(['$', '£', '€', '¥'])

function numberAt(tokens: readonly Token[], at: number): DateFact | undefined {
  let next = at
  let unit: string | undefined
  if (currencies.has(tokens[at].word) && tokens[at + 1]?.kind === 'number') {
    unit = units.get(tokens[at].word)
    next++
  }
  const value = valueAt(tokens, next)
  if (value === undefined) return undefined
  next += value.length
  const following = tokens[next]
  if (value.key.startsWith('number ')) return make(tokens, at, next, value.key)
  if (following && /^(?:st|nd|rd|th)$/.test(following.word) && following.isJoined) {
    return make(tokens, at, next + 1, `number ${value.key}`)
  }
  const hyphen = following?.word === '-' && following.isJoined ? 1 : 0
  const named = tokens[next + hyphen] && units.get(tokens[next + hyphen].word)
  if (unit === undefined && named !== undefined) {
    unit = named
    next += hyphen + 1
  } else if (unit !== undefined && named === unit) next += hyphen + 1
  return make(tokens, at, next, unit === undefined ? value.key : `${value.key} ${unit}`)
}

function make(tokens: readonly Token[], at: number, end: number, value: string): DateFact {
  const bound = boundOf(tokens, at, end)
  const key = bound === undefined ? value : `${bound} ${value}`
  return { key, shown: shownOf(tokens, at, end - at), at, length: end - at }
}

/** Words before a number that make a bound of it, and the bound. */
const boundsBefore: Readonly<Record<string, string>> = {
  'at least': 'from',
  'a minimum of': 'from',
  'no less than': 'from',
  'no fewer than': 'from',
  'not less than': 'from',
  'at most': 'to',
  'up to': 'to',
  'a maximum of': 'to',
  'no more than': 'to',
  'not more than': 'to',
  'more than': 'above',
  'greater than': 'above',
  'higher than': 'above',
  over: 'above',
  above: 'above',
  exceeding: 'above',
  surpassing: 'above',
  exceeds: 'above',
  surpasses: 'above',
  exceeded: 'above',
  surpassed: 'above',
  'in excess of': 'above',
  'less than': 'below',
  'fewer than': 'below',
  'lower than': 'below',
  under: 'below',
  below: 'below',
}

/** Whether a number is a least, a most or a limit: "at least 5", "5 or more". */
function boundOf(tokens: readonly Token[], at: number, end: number): string | undefined {
  const wordsFrom = (start: number, stop: number) =>
    tokens
      .slice(Math.max(0, start), stop)
      .map(({ word }) => word)
      .join(' ')
  const after = wordsFrom(end, end + 2)
  if (after === 'or more' || after === 'or above') return 'from'
  if (after === 'or less' || after === 'or fewer' || after === 'or below') return 'to'
  for (const length of [3, 2, 1]) {
    const bound = own(boundsBefore, wordsFrom(at - length, at))
    if (bound !== undefined) return bound
  }
  return undefined
}

interface Value {
  readonly key: string
  readonly length: number
}

function valueAt(tokens: readonly Token[], at: number): Value | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === 'number') return digitsAt(tokens, at)
  if (token.kind !== 'word') return undefined
  const multiple = own(multiples, token.word)
  if (multiple !== undefined) return { key: multiple, length: 1 }
  const ordinal = own(ordinals, token.word)
  if (ordinal !== undefined) {
    // "first" alone is as often a connective as a number: the words around it tell the change.
    return ordinal === 1 ? undefined : { key: `number ${ordinal}`, length: 1 }
  }
  return tensOrdinalAt(tokens, at) ?? wordsAt(tokens, at)
}

function digitsAt(tokens: readonly Token[], at: number): Value {
  const written = tokens[at].word
  // 10:30 and 1.2.3 are no single value.
  if (/:|\..*\.|,\d{1,2}(?:$|\D)|,\d{4,}/.test(written)) return { key: written, length: 1 }
  const value = Number(written.replaceAll(',', ''))
  if (tokens[at + 1]?.word === '/' && tokens[at + 1].isJoined && isJoinedNumber(tokens[at + 2])) {
    return { key: `${written}/${tokens[at + 2].word}`, length: 3 }
  }
  const scale = tokens[at + 1] && own(scales, tokens[at + 1].word)
  const isShort = tokens[at + 1]?.word.length <= 2
  if (scale !== undefined && (!isShort || tokens[at + 1].isJoined)) {
    return { key: print(value * scale), length: 2 }
  }
  return { key: print(value), length: 1 }
}

function isJoinedNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.isJoined
}

/** twenty-first */
function tensOrdinalAt(tokens: readonly Token[], at: number): Value | undefined {
  const tens = own(cardinals, tokens[at].word) ?? 0
  const ones = own(ordinals, tokens[at + 2]?.word ?? '') ?? 0
  if (tens < 20 || tokens[at + 1]?.word !== '-' || ones === 0 || ones > 9) return undefined
  return { key: `number ${tens + ones}`, length: 3 }
}

/** Numbers in words: "two hundred and five", "twenty-one", "a million". */
function wordsAt(tokens: readonly Token[], at: number): Value | undefined {
  let total = 0
  let group = 0
  let next = at
  let hasValue = false
  let last = ''
  while (next < tokens.length) {
    const { word } = tokens[next]
    const unit = own(cardinals, word)
    const scale = word.length > 2 ? own(scales, word) : undefined
    if (unit !== undefined && (!hasValue || last === 'scale' || (last === 'ten' && unit < 10))) {
      group += unit
      last = unit >= 20 ? 'ten' : 'unit'
    } else if (scale !== undefined && (hasValue || next === at)) {
      if (scale <= 100) group = (group || 1) * scale
      else {
        total += (group || 1) * scale
        group = 0
      }
      last = 'scale'
    } else if (
      hasValue &&
      (word === 'and' || word === '-') &&
      own(cardinals, tokens[next + 1]?.word ?? '') !== undefined &&
      (word === '-' ? last === 'ten' : last === 'scale')
    ) {
      next++
      continue
    } else break
    hasValue = true
    next++
  }
  // "one" alone is as often a pronoun.
  if (!hasValue || (next === at + 1 && tokens[at].word === 'one')) return undefined
  return { key: print(total + group), length: next - at }
}

function print(value: number): string {
  return String(Number(value.toPrecision(12)))
}

function own<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
