import { foldWord, type PolicyToken } from '../../policy-tokens.ts'
import { phraseAt, signAt } from '../tokens/token-signs.ts'
import type { Line } from './lines.ts'
import { advising, bareItem } from './list-items.ts'
import { type WordListHead, wordListHead } from './word-list-heads.ts'

type Tokens = readonly PolicyToken[]

/** Most tokens of an item that is a phrase. */
const LONGEST = 7

/** The lines, with the words of lists of words in quotes: what they are elsewhere, as in “never”, asks for nothing. */
export function quoteWordLists(lines: readonly Line[], policy: string): readonly Line[] {
  const quoted = lines.map((line) => quoteBehindColon(line, policy))
  for (const [at, { tokens, isItem }] of lines.entries()) {
    const head = isItem ? undefined : wordListHead(tokens)
    const places = head === undefined ? [] : itemsBelow(lines, at)
    if (head === undefined || places.length === 0) continue
    const items = places.map((place) => bareItem(lines[place].tokens))
    if (head.items === 'swaps' && !places.every((place, i) => isCut(lines[place], items[i])))
      continue
    const areWords = head.items !== 'either' || isWordList(items)
    quoted[at] = { tokens: [...head.tokens], isItem: false }
    for (const [index, place] of places.entries()) {
      const tokens = [...quoteItem(items[index], head, areWords, policy)]
      quoted[place] = { tokens, isItem: true, isListed: areWords || tokens.length === 1 }
    }
  }
  return quoted
}

/** What no item of a list on one line has: it goes on with something else. */
const goingOn =
  /^(?:in|on|unless|except|but|when|if|instead|rather|because|since|as|so|with|without|is|are|must|should|not|for|from|to|[^a-z0-9/'-]+)$/

/** “Do not use: always, never, everyone or nobody.” */
function quoteBehindColon(line: Line, policy: string): Line {
  const colon = line.tokens.findIndex(({ text }) => text === ':')
  const head = colon > 0 ? wordListHead(line.tokens.slice(0, colon + 1)) : undefined
  if (head === undefined || head.items === 'swaps') return line
  const rest = line.tokens.slice(colon + 1)
  const stop = rest.findIndex(({ text }) => /^[.;!?]$/.test(text))
  const list = stop === -1 ? rest : rest.slice(0, stop)
  const items = itemsOf(list)
  const isList = items.length > 1 && items.every((item) => item.length <= LONGEST)
  if (
    !isList ||
    items.some((item) => item.length > 1 && item.some(({ text }) => goingOn.test(text)))
  )
    return line
  if (head.items === 'either' && !isWordList(items)) return line
  const words = items.map((item) => quoteItem(item, head, true, policy))
  const joined = words.flatMap((item, at) =>
    at === 0 ? item : [{ ...item[0], kind: 'word' as const, text: 'or' }, ...item],
  )
  const after = stop === -1 ? [] : rest.slice(stop)
  return { tokens: [...head.tokens, ...joined, ...after], isItem: line.isItem, isListed: true }
}

/** The items of a list on one line; “…, please” behind its last two is only polite. */
function itemsOf(list: Tokens): Tokens[] {
  const isClosed = list.some(({ text }) => /^(?:and|or|nor)$/.test(text))
  if (isClosed && list.at(-2)?.text === ',' && /^(?:please|thanks)$/.test(list.at(-1)?.text ?? ''))
    return itemsOf(list.slice(0, -2))
  const items: PolicyToken[][] = [[]]
  for (const token of list) {
    if (/^(?:,|and|or|nor)$/.test(token.text)) items.push([])
    else items[items.length - 1].push(token)
  }
  return items.filter(({ length }) => length > 0)
}

function itemsBelow(lines: readonly Line[], head: number): number[] {
  const places: number[] = []
  for (let at = head + 1; at < lines.length; at++) {
    if (lines[at].tokens.length === 0) continue
    if (!lines[at].isItem) break
    places.push(at)
  }
  return places
}

function isCut({ tokens }: Line, item: Tokens): boolean {
  return tokens.slice(item.length).some(({ text }) => /^[→⇒➔➜>]$/.test(text) || advising.test(text))
}

/** Whether the items of a list are words and not things: hardly one is a thing, and one is a single word. */
function isWordList(items: readonly Tokens[]): boolean {
  const things = items.filter(isThing).length
  return (
    things * LEAST_WORDS < items.length && items.some((item) => item.length === 1 && !isThing(item))
  )
}

/** How many times as many words as things a list of words has. */
const LEAST_WORDS = 4

/** Whether an item names what can be looked for, or asks for something. */
function isThing(item: Tokens): boolean {
  return item.some((_token, at) => {
    const sign = signAt(item, at)
    if (item.length > 1 && /^(?:everything|if|unsourced|lack|must)$/.test(sign?.kind ?? ''))
      return true
    return (
      sign?.kind === 'noun' &&
      (sign.detector ??
        sign.evidence ??
        sign.topic ??
        sign.score ??
        sign.feature ??
        sign.isLink ??
        sign.isSource) !== undefined
    )
  })
}

/** Whether all of an item is the name of one thing, as “passive voice” is. */
function isOneThing(item: Tokens): boolean {
  return phraseAt(item, 0)?.length === item.length && isThing(item)
}

function quoteItem(item: Tokens, head: WordListHead, areWords: boolean, policy: string): Tokens {
  const parts = partsOf(item)
  const isPlain = parts.length === 1 && item.length === 1 && signAt(item, 0) === undefined
  const isOdd =
    item.length === 0 ||
    isPlain ||
    item.some(({ kind, text }) => kind === 'quoted' || kind === 'host' || /^[(:]$/.test(text)) ||
    parts.some((part) => part.length === 0 || part.length > LONGEST || isOneThing(part))
  const isSingle = parts.every(({ length }) => length === 1)
  const isWord = head.items === 'either' ? (areWords || isSingle) && !parts.some(isThing) : areWords
  if (isOdd || !isWord) return item
  return parts.flatMap((part, at): Tokens => {
    const { start } = part[0]
    const { end } = part[part.length - 1]
    const text = foldWord(policy.slice(start, end))
    const isBare = head.items === 'either' && part.length > 1
    const quoted = { kind: 'quoted', text, start, end, isSmall: false, isBare } as const
    return at === 0 ? [quoted] : [{ ...part[0], kind: 'word', text: 'or' }, quoted]
  })
}

/** “Utilise, utilize”, “utilise/utilize” */
function partsOf(item: Tokens): Tokens[] {
  const parts: PolicyToken[][] = [[]]
  for (const [at, token] of item.entries()) {
    const isLong = (other: PolicyToken | undefined): boolean => (other?.text.length ?? 0) > 3
    const isJoint =
      token.text === ',' || (token.text === '/' && isLong(item[at - 1]) && isLong(item[at + 1]))
    if (isJoint) parts.push([])
    else parts[parts.length - 1].push(token)
  }
  return parts
}
