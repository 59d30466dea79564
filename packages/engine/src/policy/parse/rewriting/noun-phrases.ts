import { idleModifiers, nounPhrases } from '../../lexicons/noun-phrases.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'

/** Words of the longest modifier. */
const LONGEST_MODIFIER = 4
/** Modifiers before one head. */
const MOST_MODIFIERS = 6

/** The names of a head by the modifiers that give it one. */
type Heads = ReadonlyMap<string, ReadonlyMap<string, string>>

let made: { readonly heads: Heads; readonly idle: ReadonlySet<string> } | undefined

function readHeads(): NonNullable<typeof made> {
  const heads = new Map<string, Map<string, string>>()
  for (const { name, heads: listed, modifiers } of nounPhrases) {
    for (const head of phrasesOf(listed).flatMap(withPlural)) {
      const names = heads.get(head) ?? new Map<string, string>()
      heads.set(head, names)
      for (const modifier of phrasesOf(modifiers)) {
        if (!names.has(modifier)) names.set(modifier, name)
      }
    }
  }
  return { heads, idle: new Set(phrasesOf(idleModifiers)) }
}

/** As the singular of a word is read, and that of its plural. */
function withPlural(head: string): string[] {
  return [head, singular(/(?:s|x|ch|sh)$/.test(head) ? `${head}es` : `${head}s`)]
}

/** “Our mobile or landline numbers” are phone numbers: a head with the modifiers that tell which it is gets its name. */
export function nameNounPhrases(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  made ??= readHeads()
  const named: PolicyToken[] = []
  for (const token of tokens) {
    named.push(token)
    const names = token.kind === 'word' ? made.heads.get(singular(token.text)) : undefined
    if (names === undefined) continue
    const found = modifiersBefore(named, names, made.idle)
    if (found === undefined) continue
    const [first] = named.splice(found.at)
    const words = found.name.split(' ')
    named.push(...words.map((text) => ({ ...first, text, end: token.end })))
  }
  return named
}

/** Where the modifiers of the last token begin, and what they make of it. */
function modifiersBefore(
  tokens: readonly PolicyToken[],
  names: ReadonlyMap<string, string>,
  idle: ReadonlySet<string>,
): { readonly at: number; readonly name: string } | undefined {
  let at = tokens.length - 1
  let name: string | undefined
  for (let count = 0; count < MOST_MODIFIERS; count++) {
    const from = joint(tokens, at - 1, name !== undefined)
    const telling = endingAt(tokens, from, (words) => names.get(words))
    if (telling !== undefined && (name === undefined || telling.found === name)) {
      name = telling.found
      at = telling.at
      continue
    }
    // “Email or phone contact”: another thing, and not one of two names of the head.
    const skipped = endingAt(tokens, at - 1, (words) => (idle.has(words) ? words : undefined))
    if (skipped === undefined) break
    at = skipped.at
  }
  return name === undefined ? undefined : { at, name }
}

/** Steps over “and”, “or” and marks between two modifiers. */
function joint(tokens: readonly PolicyToken[], at: number, mayJoin: boolean): number {
  let from = at
  while (mayJoin && from >= 0 && /^(?:and|or|nor|,|\/)$/.test(tokens[from].text)) from--
  return from
}

/** The longest run of words up to a token that means something. */
function endingAt<Found>(
  tokens: readonly PolicyToken[],
  last: number,
  meaning: (words: string) => Found | undefined,
): { readonly at: number; readonly found: Found } | undefined {
  let words = ''
  let best: { readonly at: number; readonly found: Found } | undefined
  for (let at = last, count = 0; at >= 0 && count < LONGEST_MODIFIER; at--) {
    const { kind, text } = tokens[at]
    if (text === '-') continue
    if (kind !== 'word') break
    words = words === '' ? singular(text) : `${singular(text)} ${words}`
    count++
    const found = meaning(words)
    if (found !== undefined) best = { at, found }
  }
  return best
}
