import type { PolicyToken } from '../../policy-tokens.ts'
import { mayMatch } from './required-texts.ts'

/** Tokens that a pattern met, half-open. */
export interface TokenRange {
  readonly from: number
  readonly to: number
}

/**
 * The tokens as one line, a space between each two, so that patterns can be held against them. A quotation is “”, so that no
 * pattern looks into it.
 */
export function lineOf(tokens: readonly PolicyToken[]): string {
  return tokens
    .map(({ kind, text }) => (kind === 'quoted' && !text.includes('@') ? '“”' : bare(text)))
    .join(' ')
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** The tokens of a part of the line of all tokens. */
export function tokensIn(line: string, start: number, end: number): TokenRange {
  const before = (until: number): number => line.slice(0, until).split(' ').length - 1
  return { from: before(start), to: end <= start ? before(start) : before(end - 1) + 1 }
}

/** A word that stands at the place of tokens of a clause. */
export function wordAt({ start }: PolicyToken, { end }: PolicyToken, text: string): PolicyToken {
  return { kind: 'word', text, start, end, isSmall: true }
}

/** Tokens as they were written, with a space where there was one. */
export function writtenOf(tokens: readonly PolicyToken[]): string {
  return tokens
    .map(({ text, start }, at) => (at > 0 && tokens[at - 1].end < start ? ` ${text}` : text))
    .join('')
}

/** Most places of a clause at which a pattern is tried, so that time stays linear. */
const MOST_TRIED = 24

/** The first matches of a pattern with the flag `g`. */
export function* firstMatches(line: string, pattern: RegExp): Generator<RegExpExecArray> {
  if (!mayMatch(pattern, line)) return
  let tried = 0
  for (const found of line.matchAll(pattern)) {
    if (tried++ === MOST_TRIED) return
    yield found
  }
}
