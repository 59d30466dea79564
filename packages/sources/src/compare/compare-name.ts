import {
  type Fact,
  isLemma,
  lemmaOf,
  type TextFacts,
  type Token,
} from '@content-trust/engine/facts'
import type { ComparedFact } from '../schema/index.ts'
import type { SourceIndex } from './source-index.ts'
import { stemOf } from './stems.ts'

const reports =
  /^(?:say|says|said|report|reports|reported|write|writes|wrote|find|finds|found|estimate|estimates|estimated|show|shows|showed|according|announce|announces|announced|state|states|stated)$/

/** “A Belgian study”: readers know it from the places that a source names. */
const origin = /^\p{Ll}{2,}(?:an|ese|ish)$/u

/** Looks for a name in a source: all its words, or its initials. Undefined for the name of who reports. */
export function compareName(
  source: SourceIndex,
  { tokens }: TextFacts,
  name: Fact,
): ComparedFact | undefined {
  const words = name.key.split(' ')
  const written = name.shown.split(' ')
  const isThere = (word: string, at: number) =>
    source.sentencesByStem.has(stemOf(word)) ||
    source.sentencesByStem.has(stemOf(lemmaOf(word))) ||
    holdsWord(source.text, written[at] ?? word)
  const fact = (verdict: ComparedFact['verdict']): ComparedFact => ({
    kind: 'name',
    claimed: name.shown,
    verdict,
    stated: verdict === 'supported' ? name.shown : null,
    sentence: null,
  })
  if (words.every(isThere) || isShortForm(source.text, name.shown)) return fact('supported')
  return needsNoSource(
    tokens,
    name,
    words.filter((word, at) => !isThere(word, at)),
  )
    ? undefined
    : fact('not_found')
}

/** Names that a text seldom has of itself, and words that only look like names. */
function needsNoSource(tokens: readonly Token[], name: Fact, missing: readonly string[]): boolean {
  const length = name.key.split(' ').length
  const before = tokens[name.at - 1]
  const after = tokens[name.at + length]
  if (missing.every((word) => origin.test(word)) && (length > 1 || after?.kind === 'word'))
    return true
  // Its publisher is seldom named in a text.
  if (before?.word === 'to' && tokens[name.at - 2]?.word === 'according') return true
  if (length > 1) return false
  const isCurrency = /^\p{Lu}{3}$/u.test(name.shown) && after?.kind === 'number'
  const isUnit = /^(?:degrees?|°|\d.*)$/.test(before?.word ?? '')
  const isReporter = reports.test(after?.word ?? '')
  return isCurrency || isUnit || isReporter || isCommon(name.key, tokens[name.at]?.opens === true)
}

/** A word that takes its capital from where it stands, most of all as the first of a sentence. */
function isCommon(word: string, opens: boolean): boolean {
  const joins =
    /ly$|^(?:their|his|her|its|our|your|my|these|those|whereas|unlike|section|chapter|figure|table)$/
  return joins.test(word) || (opens && isLemma(lemmaOf(word)))
}

/** “World Health Organization” where the source says WHO, and the other way round; “J. Berg” for Jonas Berg. */
function isShortForm(text: string, shown: string): boolean {
  const words = shown.split(' ')
  const [first = ''] = words
  if (words.length === 1) return /^\p{Lu}{2,6}$/u.test(first) && spellsOut(text, first)
  const initials = words.map((word) => word[0]).join('')
  const last = words.at(-1) ?? ''
  return (
    (words.length > 2 && holdsWord(text, initials)) ||
    (words.length === 2 &&
      (text.includes(`${first[0]}. ${last}`) || text.includes(`${first[0]} ${last}`)))
  )
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test((text[at - 1] ?? ' ') + (text[at + word.length] ?? ' '))) return true
  }
  return false
}

/** Whether words with these initials follow each other, with small words between them. */
function spellsOut(text: string, initials: string): boolean {
  const small = String.raw`(?:\s+(?:of|the|for|and|on|in))*\s+`
  const pattern = [...initials]
    .map((letter) => `[${letter}${letter.toLowerCase()}]\\p{Ll}+`)
    .join(small)
  return new RegExp(`\\b${pattern}`, 'u').test(text)
}
