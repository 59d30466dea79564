import type { PolicyClause } from '../clause.ts'
import { needFrame, withoutLead } from '../parse/needs/need-frame.ts'
import { styleNamed } from '../parse/style/style-named.ts'
import { signBook } from '../policy-signs.ts'
import { readTokens, singular } from '../policy-tokens.ts'
import { strengths } from '../strength.ts'
import { nearest } from './nearest.ts'

/** Words of a clause for which something is proposed. */
const MOST_WORDS = 4

/** What to write instead of what was left out. */
export function suggest({ text, leftOut }: PolicyClause): string {
  const words = (
    leftOut.length > 0 ? leftOut.map((left) => left.words).join(' ') : text.toLowerCase()
  )
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word.length > 2)
  const instead = asksFor(text)
  for (const word of words.slice(0, MOST_WORDS)) {
    // Of a need short words are seldom slips: “line” is no “link”.
    const isSlip = instead === undefined || word.length >= LEAST_LETTERS
    if (!isSlip || signBook().has(singular(word))) continue
    const near = nearest(word)
    if (near !== undefined) return `Did you mean “${near}”?`
  }
  if (instead !== undefined) return instead
  if (leftOut.length === 0) {
    return 'Say what should happen and to what, such as “No superlatives”, or put the words to look for in quotes: “Avoid "synergy"”.'
  }
  const [first] = leftOut
  return first.how === 'literal'
    ? 'If that is what you want, put them in quotes.'
    : `If they are words to look for, put them in quotes: “No "${shortest(first.words)}"”.`
}

/** Letters of a word of a need that may be a slip. */
const LEAST_LETTERS = 5

/** What to say instead of a need, or of how something is written; undefined where a clause asks for neither. */
function asksFor(text: string): string | undefined {
  const tokens = readTokens(text)
  const style = styleNamed(tokens)
  if (style !== undefined) return `Say it with what is wanted and what is not: “${style}”.`
  const frame = needFrame(withoutLead(tokens), false)
  if (frame === undefined || frame.action !== strengths.need.action) return undefined
  return 'Say which words have to be there: “Each draft needs the words "…"”.'
}

function shortest(words: string): string {
  return words.split(' ').slice(0, MOST_WORDS).join(' ')
}
