import type { PolicyToken } from '../../policy-tokens.ts'
import { hasTargetIn } from '../tokens/token-signs.ts'

const choosing = /^(?:call|say|use|write|prefer|choose|adopt|employ)$/
const opening = /^(?:please|always|we|just|kindly|do|instead|rather)$/
const pronoun = /^(?:them|it|him|her|us|these|those|people|everyone)$/
const contrast =
  /^(?:instead of|rather than|in place of|in lieu of|in preference to|and not|but not|and never|not|never|over)$/
const joint = /^(?:,|or|and|nor)$/
const article = /^(?:a|an|the|words?|terms?)$/

/** Most words of one item. */
const LONGEST_ITEM = 2
/** Most tokens of such a demand. */
const MOST_TOKENS = 20

/**
 * “Call them guests, not customers or clients”, “use allowlist and denylist in place of whitelist and blacklist”: each of
 * the words after the contrast is unwanted.
 */
export function readWordChoices(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const from = tokens.findIndex(({ text }) => !opening.test(text))
  const verb = tokens[from]
  if (verb === undefined || !choosing.test(verb.text) || tokens.length > MOST_TOKENS) return tokens
  const found = contrastIn(tokens, from + 2)
  if (found === undefined) return tokens
  const isCall = verb.text === 'call' && pronoun.test(tokens[from + 1].text)
  const wanted = itemsOf(tokens.slice(from + (isCall ? 2 : 1), found.at))
  const unwanted = itemsOf(tokens.slice(found.at + found.length))
  if (wanted === undefined || unwanted === undefined) return tokens
  if (!isCall && (unwanted.length < 2 || hasTargetIn(tokens))) return tokens
  const place = tokens[found.at]
  const end = tokens[tokens.length - 1].end
  const quoted = unwanted.flatMap((text, at): PolicyToken[] => [
    ...(at === 0 ? [] : [{ ...place, kind: 'word' as const, text: 'or', end }]),
    { ...place, kind: 'quoted', text, end },
  ])
  return [{ ...verb, text: "don't" }, { ...verb, text: 'use' }, ...quoted]
}

function contrastIn(
  tokens: readonly PolicyToken[],
  from: number,
): { readonly at: number; readonly length: number } | undefined {
  for (let at = from; at < tokens.length; at++) {
    for (const length of [3, 2, 1]) {
      if (contrast.test(textOf(tokens.slice(at, at + length)))) return { at, length }
    }
  }
  return undefined
}

/** The items of a list; undefined where one of them is more than a word or two. */
function itemsOf(tokens: readonly PolicyToken[]): string[] | undefined {
  const items: string[][] = [[]]
  for (const { kind, text } of tokens) {
    if (joint.test(text)) items.push([])
    else if (kind !== 'word' && kind !== 'quoted') return undefined
    else if (!article.test(text)) items[items.length - 1].push(text)
  }
  const filled = items.filter((words) => words.length > 0)
  const isShort = filled.length > 0 && filled.every((words) => words.length <= LONGEST_ITEM)
  return isShort ? filled.map((words) => words.join(' ')) : undefined
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
