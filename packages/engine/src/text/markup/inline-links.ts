import { isSpaceOrLineEnd } from '../markdown/characters.ts'
import type { Link, LinkKind } from '../markdown/scanned-text.ts'

const scheme = /(?:https?|ftp|irc)$/i
const LONGEST_SCHEME = 5
const ofAddress = /[^\s[\]<>"|`]*/y
const wordBefore = /[\p{L}\p{N}_]/u
const lastMarks = /[.,;:!?'"*_)}\]]+$/

/** Reads the address whose `:` is at `colon`; its start and end, or null. */
export function readAddress(
  source: string,
  colon: number,
  floor: number,
  limit: number,
): { readonly start: number; readonly end: number } | null {
  if (!source.startsWith('://', colon)) return null
  const before = source.slice(Math.max(floor, colon - LONGEST_SCHEME), colon)
  const start = colon - (scheme.exec(before)?.[0].length ?? 0)
  if (start === colon) return null
  if (start > floor && wordBefore.test(source.charAt(start - 1))) return null
  ofAddress.lastIndex = colon + 3
  const length = ofAddress.exec(source)?.[0].length ?? 0
  const end = Math.min(limit, colon + 3 + length)
  return end > colon + 3 ? { start, end } : null
}

/** The end of an address without the punctuation that belongs to the sentence. */
export function withoutLastMarks(source: string, start: number, end: number): number {
  const address = source.slice(start, end)
  const [marks = ''] = lastMarks.exec(address.slice(-40)) ?? []
  const isBracket = marks.startsWith(')') && address.slice(0, -marks.length).includes('(')
  return end - (isBracket ? marks.length - 1 : marks.length)
}

/** A link with its places; the text of one without words is empty. */
export function linkOf(
  kind: LinkKind,
  start: number,
  end: number,
  text: { readonly start: number; readonly end: number } | null,
  url: string,
): Link {
  return { kind, start, end, textStart: text?.start ?? start, textEnd: text?.end ?? start, url }
}

/** A range without the white space at its ends. */
export function trimRange(
  source: string,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } {
  let start = from
  let end = to
  while (start < end && isSpaceOrLineEnd(source.charCodeAt(start))) start++
  while (end > start && isSpaceOrLineEnd(source.charCodeAt(end - 1))) end--
  return { start, end }
}
