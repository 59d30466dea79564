import { readVersion } from '../read-version.ts'
import type { Token } from '../tokens.ts'
import type { Fact, QuantityFact } from './fact.ts'
import { readNamedEntities } from './named-entities.ts'
import { readQuantities } from './numbers.ts'
import { readQuotes } from './quotes.ts'

/** What of a plain text can be looked up elsewhere. */
export interface TextFacts {
  readonly tokens: readonly Token[]
  readonly numbers: readonly QuantityFact[]
  readonly dates: readonly QuantityFact[]
  /** What stands in quotation marks; `at` is -1. */
  readonly quotes: readonly Fact[]
  /** Each distinct name once. */
  readonly names: readonly Fact[]
}

/** Reads the numbers, dates, quotations and names of a plain text, in time linear in its length. */
export function readTextFacts(text: string): TextFacts {
  const version = readVersion(text, 'plain')
  const { numbers, dates } = readQuantities(version.tokens)
  return {
    tokens: version.tokens,
    numbers,
    dates,
    quotes: readQuotes(version),
    names: readNamedEntities(version),
  }
}
