import type { WordClass } from '../word-classes.ts'
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
 * | `,`             | a comma may stand here                                    |
 * | `^` first, `$` last | the sentence starts or ends here                      |
 */
export type Element =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'class'; readonly name: WordClass }
  | { readonly kind: 'number' }
  | { readonly kind: 'any' }
  | { readonly kind: 'comma' }

/** One plain sequence that a pattern stands for. */
export interface Sequence {
  readonly elements: readonly Element[]
  readonly atStart: boolean
  readonly atEnd: boolean
}

const MAX_SEQUENCES = 4000

/** Expands a pattern into plain sequences; throws on a mistake in the pattern. */
export function expandPattern(pattern: string): Sequence[] {
  const atStart = pattern.startsWith('^')
  const atEnd = pattern.endsWith('$')
  const body = pattern.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
  const parser = { text: body.replaceAll('-', ' '), at: 0, pattern }
  const sequences = parseAlternatives(parser)
  if (parser.at < parser.text.length) fail(parser, 'an unmatched “)”')
  return sequences.map((elements) => {
    const first = elements.find((element) => element.kind !== 'comma')
    if (first === undefined || first.kind === 'any') fail(parser, 'no word to start from')
    return { elements, atStart, atEnd }
  })
}

interface Parser {
  readonly text: string
  readonly pattern: string
  at: number
}

function fail(parser: Parser, found: string): never {
  throw new SyntaxError(`Unexpected pattern “${parser.pattern}”: ${found}.`)
}

function parseAlternatives(parser: Parser): Element[][] {
  const all: Element[][] = []
  do {
    all.push(...parseSequence(parser))
  } while (parser.text[parser.at] === '|' && parser.at++ >= 0)
  return all
}

function parseSequence(parser: Parser): Element[][] {
  let sequences: Element[][] = [[]]
  while (parser.at < parser.text.length) {
    const character = parser.text[parser.at]
    if (character === '|' || character === ')') break
    if (character === ' ') {
      parser.at++
      continue
    }
    const parts = character === '(' ? parseGroup(parser) : parseToken(parser)
    sequences = sequences.flatMap((head) => parts.map((part) => [...head, ...part]))
    if (sequences.length > MAX_SEQUENCES) fail(parser, `more than ${MAX_SEQUENCES} alternatives`)
  }
  return sequences
}

function parseGroup(parser: Parser): Element[][] {
  parser.at++
  const parts = parseAlternatives(parser)
  if (parser.text[parser.at] !== ')') fail(parser, 'a “(” without its “)”')
  parser.at++
  return parts
}

function parseToken(parser: Parser): Element[][] {
  const rest = /^(\{[^}]*\}|<[^>]*>|[^\s()|,]+|,)/.exec(parser.text.slice(parser.at))
  if (rest === null) fail(parser, `“${parser.text.slice(parser.at)}”`)
  const token = rest[0]
  parser.at += token.length
  if (token === ',') return [[{ kind: 'comma' }]]
  if (token === '_') return [[{ kind: 'any' }]]
  if (token === '#') return [[{ kind: 'number' }]]
  if (token.startsWith('{')) {
    return verbForms(token.slice(1, -1)).map((word) => [{ kind: 'word', word }])
  }
  if (token.startsWith('<')) {
    const name = token.slice(1, -1)
    if (!isWordClass(name)) fail(parser, `the unknown word class “${name}”`)
    return [[{ kind: 'class', name }]]
  }
  if (!/^[\p{Ll}\p{Nd}'’&.]+$/u.test(token)) fail(parser, `“${token}”`)
  return [[{ kind: 'word', word: token.replaceAll('’', "'") }]]
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
