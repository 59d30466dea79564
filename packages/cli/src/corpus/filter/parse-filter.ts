import { didYouMean } from '@content-trust/engine/settings'
import { type Field, fields } from './fields.ts'
import { FilterProblem, readTokens, type Token } from './read-tokens.ts'

const comparisons = ['==', '!=', '<=', '>=', '<', '>'] as const
type Comparison = (typeof comparisons)[number]

/** What a filter says. */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly of: Expression }
  | {
      readonly kind: 'compare'
      readonly field: Field
      readonly comparison: Comparison
      readonly value: string | number
    }
  | { readonly kind: 'in'; readonly field: Field; readonly values: readonly (string | number)[] }

/** Nested deeper than this, a filter is no filter that a person wrote. */
const MAX_NESTED = 100

/**
 * Reads a filter: `or` binds weaker than `and`, `and` weaker than `not`, and a comparison has a column on
 * its left and a value on its right. Names, types and words are checked here, before a run starts.
 */
export function parseFilter(filter: string): Expression {
  const tokens = readTokens(filter)
  let index = 0
  let depth = 0
  const peek = (): Token => tokens[index] ?? { kind: 'end', at: filter.length }
  const isNext = (...values: string[]) => {
    const token = peek()
    return (token.kind === 'sign' || token.kind === 'name') && values.includes(token.value)
  }
  const take = (...values: string[]) => {
    if (!isNext(...values)) return false
    index++
    return true
  }
  const expect = (value: string) => {
    if (!take(value)) throw unexpected(peek(), `\`${value}\``)
  }

  const readOr = (): Expression => {
    let left = readAnd()
    while (take('or', '||')) left = { kind: 'or', left, right: readAnd() }
    return left
  }
  const readAnd = (): Expression => {
    let left = readNot()
    while (take('and', '&&')) left = { kind: 'and', left, right: readNot() }
    return left
  }
  const readNot = (): Expression => {
    if (++depth > MAX_NESTED) throw new FilterProblem('Nested too deeply', peek().at)
    try {
      if (take('not', '!')) return { kind: 'not', of: readNot() }
      if (!take('(')) return readComparison()
      const inner = readOr()
      expect(')')
      return inner
    } finally {
      depth--
    }
  }
  const readComparison = (): Expression => {
    const field = fieldOf(peek())
    index++
    if (take('in')) {
      expect('[')
      const values = [readValue(field)]
      while (take(',')) values.push(readValue(field))
      expect(']')
      return { kind: 'in', field, values }
    }
    const token = peek()
    const comparison = comparisons.find((sign) => take(sign))
    if (comparison === undefined) throw unexpected(token, `one of ${comparisons.join(' ')} or in`)
    if (field.words !== null && comparison !== '==' && comparison !== '!=') {
      throw new FilterProblem(
        `\`${field.column}\` holds words, so compare it by == or !=`,
        token.at,
      )
    }
    return { kind: 'compare', field, comparison, value: readValue(field) }
  }
  const readValue = (field: Field): string | number => {
    const value = wordOrNumber(peek(), field)
    index++
    return value
  }

  const expression = readOr()
  if (peek().kind !== 'end') throw unexpected(peek(), '`and`, `or` or the end')
  return expression
}

function fieldOf(token: Token): Field {
  if (token.kind !== 'name') throw unexpected(token, 'the name of a column')
  const field = Object.hasOwn(fields, token.value) ? fields[token.value] : undefined
  if (field !== undefined) return field
  const names = Object.keys(fields)
  throw new FilterProblem(
    `Unknown column \`${token.value}\`, expected one of ${names.join(', ')}.${didYouMean(token.value, names)}`,
    token.at,
  )
}

function wordOrNumber(token: Token, { column, words }: Field): string | number {
  if (words === null) {
    if (token.kind !== 'number') throw unexpected(token, `a number, as \`${column}\` holds`)
    return token.value
  }
  if (token.kind !== 'text') throw unexpected(token, `a word in quotes, as \`${column}\` holds`)
  if (words.includes(token.value)) return token.value
  throw new FilterProblem(
    `\`${column}\` is never "${token.value}", expected one of ${words.join(', ')}.${didYouMean(token.value, words)}`,
    token.at,
  )
}

function unexpected(token: Token, expected: string): FilterProblem {
  const found = token.kind === 'end' ? 'the end' : `\`${token.value}\``
  return new FilterProblem(`Found ${found}, expected ${expected}`, token.at)
}
