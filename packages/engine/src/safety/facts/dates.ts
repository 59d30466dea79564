import { months, weekdays } from '../lexicons/measures.ts'
import type { Token } from '../tokens.ts'
import type { Fact, QuantityFact } from './fact.ts'

/** A day or a month as it is told, with or without its year. */
export interface DateParts {
  readonly year: number | undefined
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number | undefined
}

/** The date that starts at a token, in any of the usual notations. */
export function dateAt(tokens: readonly Token[], at: number): QuantityFact | undefined {
  const token = tokens[at]
  const fact = (key: string, length: number): QuantityFact => ({
    key,
    shown: shownOf(tokens, at, length),
    at,
    length,
  })
  if (token.kind === 'number') return numericDate(tokens, at, fact)
  const weekday = token.isCapital ? weekdays.get(token.word) : undefined
  if (weekday !== undefined) return fact(`weekday ${weekday}`, 1)
  const month = token.isCapital ? monthOf(token) : undefined
  if (month === undefined) return undefined
  // March 3, 2020; March 3rd; March 2020; March.
  let next = at + 1
  if (wordAt(tokens, next) === '.' && token.word.length <= 4) next++
  const day = dayOf(tokens, next)
  if (day !== undefined) {
    let end = next + day.length
    const comma = wordAt(tokens, end) === ',' ? 1 : 0
    const year = yearOf(tokens, end + comma)
    if (year !== undefined) end += comma + 1
    return fact(keyOf(year, month, day.value), end - at)
  }
  if (wordAt(tokens, next) === ',' || wordAt(tokens, next) === 'of') {
    const year = yearOf(tokens, next + 1)
    if (year !== undefined) return fact(keyOf(year, month), next + 2 - at)
  }
  const year = yearOf(tokens, next)
  if (year !== undefined) return fact(keyOf(year, month), next + 1 - at)
  // "May" at the start of a sentence may be the verb.
  if (token.word === 'may' && token.opens) return undefined
  return fact(keyOf(undefined, month), 1)
}

function numericDate(
  tokens: readonly Token[],
  at: number,
  fact: (key: string, length: number) => QuantityFact,
): QuantityFact | undefined {
  // 2020-03-05
  const year = yearOf(tokens, at)
  if (year !== undefined && isSeparated(tokens, at, '-')) {
    const month = Number(tokens[at + 2].word)
    const day = Number(tokens[at + 4].word)
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return fact(keyOf(year, month, day), 5)
  }
  // 3/5/2020: which is the day is not known, so the notation stays as it is.
  if (isSeparated(tokens, at, '/')) {
    return fact([0, 2, 4].map((step) => Number(tokens[at + step].word)).join('/'), 5)
  }
  // 3 March 2020, 3rd of March
  const day = dayOf(tokens, at)
  if (day === undefined) return undefined
  let next = at + day.length
  if (wordAt(tokens, next) === 'of') next++
  const named = tokens[next]
  const month = named?.isCapital ? monthOf(named) : undefined
  if (month === undefined) return undefined
  const comma = wordAt(tokens, next + 1) === ',' ? 1 : 0
  const written = yearOf(tokens, next + 1 + comma)
  return fact(
    keyOf(written, month, day.value),
    next + 1 - at + (written === undefined ? 0 : comma + 1),
  )
}

function isSeparated(tokens: readonly Token[], at: number, mark: string): boolean {
  return (
    wordAt(tokens, at + 1) === mark &&
    wordAt(tokens, at + 3) === mark &&
    [1, 2, 3, 4].every((step) => tokens[at + step]?.isJoined) &&
    [2, 4].every((step) => tokens[at + step].kind === 'number')
  )
}

function monthOf(token: Token): number | undefined {
  return months.get(token.word)
}

function dayOf(
  tokens: readonly Token[],
  at: number,
): { value: number; length: number } | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number' || !/^\d{1,2}$/.test(token.word)) return undefined
  const value = Number(token.word)
  if (value < 1 || value > 31) return undefined
  const next = tokens[at + 1]
  const isOrdinal = next?.isJoined && /^(?:st|nd|rd|th)$/.test(next.word)
  return { value, length: isOrdinal ? 2 : 1 }
}

function yearOf(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  return token?.kind === 'number' && /^[12]\d{3}$/.test(token.word) ? Number(token.word) : undefined
}

function keyOf(year: number | undefined, month: number, day?: number): string {
  return [year ?? 'any', month, ...(day === undefined ? [] : [day])].join('-')
}

/** What the key of a date says; undefined for a weekday, and where day and month may be either. */
export function datePartsOf({ key }: Fact): DateParts | undefined {
  const [, year, month, day] = /^(\d+|any)-(\d+)(?:-(\d+))?$/.exec(key) ?? []
  if (month === undefined) return undefined
  return {
    year: year === 'any' ? undefined : Number(year),
    month: Number(month),
    day: day === undefined ? undefined : Number(day),
  }
}

function wordAt(tokens: readonly Token[], at: number): string | undefined {
  return tokens[at]?.word
}

/** The tokens of a fact as they were printed. */
export function shownOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text, isJoined }, index) => (index === 0 || isJoined ? text : ` ${text}`))
    .join('')
}
