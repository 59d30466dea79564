import { type FoundPhrase, findPhrase } from '../../phrase-book.ts'
import { type Noun, type Sign, signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'

/** Most words of a phrase that is looked up. */
const REACH = 6

/** The phrase of the book that begins at a token. */
export function phraseAt(
  tokens: readonly PolicyToken[],
  at: number,
): FoundPhrase<Sign> | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const words: string[] = []
  for (const { kind, text } of tokens.slice(at, at + REACH)) {
    if (kind !== 'word') break
    words.push(singular(text))
  }
  return findPhrase(signBook(), words, 0)
}

/** What the phrase that begins at a token means. */
export function signAt(tokens: readonly PolicyToken[], at: number): Sign | undefined {
  return phraseAt(tokens, at)?.meaning
}

/** A phrase of some tokens that names a thing: a noun, words in quotes or a host. */
export interface NamedPhrase {
  readonly from: number
  /** After its last token. */
  readonly to: number
  /** Undefined of words in quotes and of hosts. */
  readonly noun: Noun | undefined
}

/** The phrases that name things, in their order. */
export function namedPhrases(tokens: readonly PolicyToken[]): NamedPhrase[] {
  const found: NamedPhrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const { kind } = tokens[at]
    const phrase = phraseAt(tokens, at)
    const length = phrase?.length ?? 1
    const noun = phrase?.meaning.kind === 'noun' ? phrase.meaning : undefined
    if (noun !== undefined || kind === 'quoted' || kind === 'host')
      found.push({ from: at, to: at + length, noun })
    at += length
  }
  return found
}

/** Whether some tokens name what can be looked for, not only a topic, a place or a source. */
export function hasTargetIn(tokens: readonly PolicyToken[]): boolean {
  return namedPhrases(tokens).some(
    ({ noun }) => noun === undefined || noun.detector !== undefined || noun.evidence !== undefined,
  )
}

/** Whether some tokens name anything. */
export function hasNamed(tokens: readonly PolicyToken[]): boolean {
  return namedPhrases(tokens).length > 0
}

const demanding =
  /^(?:decision|notice|not|ban|prohibition|must|only|if|unless|compare|lack|publishing)$/

/** Whether some tokens ask for anything, other than by signs of some kinds. */
export function asksIn(
  tokens: readonly PolicyToken[],
  but: ReadonlySet<Sign['kind']> = new Set(),
): boolean {
  for (let at = 0; at < tokens.length; ) {
    // “Keep out prices”, of which “keep” alone asks for nothing.
    if (tokens[at].text === 'keep' && tokens[at + 1]?.text === 'out') return true
    const phrase = phraseAt(tokens, at)
    const kind = phrase?.meaning.kind
    if (kind !== undefined && demanding.test(kind) && !but.has(kind)) return true
    at += phrase?.length ?? 1
  }
  return false
}

/** Words of tokens with a space between them. */
export function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

/** Words in the place of a token. */
export function wordsAt(words: string, place: PolicyToken): PolicyToken[] {
  return words
    .split(' ')
    .map((text) => ({ ...place, kind: /^\d/.test(text) ? 'number' : 'word', text }))
}
