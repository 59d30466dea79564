import type { PolicyToken } from '../../policy-tokens.ts'
import { firstMatches, tokensIn } from '../tokens/token-patterns.ts'

const own = "(?:i|me|my|mine|myself|i'm|i've|i'd|i'll)"
const shared = "(?:we|us|our|ours|ourselves|we're|we've|we'd|we'll)"
const pronoun = `(?:${own}|${shared})`
const example = '(?:like|such as|so|e g|eg|i e|ie|meaning|namely|e \\. g \\.|i \\. e \\.)'
const listed = new RegExp(
  `(?<=first(?: -)? person(?: (?:singular|plural|pronouns?|forms?|voice|words?))*) (?:[(:,–—-] )?(?:(?:${example}|including) (?:, )?)?(?:the (?:words?|pronouns?) )?(?:${pronoun}(?: (?:(?:,|and|or|/) )*${pronoun})+|(?<=[(] |such as |like )${pronoun}(?= (?:[)]|$)|$))(?: (?:etc|and so on)(?: \\.)?)?(?: \\))?(?= |$)`,
  'g',
)
const isOwn = new RegExp(`^${own}$`)
const isShared = new RegExp(`^${shared}$`)

/**
 * “First person singular (I, me, my)” lists the words that the person has anyway; “first person (I, me, my)” says which
 * number is meant.
 */
export function withoutListedPronouns(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = tokens.map(({ text }) => text.replaceAll(/\s/g, '')).join(' ')
  for (const found of firstMatches(line, listed)) {
    const { from, to } = tokensIn(line, found.index + 1, found.index + found[0].length)
    const person = tokens.slice(0, from).findLastIndex(({ text }) => text === 'person')
    const said = tokens.slice(person + 1, from).map(({ text }) => text)
    const number = said.some(isNumber) ? undefined : numberOf(tokens.slice(from, to))
    const place = tokens[person]
    const head =
      number === undefined
        ? tokens.slice(0, from)
        : [...tokens.slice(0, person + 1), { ...place, text: number }]
    return [...head, ...tokens.slice(to)]
  }
  return tokens
}

function isNumber(text: string): boolean {
  return text === 'singular' || text === 'plural'
}

/** The number of listed pronouns; undefined of those of both, and of some of several. */
function numberOf(list: readonly PolicyToken[]): 'singular' | 'plural' | undefined {
  const texts = list.map(({ text }) => text)
  if (texts.includes('including') || texts.some((text) => /^(?:etc|on)$/.test(text)))
    return undefined
  const hasOwn = texts.some((text) => isOwn.test(text) && text !== 'i') || isOwnAlone(texts)
  const hasShared = texts.some((text) => isShared.test(text))
  if (hasOwn === hasShared) return undefined
  return hasOwn ? 'singular' : 'plural'
}

/** “I” stands in “i.e.” too. */
function isOwnAlone(texts: readonly string[]): boolean {
  return texts.some((text, at) => text === 'i' && texts[at + 1] !== '.' && texts[at + 1] !== 'e')
}
