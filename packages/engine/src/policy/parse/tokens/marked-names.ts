import { isShouted, type PolicyToken, singular } from '../../policy-tokens.ts'
import { signAt } from './token-signs.ts'

/** “Pike & Sons”, “@admin”, “.NET”, “e.g., i.e. and etc.”: what is written with marks is one phrase to look for. */
export function joinMarkedNames(tokens: readonly PolicyToken[]): PolicyToken[] {
  const joined: PolicyToken[] = []
  for (let at = 0; at < tokens.length; ) {
    const found =
      partnersAt(tokens, at) ??
      handleAt(tokens, at) ??
      listedLatinAt(tokens, at) ??
      besideQuoted(tokens, at)
    joined.push(found?.name ?? tokens[at])
    at += found?.length ?? 1
  }
  return joined
}

interface MarkedName {
  readonly name: PolicyToken
  /** Tokens that it takes. */
  readonly length: number
}

function named(part: readonly PolicyToken[], text: string): MarkedName {
  const [{ start }] = part
  const { end } = part[part.length - 1]
  return { name: { kind: 'quoted', text, start, end, isSmall: false }, length: part.length }
}

/** “Marks & Spencer”: two names, of which neither is a thing that policies speak of. */
function partnersAt(tokens: readonly PolicyToken[], at: number): MarkedName | undefined {
  const [first, mark, second] = tokens.slice(at, at + 3)
  if (mark?.text !== '&' || second === undefined) return undefined
  const isName = ({ written }: PolicyToken): boolean => written !== undefined
  if (!isName(first) || !isName(second)) return undefined
  if (signAt(tokens, at)?.kind === 'noun' || signAt(tokens, at + 2)?.kind === 'noun')
    return undefined
  const text = `${first.written} & ${second.written}`
  // “Heath & Co.”, where the clause goes on
  const [dot, next] = tokens.slice(at + 3, at + 5)
  const isShort = /^(?:co|bros|inc|ltd|corp)$/.test(second.text) && dot?.text === '.'
  return isShort && next?.isSmall === true
    ? named([first, mark, second, dot], text)
    : named([first, mark, second], text)
}

/** What an “@” may stand before without being a name: “@ mentions”. */
const ofSigns = /^(?:mention|handle|sign|symbol|tag|name|user)$/

/** “@admin”, “.NET”: a mark before a word, with a space before it. */
function handleAt(tokens: readonly PolicyToken[], at: number): MarkedName | undefined {
  const [mark, word, next] = tokens.slice(at, at + 3)
  if (word?.kind !== 'word' || word.start !== mark.end) return undefined
  if (at > 0 && tokens[at - 1].end === mark.start && !/^["“(/]$/.test(tokens[at - 1].text))
    return undefined
  // “@-mentions”, “@mentions”
  if (next?.text === '-' && next.start === word.end) return undefined
  const isHandle = mark.text === '@' && !ofSigns.test(singular(word.text))
  const isName = mark.text === '.' && word.written !== undefined
  return isHandle || isName ? named([mark, word], `${mark.text}${word.text}`) : undefined
}

const latin = ['e.g.', 'i.e.', 'etc.', 'viz.', 'cf.', 'n.b.', 'et al.', 'vs.'] as const
/** Tokens of the longest abbreviation. */
const LONGEST = 4
const opensLatin: ReadonlySet<string> = new Set(latin.map((each) => each.split(/[. ]/)[0]))

/** “Avoid e.g. and etc.”: a Latin abbreviation beside another one in a list is there for itself. */
function listedLatinAt(tokens: readonly PolicyToken[], at: number): MarkedName | undefined {
  const length = latinLength(tokens, at)
  if (length === 0) return undefined
  const isListed =
    latinLength(tokens, afterJoint(tokens, at + length)) > 0 || endsWithLatin(tokens, at)
  if (!isListed) return undefined
  const part = tokens.slice(at, at + length)
  return named(part, textOf(part))
}

/** Most items between a word in capitals and one in quotes. */
const MOST_ITEMS = 8

/** “TBD, TBC or "lorem ipsum"”: in a list with words in quotes, those in capitals are there for themselves. */
function besideQuoted(tokens: readonly PolicyToken[], at: number): MarkedName | undefined {
  const { written } = tokens[at]
  if (written === undefined || !isShouted(tokens[at])) return undefined
  let next = at
  for (let item = 0; item < MOST_ITEMS && next < tokens.length && isShouted(tokens[next]); item++)
    next = afterJoint(tokens, next + 1)
  return tokens[next]?.kind === 'quoted' ? named([tokens[at]], written) : undefined
}

/** Tokens of the abbreviation at a place; 0 where there is none. */
function latinLength(tokens: readonly PolicyToken[], at: number): number {
  if (!opensLatin.has(tokens[at]?.text)) return 0
  for (let length = LONGEST; length > 0; length--) {
    const part = tokens.slice(at, at + length)
    if (part.length === length && latin.some((each) => each === textOf(part))) return length
  }
  return 0
}

/** After the comma, the “and” or both at a place; behind all tokens where there is none. */
function afterJoint(tokens: readonly PolicyToken[], at: number): number {
  let next = at
  if (tokens[next]?.text === ',') next++
  if (/^(?:and|or|nor|\/)$/.test(tokens[next]?.text ?? '')) next++
  return next === at ? tokens.length : next
}

/** Whether an abbreviation and a joint stand right before a place. */
function endsWithLatin(tokens: readonly PolicyToken[], at: number): boolean {
  let last = at - 1
  if (/^(?:and|or|nor|\/)$/.test(tokens[last]?.text ?? '')) last--
  if (tokens[last]?.text === ',') last--
  if (last === at - 1) return false
  return latin.some((_each, back) => latinLength(tokens, last - back) === back + 1)
}

/** The words as they are written, with a space where one is. */
function textOf(part: readonly PolicyToken[]): string {
  return part
    .map(({ text, start }, at) => (at > 0 && part[at - 1].end < start ? ` ${text}` : text))
    .join('')
}
