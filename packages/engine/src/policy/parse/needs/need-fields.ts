import { neededFields } from '../../lexicons/needed-fields.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { findPhrase, PhraseBook } from '../../phrase-book.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { exampleOf, phraseOf } from '../assembling/resolve.ts'
import { hasMatch, matchOf } from '../tokens/required-texts.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'
import { type Wanted, wantedOf } from './wanted.ts'

type Tokens = readonly PolicyToken[]

let made: PhraseBook<true> | undefined

function fieldBook(): PhraseBook<true> {
  made ??= new PhraseBook(
    phrasesOf(neededFields.replaceAll(/\s+/g, ' ')).map((name): [string, true] => [name, true]),
  )
  return made
}

/** What may be listed, numbered or named, whatever it is: “a list of …”, “the number of …”, “a line saying …”. */
const listing =
  /^(?:(?:an?|the|its|their|your|full|short|complete|clear|brief|exact|total|one|some) )*(?:lists?|number|details?|line|sentence|note|notice|statement|paragraph|section|box|table|description|explanation|reminder|warning) (?:(?:of|on|about|for|with|to) |(?:(?:that|which) )?(?:lists?|listing|says?|saying|states?|stating|tells?|telling|explains?|explaining|names?|naming|gives?|giving|shows?|showing|warns?|warning|describes?|describing|notes?|noting|mentions?|mentioning|makes? clear|making clear)(?: (?:readers|us|people|users|customers|visitors))? )/
const asked =
  /^(?:how (?:much|many|long|often|far|big|old)|who|whether|which|where|what|when) (?=.)/
/** Whether it is one for its first words: “a list of allergens” is more than a list, “a line saying …” more than a line. */
export function isListedField(tokens: Tokens): boolean {
  return hasMatch(listedField, lineOf(tokens))
}

const listedField =
  /^(?:(?:an?|the|its|their|full|short|complete|clear|brief) )*(?:lists? of|(?:line|sentence|note|notice|statement|paragraph|box|reminder|warning) (?:on |about |(?:(?:that|which) )?(?:lists?|listing|says?|saying|states?|stating|tells?|telling|explains?|explaining|names?|naming|gives?|giving|shows?|showing|warns?|warning|describes?|describing))) /

/** Words that say nothing of what is meant. */
const empty =
  /^(?:an?|the|its|their|his|her|your|our|it|they|them|we|you|that|this|these|those|is|are|was|were|be|been|has|have|had|do|does|did|to|of|for|in|on|at|by|with|from|and|or|as|if|any|all|each|every|some|one|who|what|which|how|many|much|when|where|whether|why|can|will|should|must|may|than|list|number|line|sentence|note|statement|name|detail|details|needs?|needed|used|wants?|there|so|about|clear|full|short|complete|brief|exact|total|per|readers?|people|users?|own|such|not)$/
/** Most words by which a field is known. */
const MOST_WORDS = 6

/**
 * A field that drafts carry under a label, known by any word of its name: of “a list of allergens” by “allergens”. That they are
 * no more than words is said. Undefined of what no words tell, such as “a clear structure”.
 */
export function fieldAt(tokens: Tokens): Wanted | undefined {
  const line = lineOf(tokens)
  const opening = matchOf(listing, line) ?? matchOf(asked, line)
  const rest = tokens.slice(opening === null ? 0 : opening[0].trim().split(' ').length)
  const isOther = rest.some(({ kind }) => kind === 'quoted' || kind === 'host') || asksIn(rest)
  if (isOther || (opening === null && !isField(rest))) return undefined
  const words = tellingWords(rest.length > 0 ? rest : tokens)
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  return {
    ...wantedOf(words.map((word) => (/^\p{L}+$/u.test(word) ? exampleOf(word) : phraseOf(word)))),
    isField: true,
    written: writtenOf(tokens),
    leftOut: [{ words: words.join(', '), how: 'literal' }],
  }
}

function isField(tokens: Tokens): boolean {
  return fieldLength(tokens) > 0
}

/** The words of the longest known field that a name ends in before its tail: “an age rating”, “steps to reproduce the problem”. */
export function fieldLength(tokens: Tokens): number {
  const texts = tokens.filter(({ text }) => text !== '-').map(({ text }) => singular(text))
  const tail = texts.findIndex((text, at) => at > 0 && opensTail.test(text))
  const head = tail === -1 ? texts.length : tail
  for (let at = 0; at < head; at++) {
    const found = findPhrase(fieldBook(), texts, at)
    if (found !== undefined && at + found.length >= head) return found.length
  }
  return 0
}

const opensTail =
  /^(?:an?|the|of|for|in|on|with|to|at|from|by|that|which|who|where|when|as|about|per|so)$/

/** “18+” is one word, and “the” none. */
function tellingWords(tokens: Tokens): string[] {
  const words: string[] = []
  for (const [at, { kind, text }] of tokens.entries()) {
    if (text === '+' && kind === 'mark' && words.length > 0) words.push(`${words.pop()}+`)
    else if (kind === 'number' && tokens[at + 1]?.text !== '+') continue
    else if (kind !== 'mark' && !empty.test(text)) words.push(singular(text))
  }
  return [...new Set(words)]
}
