import type { PolicyToken } from '../../policy-tokens.ts'
import { writtenOf } from '../tokens/token-patterns.ts'

/** A value as a clause writes it. */
export interface WrittenValue {
  /** Tokens that it takes. */
  readonly length: number
  readonly value: string
}

/** Most tokens of one value. */
const LONGEST = 12
const currency = /^[$€£¥₹%]$/
const units = /^(?:dollars?|euros?|pounds?|pence|p|usd|eur|gbp|percent)$/

/** The value that starts at a token: “0800 123 456”, “£9.99”, “YOUR_API_KEY”, “"changeme"”; undefined where none does. */
export function valueAt(tokens: readonly PolicyToken[], at: number): WrittenValue | undefined {
  const part = tokens.slice(at, at + LONGEST)
  if (part.length === 0) return undefined
  if (part[0].kind === 'quoted') return { length: 1, value: part[0].text }
  const length =
    emojiLength(part) ||
    hostLength(part) ||
    mailboxLength(part) ||
    streetLength(part) ||
    moneyLength(part) ||
    numberLength(part) ||
    codeLength(part)
  if (length === 0) return undefined
  // A street has its capitals.
  const isStreet = streetLength(part) === length
  const value = writtenOf(
    part.slice(0, length).map((token) => (isStreet ? withCapital(token) : token)),
  )
  return { length, value: part[0].kind === 'host' ? `@${value}` : value }
}

/** “✅”, and such as have a tone of skin or are joined of several. */
function emojiLength(part: readonly PolicyToken[]): number {
  const end = part.findIndex(
    ({ text, start }, at) => !emoji.test(text) || (at > 0 && start !== part[at - 1].end),
  )
  return end === -1 ? part.length : end
}

const emoji =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)$/u

/** “At example.com”: all addresses there; “@example.com”. */
function hostLength([first, second]: readonly PolicyToken[]): number {
  if (first.kind === 'host') return 1
  return first.text === '@' && second?.kind === 'host' ? 2 : 0
}

/** “info@”: the address of that name at whatever host. */
function mailboxLength([first, sign, next]: readonly PolicyToken[]): number {
  const isName = first.kind === 'word' && sign?.text === '@' && sign.start === first.end
  return isName && next?.start !== sign.end ? 2 : 0
}

function withCapital(token: PolicyToken): PolicyToken {
  return { ...token, text: token.written ?? token.text }
}

const street =
  /^(?:street|st|road|rd|lane|ln|avenue|ave|drive|way|close|court|square|place|terrace|gardens?|crescent|hill|row|mews|grove|walk|parade|quay|boulevard)$/
/** Most words of the name of a street. */
const MOST_OF_STREET = 4

/** “4 Mill Lane”, also in small letters. */
function streetLength([first, ...rest]: readonly PolicyToken[]): number {
  if (first.kind !== 'number') return 0
  const name = rest.slice(0, MOST_OF_STREET)
  const end = name.findIndex(({ text }) => street.test(text))
  const isName = end > 0 && name.slice(0, end).every(({ kind }) => kind === 'word')
  return isName ? end + 2 : 0
}

function moneyLength([first, second]: readonly PolicyToken[]): number {
  if (currency.test(first.text) && second?.kind === 'number') return 2
  const isUnit = second !== undefined && (currency.test(second.text) || units.test(second.text))
  return first.kind === 'number' && isUnit ? 2 : 0
}

/** Numbers with spaces, brackets and hyphens between them. */
function numberLength(part: readonly PolicyToken[]): number {
  if (part[0].kind !== 'number' && !/^[+(]$/.test(part[0].text)) return 0
  let length = 0
  for (const [at, { kind, text }] of part.entries()) {
    if (kind === 'number' && !isGlued(part, at)) length = at + 1
    else if (!/^[-+()/.]$/.test(text)) break
  }
  return length
}

/** Whether letters follow at once, as in “1AA”. */
function isGlued(part: readonly PolicyToken[], at: number): boolean {
  return part[at + 1]?.kind === 'word' && part[at + 1].start === part[at].end
}

/** “YOUR_API_KEY”, “SW1A 1AA”, “NHS”. */
function codeLength(part: readonly PolicyToken[]): number {
  let length = 0
  for (const [at, { kind, text, start }] of part.entries()) {
    const isJoined = at > 0 && part[at - 1].end === start
    const isCode = (kind === 'word' && /\d/.test(text)) || (kind === 'number' && isGlued(part, at))
    const goesOn = isJoined && /^[_\p{L}\p{N}-]+$/u.test(text)
    const isOpening = at === 0 && kind === 'word' && /^[-_]$/.test(part[1]?.text ?? '')
    if (isCode || goesOn || (isOpening && part[1].start === part[0].end)) length = at + 1
    else break
  }
  return length > 0 ? length : nameLength(part)
}

/** “Ana Ruiz”: words with a capital. */
function nameLength(part: readonly PolicyToken[]): number {
  const end = part.findIndex(({ kind, isSmall }) => kind !== 'word' || isSmall)
  return end === -1 ? part.length : end
}
