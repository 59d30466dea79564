import { didYouMean } from '@content-trust/workspace'
import { type Field, fields } from './fields.ts'
import { FilterProblem, readTokens, type Token } from './read-tokens.ts'

const comparisons = ['==', '!=', '<=', '>=', '<', '>'] as const
type Comparison = (typeof comparisons)[number]

/** A parsed filter. */
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

/** No person writes a filter that is nested deeper than this. */
const MAX_NESTED = 100

/**
 * Reads a filter: `or` binds weaker than `and`, `and` weaker than `not`, and a comparison has a column on
 * its left and a value on its right. Columns, types and values are checked here, before a run starts.
 * Throws a FilterProblem that says where the filter is wrong.
 */
export function parseFilter(filter: string): Expression {
  return new FilterParser(filter).parse()
}

/** A recursive descent parser with one method per level of binding. */
class FilterParser {
  readonly #tokens: readonly Token[]
  readonly #end: Token
  #index = 0
  #depth = 0

  constructor(filter: string) {
    this.#tokens = readTokens(filter)
    this.#end = { kind: 'end', at: filter.length }
  }

  parse(): Expression {
    const expression = this.#readOr()
    const token = this.#peek()
    if (token.kind !== 'end') throw unexpected(token, '`and`, `or` or the end')
    return expression
  }

  #readOr(): Expression {
    let left = this.#readAnd()
    while (this.#accept('or', '||')) left = { kind: 'or', left, right: this.#readAnd() }
    return left
  }

  #readAnd(): Expression {
    let left = this.#readNot()
    while (this.#accept('and', '&&')) left = { kind: 'and', left, right: this.#readNot() }
    return left
  }

  #readNot(): Expression {
    if (++this.#depth > MAX_NESTED) throw new FilterProblem('Nested too deeply', this.#peek().at)
    try {
      if (this.#accept('not', '!')) return { kind: 'not', of: this.#readNot() }
      if (!this.#accept('(')) return this.#readComparison()
      const inner = this.#readOr()
      this.#expect(')')
      return inner
    } finally {
      this.#depth--
    }
  }

  #readComparison(): Expression {
    const field = fieldOf(this.#peek())
    this.#index++
    if (this.#accept('in')) return this.#readList(field)
    const token = this.#peek()
    const comparison = comparisons.find((sign) => this.#accept(sign))
    if (comparison === undefined) throw unexpected(token, `one of ${comparisons.join(' ')} or in`)
    if (field.words !== null && comparison !== '==' && comparison !== '!=') {
      throw new FilterProblem(
        `\`${field.column}\` holds words, so compare it with == or !=`,
        token.at,
      )
    }
    return { kind: 'compare', field, comparison, value: this.#readValue(field) }
  }

  #readList(field: Field): Expression {
    this.#expect('[')
    const values = [this.#readValue(field)]
    while (this.#accept(',')) values.push(this.#readValue(field))
    this.#expect(']')
    return { kind: 'in', field, values }
  }

  #readValue(field: Field): string | number {
    const value = wordOrNumber(this.#peek(), field)
    this.#index++
    return value
  }

  #peek(): Token {
    return this.#tokens[this.#index] ?? this.#end
  }

  /** Steps over the next token if it is one of some signs or names. */
  #accept(...values: string[]): boolean {
    const token = this.#peek()
    const isOne = (token.kind === 'sign' || token.kind === 'name') && values.includes(token.value)
    if (isOne) this.#index++
    return isOne
  }

  #expect(value: string): void {
    if (!this.#accept(value)) throw unexpected(this.#peek(), `\`${value}\``)
  }
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
