import { grammarWords } from '../lexicons/meaning-groups.ts'
import { cardinals, multiples, ordinals, scales, unitSigns, units } from '../lexicons/measures.ts'
import type { Token } from '../tokens.ts'
import { lemmaOf } from '../words/lemma.ts'

/** A unit, and the first token after it. */
interface Unit {
  readonly name: string
  readonly end: number
}

/** The unit of a sign of money before a number. */
export function currencyOf(sign: string): string {
  return units.get(sign) ?? sign
}

/** Whether a token is a sign of money. */
export function isCurrency(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Sc}$/u.test(token.word)
}

/** The unit after a number, with or without a hyphen; `money` is what comes before it. */
export function unitAfter(
  tokens: readonly Token[],
  at: number,
  money: string | undefined,
): Unit | undefined {
  const isBehind = tokens[at]?.block === tokens[at - 1].block
  const found = isBehind ? simpleUnit(tokens, at) : undefined
  if (money === undefined) return found && perUnit(tokens, found)
  const isRepeated = found?.name === money
  return perUnit(tokens, { name: money, end: isRepeated ? found.end : at })
}

function simpleUnit(tokens: readonly Token[], at: number): Unit | undefined {
  const clock = clockAt(tokens, at)
  if (clock !== undefined) return clock
  if (isTimesSign(tokens, at)) return { name: 'times', end: at + 1 }
  let next = at + hyphensAt(tokens, at)
  const power = powerOf(tokens[next]?.word)
  if (power !== '') next += 1 + hyphensAt(tokens, next + 1)
  const name = nameOf(tokens[next])
  if (name === undefined) return undefined
  next++
  if (name === 'percent') {
    const points = next + hyphensAt(tokens, next)
    return /^points?$/.test(tokens[points]?.word ?? '')
      ? { name: 'percentage point', end: points + 1 }
      : { name, end: next }
  }
  const raised = tokens[next]
  if (raised?.isJoined && /^[²³]$/.test(raised.word)) {
    return { name: `${name}${raised.word.normalize('NFKC')}`, end: next + 1 }
  }
  return { name: `${name}${power}`, end: next }
}

function nameOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined
  return (
    unitSigns.get(token.text) ??
    units.get(token.word) ??
    (isCurrency(token) ? token.word : undefined)
  )
}

function hyphensAt(tokens: readonly Token[], at: number): 0 | 1 {
  return tokens[at]?.word === '-' && tokens[at].isJoined && tokens[at + 1]?.isJoined ? 1 : 0
}

function powerOf(word: string | undefined): string {
  if (word === 'square' || word === 'sq') return '2'
  return word === 'cubic' ? '3' : ''
}

/** 5 am, 5 p.m. */
function clockAt(tokens: readonly Token[], at: number): Unit | undefined {
  const word = tokens[at]?.word
  if (word === 'am' || word === 'pm') return { name: word, end: at + 1 }
  if (word !== 'a' && word !== 'p') return undefined
  const isShort = tokens[at + 1]?.word === '.' && tokens[at + 2]?.word === 'm'
  return isShort && tokens[at + 2].isJoined ? { name: `${word}m`, end: at + 3 } : undefined
}

/** 5x, 5×; in "5x10" it is another sign. */
function isTimesSign(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]
  return /^[x×]$/.test(sign?.word ?? '') && sign.isJoined && tokens[at + 1]?.kind !== 'number'
}

/** km/h, dollars a day, requests per second. */
function perUnit(tokens: readonly Token[], { name, end }: Unit): Unit {
  const [link, thing] = [tokens[end], tokens[end + 1]]
  if (link === undefined || thing?.kind !== 'word') return { name, end }
  const known = nameOf(thing)
  const isPer = link.word === 'per' || (link.word === '/' && link.isJoined && thing.isJoined)
  if (isPer) return { name: `${name}/${known ?? lemmaOf(thing.word)}`, end: end + 2 }
  // "$5 a year", not "$5 a year ago"
  const isEach = /^(?:an?|each|every)$/.test(link.word) && known !== undefined
  const isAgo = /^(?:ago|later|earlier|before|after)$/.test(tokens[end + 2]?.word ?? '')
  return isEach && !isAgo ? { name: `${name}/${known}`, end: end + 2 } : { name, end }
}

/** The thing that a number counts right after it: its lemma, and whether a hyphen joins the two. */
export function thingAfter(
  tokens: readonly Token[],
  start: number,
  end: number,
): { lemma: string; isCompound: boolean; end: number } | undefined {
  const hyphen = hyphensAt(tokens, end)
  const thing = tokens[end + hyphen]
  if (thing?.kind !== 'word' || thing.block !== tokens[start].block) return undefined
  if (grammarWords.has(thing.word) || isNumberWord(thing.word) || thing.word === 'plus') {
    return undefined
  }
  // In "COVID-19-related" the number is the name's.
  const isInName = tokens[start].isJoined && tokens[start - 1]?.word === '-'
  if (hyphen === 1 && isInName) return undefined
  return { lemma: lemmaOf(thing.word), isCompound: hyphen === 1, end: end + hyphen + 1 }
}

function isNumberWord(word: string): boolean {
  return [cardinals, ordinals, scales, multiples].some((table) => Object.hasOwn(table, word))
}
