import type { WordClass } from '../document/word-classes.ts'
import { wordLists } from '../lexicons/word-lists.ts'

/**
 * The phrase language of the rules. Words are parted by spaces and match folded words (lower case,
 * straight apostrophes); a hyphen in a pattern is a space.
 *
 * | pattern         | matches                                                   |
 * | `game changer`  | these words with only white space or a hyphen between     |
 * | `(a|b c|)`      | one of the alternatives, possibly none; groups may nest    |
 * | `{delve}`       | the regular forms of a verb: delve, delves, delved, delving |
 * | `<hedge>`       | any word of that word class                               |
 * | `#`             | a number in digits                                        |
 * | `_`             | any one word                                              |
 * | `,`             | a comma may be here                                    |
 * | `^` first, `$` last | the sentence starts or ends here                      |
 */
export type Element =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'class'; readonly name: WordClass }
  | { readonly kind: 'number' }
  | { readonly kind: 'any' }
  | { readonly kind: 'comma' }

/** A step of a pattern: one element, or a choice between sequences of steps. */
export type Part =
  | Element
  | { readonly kind: 'choice'; readonly alternatives: readonly (readonly Part[])[] }

export interface Pattern {
  readonly text: string
  readonly parts: readonly Part[]
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Reads a pattern; throws on a mistake in it. */
export function parsePattern(text: string): Pattern {
  const atStart = text.startsWith('^')
  const atEnd = text.endsWith('$')
  const body = text.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
  const parser = { text: body.replaceAll('-', ' '), at: 0, pattern: text }
  const alternatives = parseAlternatives(parser)
  if (parser.at < parser.text.length) fail(parser, 'an unmatched “)”')
  const parts: Part[] =
    alternatives.length === 1 ? alternatives[0] : [{ kind: 'choice', alternatives }]
  if (canStartAnywhere(parts))
    fail(parser, 'it may start with any word, expected a word, a <class> or # first')
  return { text, parts, atStart, atEnd }
}

/** Number of plain sequences that the parts stand for. */
export function countSequences(parts: readonly Part[]): number {
  return parts.reduce(
    (product, part) =>
      part.kind === 'choice'
        ? product * part.alternatives.reduce((sum, inner) => sum + countSequences(inner), 0)
        : product,
    1,
  )
}

/** All plain sequences of the parts. */
export function expand(parts: readonly Part[]): Element[][] {
  return parts.reduce<Element[][]>(
    (heads, part) => {
      const tails = part.kind === 'choice' ? part.alternatives.flatMap(expand) : [[part]]
      return heads.flatMap((head) => tails.map((tail) => [...head, ...tail]))
    },
    [[]],
  )
}

/** All words that the parts name. */
export function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'choice') return part.alternatives.flatMap(wordsOf)
    return part.kind === 'word' ? [part.word] : []
  })
}

/** A pattern that may be empty or begin with any word would be tried at every word. */
function canStartAnywhere(parts: readonly Part[]): boolean {
  return mayBeEmpty(parts) || mayStartWithAny(parts)
}

function mayBeEmpty(parts: readonly Part[]): boolean {
  return parts.every(
    (part) =>
      part.kind === 'comma' || (part.kind === 'choice' && part.alternatives.some(mayBeEmpty)),
  )
}

function mayStartWithAny(parts: readonly Part[]): boolean {
  for (const part of parts) {
    if (part.kind === 'comma') continue
    if (part.kind === 'any') return true
    if (part.kind !== 'choice') return false
    if (part.alternatives.some(mayStartWithAny)) return true
    if (!part.alternatives.some(mayBeEmpty)) return false
  }
  return false
}

interface Parser {
  readonly text: string
  readonly pattern: string
  at: number
}

function fail(parser: Parser, found: string): never {
  throw new SyntaxError(`Unexpected pattern “${parser.pattern}”: ${found}.`)
}

function parseAlternatives(parser: Parser): Part[][] {
  const all: Part[][] = []
  do {
    all.push(parseSequence(parser))
  } while (parser.text[parser.at] === '|' && parser.at++ >= 0)
  return all
}

function parseSequence(parser: Parser): Part[] {
  const parts: Part[] = []
  while (parser.at < parser.text.length) {
    const character = parser.text[parser.at]
    if (character === '|' || character === ')') break
    if (character === ' ') parser.at++
    else parts.push(character === '(' ? parseGroup(parser) : parseToken(parser))
  }
  return parts
}

function parseGroup(parser: Parser): Part {
  parser.at++
  const alternatives = parseAlternatives(parser)
  if (parser.text[parser.at] !== ')') fail(parser, 'a “(” without its “)”')
  parser.at++
  return { kind: 'choice', alternatives }
}

const tokenAt = /\{[^}]*\}|<[^>]*>|[^\s()|,]+|,/y

function parseToken(parser: Parser): Part {
  tokenAt.lastIndex = parser.at
  const rest = tokenAt.exec(parser.text)
  if (rest === null) fail(parser, `“${parser.text.slice(parser.at)}”`)
  const token = rest[0]
  parser.at += token.length
  if (token === ',') return { kind: 'comma' }
  if (token === '_') return { kind: 'any' }
  if (token === '#') return { kind: 'number' }
  if (token.startsWith('{')) {
    const forms = verbForms(token.slice(1, -1))
    return { kind: 'choice', alternatives: forms.map((word) => [{ kind: 'word', word }]) }
  }
  if (token.startsWith('<')) {
    const name = token.slice(1, -1)
    if (!isWordClass(name))
      fail(parser, `the unknown word class “${name}”, expected one of ${classNames()}`)
    return { kind: 'class', name }
  }
  if (!/^[\p{Ll}\p{Nd}'’&.]+$/u.test(token))
    fail(parser, `“${token}”, expected a word of small letters, digits and apostrophes`)
  return { kind: 'word', word: token.replaceAll('’', "'") }
}

function classNames(): string {
  return Object.keys(wordLists).join(', ')
}

function isWordClass(name: string): name is WordClass {
  return Object.hasOwn(wordLists, name)
}

/** The regular forms of an English verb, the base form first. */
export function verbForms(base: string): string[] {
  if (base.endsWith('e')) {
    const stem = base.slice(0, -1)
    return [base, `${base}s`, `${stem}ed`, `${stem}ing`]
  }
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1)
    return [base, `${stem}ies`, `${stem}ied`, `${base}ing`]
  }
  const third = /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`
  // A short vowel before one final consonant doubles it: plan, planned.
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? base + base.slice(-1) : base
  return [base, third, `${doubled}ed`, `${doubled}ing`]
}
