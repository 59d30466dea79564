import type { LeftOut } from '../../clause.ts'
import { type NeededThing, neededThings } from '../../lexicons/needed-things.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { findPhrase, PhraseBook } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { type PolicyToken, phraseIn, singular } from '../../policy-tokens.ts'
import { phraseOf } from '../assembling/resolve.ts'
import { nameNounPhrases } from '../rewriting/noun-phrases.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'
import { namedPhrases } from '../tokens/token-signs.ts'
import { decides, isVerb } from './decides.ts'
import type { Described } from './described.ts'
import { labelledAt } from './labelled-number.ts'
import { listedParts } from './listed-parts.ts'
import { readChoice } from './need-choices.ts'
import { fieldAt, fieldLength, isListedField } from './need-fields.ts'
import { anyDate, isPublicationDate, type Wanted, wantedNoun, wantedOf } from './wanted.ts'

type Tokens = readonly PolicyToken[]

/** What a clause asks for: all of it, or one of several things. */
export interface WantedList {
  readonly items: readonly Wanted[]
  readonly isEither: boolean
  /** Things that are not known. */
  readonly leftOut: readonly LeftOut[]
}

let made: PhraseBook<NeededThing> | undefined

function thingBook(): PhraseBook<NeededThing> {
  made ??= new PhraseBook(
    neededThings.flatMap((thing) =>
      phrasesOf(thing.names).map((name): [string, NeededThing] => [name, thing]),
    ),
  )
  return made
}

/** What turns a need into a ban or a limit, or makes it a judgement of how something is. */
const turned =
  /(?:^| )(?:no|not|never|none|neither|nor|fewer|less|most|up to|maximum|only|without|longer|shorter|under|over|than|exactly|both of|unless|except|but|if|when|where|must|should)(?: |$)/
const counted = /^(?:at least )?(?:[2-9]|\d\d+|two|three|four|five|six|several|many)(?: |$)/

/** “A price, a date and the line “Not advice””: undefined where nothing of it is known. */
export function wantedIn({ tokens, examples, leftOut }: Described): WantedList | undefined {
  const listed = listedIn(tokens) ?? besideChoice(tokens) ?? oneOf(readChoice(tokens))
  if (listed === undefined) return undefined
  const items = listed.items.map((item, at) =>
    at === 0 && listed.items.length === 1 ? withExamples(item, examples) : item,
  )
  return { ...listed, items, leftOut: [...listed.leftOut, ...leftOut] }
}

