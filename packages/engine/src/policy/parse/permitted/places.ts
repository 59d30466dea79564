import type { LeftOut } from '../../clause.ts'
import type { PolicyException } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { readBehind } from './probe.ts'

type Tokens = readonly PolicyToken[]

/** What frees a part of what is banned, and the words of it that no form holds. */
export interface Freed {
  readonly exceptions: readonly PolicyException[]
  readonly leftOut: readonly LeftOut[]
}

/** The places that some words name: “direct quotes”, “tables and headings”, “a customer's review”. */
export function placesIn(words: Tokens): Freed | undefined {
  if (words.some(({ kind }) => kind === 'host' || kind === 'number')) return undefined
  // “No emoji, but links are welcome” speaks of another thing.
  if (hasMatch(links, lineOf(words))) return undefined
  const whole = exceptionsOf(words)
  if (whole !== undefined) return { exceptions: whole, leftOut: [] }
  if (!hasMatch(said, lineOf(words))) return undefined
  const exceptions = exceptionsOf([wordAt(words[0], words[words.length - 1], 'quotes')])
  return exceptions && { exceptions, leftOut: [{ words: writtenOf(words), how: 'ignored' }] }
}

const links = /^(?:(?:the|our|any|all|your) )*(?:hyper)?links?$/
const people =
  '(?:customers?|readers?|guests?|visitors?|clients?|buyers?|users?|patients?|members?|people|others|they|somebody|someone|speakers?|witnesses)'
/** What others have said, which a draft quotes. */
const said = new RegExp(
  `^(?:(?:an?|the|our|your|any|all|their|direct|real|genuine) )*(?:(?:${people} )?(?:reviews?|testimonials?|comments?|feedback|quotes?|quotations?)(?: (?:with|from|by|of|that|which) .+)?|(?:quoting|you quote|quoting from)(?: .+)?|(?:the )?(?:wording|words|text) of (?:an? |the )?(?:quoted .+|quotes?|quotations?)|(?:an? |the |our |other )?${people} own words|what(?:ever)? (?:an? |the |our |other )?${people} (?:have |has )?(?:says?|said|wrote|writes?|tells? us|told us))$`,
)

/** The exceptions that “no numbers, except in …” has, where they are places. */
function exceptionsOf(words: Tokens): readonly PolicyException[] | undefined {
  const [first] = words
  if (first === undefined) return undefined
  if (hasMatch(code, lineOf(words))) return []
  const last = words[words.length - 1]
  if (hasMatch(block, lineOf(words))) return exceptionsOf([wordAt(first, last, 'quotes')])
  const small = { ...first, isSmall: true }
  const form = readBehind(
    [wordAt(first, first, 'in'), small, ...words.slice(1)],
    ['no', 'numbers', 'except'],
  )
  if (form === undefined || form.place !== undefined || form.about.length > 0) return undefined
  const isPlaced = form.unless.every(({ kind }) => /^(?:place|quoted|section)$/.test(kind))
  return isPlaced && form.unless.length > 0 ? form.unless : undefined
}

/** Code is never read. */
const code = /^(?:(?:the|our|any|all|your) )*(?:code|code (?:blocks?|samples?|snippets?))$/

/** Marked-off quotes, of which “block” asks for nothing. */
const block = /^(?:(?:the|our|any|all|your|in) )*(?:block|pull) quotes?$/
