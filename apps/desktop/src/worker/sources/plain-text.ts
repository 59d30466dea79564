import { LONGEST_EXCERPT } from '../../shared/sources.ts'

/** Control characters, and those that turn the direction of the text around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const unsafe = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** A text of a page or a draft on one line, so that it can only look like itself; its end may be cut. */
export function plainText(text: string): string {
  const line = text
    .slice(0, LONGEST_EXCERPT * 2)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unsafe, '')
    .trim()
  const short = line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line
  return short.replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
}

/** As `plainText`; null stays, and so does a text of which nothing is left. */
export function plainOrNull(text: string | null): string | null {
  return text === null ? null : plainText(text) || null
}
