import type { PolicyToken } from '../../policy-tokens.ts'
import { asksIn, hasTargetIn, textOf } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const writing = /^(?:write|say|spell|use|put|type|prefer)$/
const opening = /^(?:please|always|we|just|kindly|do|you|should|must|it's|its)$/
const contrast = /^(?:not|never|instead of|rather than|over)$/
/** Words of what is named rather than written: “write numbers in words not figures”. */
const naming =
  /^(?:in|as|with|on|at|to|for|ones?|them|it|words?|figures?|numbers?|numerals?|sentences?|paragraphs?|voice|case|person|tense|bullets?|lists?|headings?|titles?|names?|dates?|times?|spelling|english|style|about|from|must|should|may|than|more|only|too|just)$/

/** Most tokens of a label: “house words, please:”. */
const MOST_OF_LABEL = 6
/** Most tokens of one word: “web site”, “e-mail”. */
const LONGEST = 3
/** Most tokens of such a demand. */
const MOST_TOKENS = 60

/** “Write sign in not log in, and email not e-mail”: each word after its contrast is unwanted. */
export function readWordPairs(tokens: Tokens): Tokens {
  const label = tokens.slice(0, MOST_OF_LABEL + 1).findIndex(({ text }) => text === ':')
  if (tokens.length > MOST_TOKENS || asksIn(tokens.slice(0, Math.max(0, label)))) return tokens
  const told = tokens.slice(label + 1)
  const from = told.findIndex(({ text }) => !opening.test(text))
  const hasVerb = writing.test(told[from]?.text ?? '')
  if (!hasVerb && label === -1) return tokens
  const list = told.slice(hasVerb ? from + 1 : from)
  const unwanted = pairsOf(list)
  if (unwanted === undefined || unwanted.length === 0) return tokens
  // “Use active voice not passive voice, …” names things.
  const isPlain = hasVerb && !/^(?:use|put|prefer|type)$/.test(told[from].text)
  if (!isPlain && hasTargetIn(list)) return tokens
  if (unwanted.length === 1 && (!isPlain || list.some(({ kind }) => kind === 'quoted')))
    return tokens
  const [first] = list
  const items = unwanted.flatMap((words, at): PolicyToken[] => [
    ...(at === 0 ? [] : [{ ...words[0], kind: 'word' as const, text: 'or' }]),
    { ...words[0], kind: 'quoted', text: phraseOf(words), end: words[words.length - 1].end },
  ])
  return [
    { ...first, kind: 'word', text: "don't" },
    { ...first, kind: 'word', text: 'use' },
    ...items,
  ]
}

/** The words behind each contrast; undefined where a part of the list has none. */
function pairsOf(list: Tokens): Tokens[] | undefined {
  const unwanted: Tokens[] = []
  for (const part of partsOf(list)) {
    const words = part.filter(({ text }) => text !== '(' && text !== ')')
    const at = words.findIndex((_word, place) => lengthOf(words, place) > 0)
    if (at < 1) return undefined
    const [wanted, other] = [words.slice(0, at), words.slice(at + lengthOf(words, at))]
    if (!isWritten(wanted) || !isWritten(other)) return undefined
    unwanted.push(other)
  }
  return unwanted
}

/** The parts between commas, semicolons and “and”. */
function partsOf(list: Tokens): Tokens[] {
  const parts: PolicyToken[][] = [[]]
  for (const token of list) {
    if (/^(?:,|;|and|\.)$/.test(token.text)) parts.push([])
    else parts[parts.length - 1].push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** How many words make a contrast at a place. */
function lengthOf(words: Tokens, at: number): number {
  if (contrast.test(textOf(words.slice(at, at + 2)))) return 2
  return contrast.test(words[at].text) ? 1 : 0
}

function isWritten(words: Tokens): boolean {
  return (
    words.length > 0 &&
    words.length <= LONGEST &&
    words.every(
      ({ kind, text }, at) =>
        kind === 'quoted' ||
        (kind === 'word' && (!naming.test(text) || (at > 0 && /^(?:in|on|to)$/.test(text)))) ||
        (text === '-' && at > 0),
    )
  )
}

function phraseOf(words: Tokens): string {
  return textOf(words).replaceAll(' - ', '-')
}