/** “A price and the condition (new or used)”, in either order: no value stands in for the price. */
function besideChoice(tokens: Tokens): WantedList | undefined {
  const bracket = tokens.findIndex(({ text }) => /^[:(]$/.test(text))
  const closed = tokens.findIndex(({ text }) => text === ')')
  const joins = ({ text }: PolicyToken, at: number): boolean =>
    /^(?:and|plus|,)$/.test(text) && (at < bracket || (closed !== -1 && at > closed))
  const isFirst = closed !== -1 && closed < tokens.length - 1
  const joint = isFirst ? tokens.findIndex(joins) : tokens.findLastIndex(joins)
  if (bracket === -1 || joint === -1) return undefined
  const [before, after] = [tokens.slice(0, joint), tokens.slice(joint + 1)]
  const choice = readChoice(isFirst ? before : after)
  const others = listedIn(isFirst ? after : before)
  if (choice === undefined || others === undefined) return undefined
  const written = writtenOf(isFirst ? before : after)
  return { ...others, items: [...others.items, { ...choice, written }] }
}

/** “(Link to) our terms”: a link; where it leads to is left out. Of a source the grammar of words knows more. */
export function linkTo(tokens: Tokens): WantedList | undefined {
  const isRead = namedPhrases(tokens).some(
    ({ noun }) => noun === undefined || noun.isSource === true || noun.isLink === true,
  )
  if (isRead) return undefined
  const written = writtenOf(tokens)
  return oneOf({ ...wantedOf(['link']), written, leftOut: [leftOutOf(tokens)] })
}

function oneOf(item: Wanted | undefined): WantedList | undefined {
  return item && { items: [item], isEither: false, leftOut: [] }
}

function withExamples(item: Wanted, examples: Tokens): Wanted {
  const words = wantedOf(examples.map(({ text }) => phraseOf(phraseIn(text))))
  return {
    ...item,
    needs: [...item.needs, ...words.needs],
    beside: [...item.beside, ...words.beside],
    isOwn: item.isOwn || examples.length > 0,
  }
}

/** The things of a list; undefined where one of several that are enough is not known, or all are not. */
function listedIn(tokens: Tokens): WantedList | undefined {
  const line = lineOf(tokens)
  if (turned.test(line) || counted.test(line)) return undefined
  const parts = listedParts(tokens)
  const isEither = /(?:^| )or(?: |$)/.test(line)
  const items: Wanted[] = []
  const leftOut: LeftOut[] = []
  for (const part of parts) {
    const wanted = wantedAt(part)
    if (wanted !== undefined) items.push(wanted)
    // One of two things is enough, and the other is not known.
    else if (isEither) return undefined
    else leftOut.push(leftOutOf(part))
  }
  if (items.length === 0) return undefined
  // “A date and a source or a link”
  if (isEither && /(?:^| )and(?: |$)/.test(line)) return undefined
  return { items, isEither: isEither && items.length > 1, leftOut }
}

const determiner = /^(?:a|an|the|its|their|your|our|his|her|one|some|any|at|least|each|with)$/
const opensTail =
  /^(?:of|for|in|on|with|to|at|from|by|that|which|who|where|when|as|about|behind|per|so|after|under|below|above|before|beside|behind|between|whether|the|a|an|it|they|you|we)$/
/** Before a quoted text. */
const label =
  /^(?:(?:exact|short|standard|following|full|clear|fixed|closing|opening|legal|usual|same) )*(?:line|lines|word|words|phrase|phrases|label|labels|text|note|notice|wording|sentence|tag|statement|warning|message|disclaimer|slogan|reminder|formula|tagline|sign - off|signoff|footer|footnote|caption|marker|marking|banner|hashtag|abbreviation|term|claim|remark|sentence|advice|disclosure)(?: (?:that )?(?:reads|says|reading|saying))?$/

/** One thing that is needed, by the longest name in it; what describes it is left out. */
function wantedAt(all: Tokens): Wanted | undefined {
  const from = all.findIndex(({ text }) => !determiner.test(text))
  if (from === -1) return undefined
  const written = all.slice(from)
  const quoted = written.findIndex(({ kind }) => kind === 'quoted')
  if (quoted !== -1) return quotedAt(written, quoted)
  if (isListedField(written)) return fieldAt(written)
  const tokens = nameNounPhrases(written).filter(({ text }) => text !== '-')
  if (tokens.some(({ kind }) => kind !== 'word')) return fieldAt(written)
  const texts = tokens.map(({ text }) => singular(text))
  const tail = texts.findIndex((text, at) => at > 0 && opensTail.test(text))
  const head = tail === -1 ? texts.length : tail
  for (let at = 0; at < head; at++) {
    const known = nameAt(texts, at)
    if (known === undefined || at + known.length < head) continue
    // “A recommended age” is more than an age.
    if (fieldLength(written) > known.length) return fieldAt(written)
    const rest = [tokens.slice(0, at), tokens.slice(at + known.length)]
    if (decides(rest[1]) || isVerb(rest[0])) return undefined
    const left = rest.filter((part) => part.length > 0).map(leftOutOf)
    // “The date of the fire” is not that of the article.
    const isOther = left.length > 0 && isPublicationDate(known.wanted)
    const wanted = isOther ? anyDate : known.wanted
    return { ...wanted, written: writtenOf(written), leftOut: [...wanted.leftOut, ...left] }
  }
  return labelledAt(tokens, head) ?? fieldAt(written)
}

function leftOutOf(tokens: Tokens): LeftOut {
  return { words: writtenOf(tokens), how: 'ignored' }
}

function nameAt(
  texts: readonly string[],
  at: number,
): { readonly wanted: Wanted; readonly length: number } | undefined {
  const own = findPhrase(thingBook(), texts, at)
  const sign = findPhrase(signBook(), texts, at)
  const wanted = sign?.meaning.kind === 'noun' ? wantedNoun(sign.meaning) : undefined
  const isFound = wanted?.needs[0]?.kind === 'target'
  if (own === undefined || (isFound && (sign?.length ?? 0) >= own.length))
    return wanted && sign && { wanted, length: sign.length }
  const name = texts.slice(at, at + own.length)
  return { wanted: wantedThing(own.meaning, name), length: own.length }
}

/** Of a thing that has no form of its own only its kind is looked for: of a year of birth, a year. */
function wantedThing({ signs, isRough }: NeededThing, texts: readonly string[]): Wanted {
  const wanted = wantedOf(signs)
  return isRough === true
    ? { ...wanted, leftOut: [{ words: texts.join(' '), how: 'ignored' }] }
    : wanted
}

/** “The line “Not advice””, ““Not advice” in bold”. */
function quotedAt(tokens: Tokens, at: number): Wanted | undefined {
  const before = lineOf(tokens.slice(0, at))
  if (before !== '' && !label.test(before)) return undefined
  const rest = tokens.slice(at + 1)
  // “A “Sources” section” is no phrase.
  if (decides(rest) || /^(?:section|chapter|heading|tab)s?(?: |$)/.test(lineOf(rest)))
    return undefined
  return {
    ...wantedOf([phraseOf(phraseIn(tokens[at].text))]),
    isOwn: before !== '',
    written: writtenOf(tokens),
    leftOut: rest.length === 0 ? [] : [leftOutOf(rest)],
  }
}
