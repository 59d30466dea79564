import type { PolicyClause } from '../clause.ts'
import { signBook } from '../policy-signs.ts'
import { singular } from '../policy-tokens.ts'
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
  for (const word of words.slice(0, MOST_WORDS)) {
    if (signBook().has(singular(word))) continue
    const near = nearest(word)
    if (near !== undefined) return `Did you mean “${near}”?`
  }
  if (leftOut.length === 0) {
    return 'Say what should happen and to what, such as “No superlatives”, or put the words to look for in quotes: “Avoid "synergy"”.'
  }
  const [first] = leftOut
  return first.how === 'literal'
    ? 'If that is what you want, put them in quotes.'
    : `If they are words to look for, put them in quotes: “No "${shortest(first.words)}"”.`
}

function shortest(words: string): string {
  return words.split(' ').slice(0, MOST_WORDS).join(' ')
}
