import type { StyleFamily } from '../../lexicons/style/style-family.ts'
import { findPhrase } from '../../phrase-book.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { type NumberBound, numberBoundAt } from './number-bounds.ts'
import { type FormPlace, styleBook, withoutJoints } from './style-book.ts'
import { type StyleWord, styleWords } from './style-words.ts'

/** What a part of a sentence about style is. */
export type StyleItem =
  | { readonly kind: 'word'; readonly does: StyleWord }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'subject' | 'beside' }
  | { readonly kind: 'bound'; readonly bound: NumberBound }
  /** Drafts are meant, and by the adjective only some. */
  | { readonly kind: 'drafts'; readonly adjective: string | undefined }
  | {
      readonly kind: 'name' | 'example' | 'quoted'
      readonly forms: readonly FormPlace[]
      readonly isQuoted: boolean
      /** A name that other things have too tells not what is spoken of. */
      readonly tells: boolean
      readonly written: string
    }

interface Found {
  readonly item: StyleItem
  readonly length: number
}

/** A sentence as it is read for its style. */
export interface StyleSentence {
  readonly tokens: readonly PolicyToken[]
  /** The words in the singular. */
  readonly words: readonly string[]
  readonly policy: string
}

interface Read extends StyleSentence {
  readonly family: StyleFamily
}

/** Makes a sentence ready to be read for the style of any family. */
export function styleSentence(sentence: readonly PolicyToken[], policy: string): StyleSentence {
  const tokens = withoutJoints(withoutLead(sentence))
  // “1,000” is in no list of names.
  const words = tokens.map(({ kind, text }) =>
    kind === 'word' ? singular(text) : kind === 'number' ? text.replaceAll(',', '') : text,
  )
  return { tokens, words, policy }
}

const lead =
  /^(?:(?:on|about|as for|a word on|a note on) )?(?:our |the )?(?:language|wording|words|word choice|style|house style|terms|terminology|usage|vocabulary|diction) :$/

/** “On language: write …”: what it is about goes without saying. */
function withoutLead(sentence: readonly PolicyToken[]): readonly PolicyToken[] {
  const colon = sentence.findIndex(({ text }) => text === ':')
  const words = sentence.slice(0, colon + 1).map(({ text }) => text)
  return lead.test(words.join(' ')) ? sentence.slice(colon + 1) : sentence
}

/**
 * The parts of a sentence about the style of a family; undefined where a word is none of them, since it may narrow or change
 * what the sentence asks.
 */
export function styleItems(sentence: StyleSentence, family: StyleFamily): StyleItem[] | undefined {
  const read: Read = { ...sentence, family }
  const items: StyleItem[] = []
  for (let at = 0; at < read.tokens.length; ) {
    const found = longestOf([
      boundAt(read, at),
      namedAt(read, at),
      wordAt(read, at),
      exampleAt(read, at),
      markAt(read, at),
      draftsAt(read, at),
    ])
    if (found === undefined) return undefined
    items.push(found.item)
    at += found.length
  }
  return items
}

/** The first of the longest. */
function longestOf(all: readonly (Found | undefined)[]): Found | undefined {
  let longest: Found | undefined
  for (const each of all) {
    if (each !== undefined && each.length > (longest?.length ?? 0)) longest = each
  }
  return longest
}

function boundAt({ words, family }: Read, at: number): Found | undefined {
  const found = family.hasBounds === true ? numberBoundAt(words, at) : undefined
  return found && { item: { kind: 'bound', bound: found.meaning }, length: found.length }
}

/** A name of the thing or of a form; in quotes it stands alone: “per cent”. */
function namedAt({ tokens, words, family, policy }: Read, at: number): Found | undefined {
  const { kind, text, start } = tokens[at]
  const isQuoted = kind === 'quoted'
  const parts = isQuoted ? text.split(' ').map(singular) : words
  const found = findPhrase(styleBook(family), parts, isQuoted ? 0 : at)
  if (found === undefined || (isQuoted && found.length < parts.length)) return undefined
  const length = isQuoted ? 1 : found.length
  const { meaning } = found
  if (meaning.kind !== 'form') return { item: meaning, length }
  const { places: forms, tells } = meaning
  return {
    item: {
      kind: 'name',
      forms,
      isQuoted,
      tells,
      written: policy.slice(start, tokens[at + length - 1].end),
    },
    length,
  }
}

/** An example of the thing, or any words in quotes. */
function exampleAt({ tokens, policy, family }: Read, at: number): Found | undefined {
  const { kind, start, end } = tokens[at]
  const isQuoted = kind === 'quoted'
  const written = exampleFrom(policy, isQuoted ? start + 1 : start, family)
  const stop = start + (isQuoted ? 2 : 0) + written.length
  const last = tokens.findIndex((token, place) => place >= at && token.end === stop)
  if (written !== '' && last !== -1) {
    const forms = formsOf(written, family)
    const tells = family.isCommon !== true
    return { item: { kind: 'example', forms, isQuoted, tells, written }, length: last + 1 - at }
  }
  if (!isQuoted) return undefined
  const inner = policy.slice(start + 1, end - 1)
  return { item: { kind: 'quoted', forms: [], isQuoted, tells: false, written: inner }, length: 1 }
}

function exampleFrom(policy: string, start: number, { example }: StyleFamily): string {
  if (example === undefined) return ''
  example.lastIndex = start
  return example.exec(policy)?.[0] ?? ''
}

function formsOf(written: string, { choices }: StyleFamily): FormPlace[] {
  return choices.flatMap((forms, choice) =>
    forms.flatMap(({ is }, at) => (is?.test(written) === true ? [{ choice, at }] : [])),
  )
}

function wordAt({ tokens, words }: Read, at: number): Found | undefined {
  const found = tokens[at].kind === 'quoted' ? undefined : findPhrase(styleWords(), words, at)
  return found && { item: { kind: 'word', does: found.meaning }, length: found.length }
}

function markAt({ tokens }: Read, at: number): Found | undefined {
  const { kind, text } = tokens[at]
  const isMark = kind === 'mark' && /^[,;:()–—.[\]/!]$/.test(text)
  return isMark ? { item: { kind: 'mark', text }, length: 1 } : undefined
}

const opensPlace = /^(?:in|on|for|across|throughout)$/
const determiner = /^(?:all|our|your|the|any|every|each|a|an)$/

/** “In staff notices”, “across our pages”. */
function draftsAt({ tokens }: Read, at: number): Found | undefined {
  if (!opensPlace.test(tokens[at].text)) return undefined
  let noun = at + 1
  while (determiner.test(tokens[noun]?.text ?? '')) noun++
  const first = tokens[noun]
  if (first?.kind !== 'word') return undefined
  const isBare = isDraftWord(first.text)
  const head = isBare ? first : tokens[noun + 1]
  if (head?.kind !== 'word' || !isDraftWord(head.text)) return undefined
  const adjective = isBare ? undefined : first.text
  return { item: { kind: 'drafts', adjective }, length: noun + (isBare ? 1 : 2) - at }
}
