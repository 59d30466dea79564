import type { PolicyClause } from '../clause.ts'
import { readPolicy } from '../parse/read-policy.ts'
import { nearest } from './nearest.ts'

/** Words of a clause that a change is tried for. */
const MOST_TRIED = 4
/** Longer clauses are read over and over for nothing: no small change makes sense of them. */
const LONGEST = 300

/**
 * The clause with a small change after which it is understood whole: a word that is spelled as a known one, or the words
 * that were left out put in quotes. Undefined where there is none, and for a clause that needs none.
 */
export function reword(clause: PolicyClause): string | undefined {
  const { text, form, leftOut, isPermission } = clause
  const isWhole = form !== undefined && leftOut.length === 0
  if (isPermission || isWhole || text.length > LONGEST) return undefined
  return [...respelled(clause), ...quoted(clause)].find(isUnderstood)
}

function isUnderstood(text: string): boolean {
  const [read, ...others] = readPolicy(text)
  return read?.form !== undefined && read.leftOut.length === 0 && others.length === 0
}

function respelled({ text, leftOut }: PolicyClause): string[] {
  const words = leftOut.flatMap((left) => left.words.split(' ')).slice(0, MOST_TRIED)
  return words.flatMap((word) => {
    const known = word.length > 2 ? nearest(word) : undefined
    return known === undefined ? [] : replaced(text, word, known)
  })
}

function quoted({ text, leftOut }: PolicyClause): string[] {
  return leftOut.slice(0, MOST_TRIED).flatMap(({ words }) => replaced(text, words, `"${words}"`))
}

/** The text with its first such words replaced, whatever their case; none where it has none. */
function replaced(text: string, words: string, by: string): string[] {
  const at = text.toLowerCase().indexOf(words)
  return at < 0 ? [] : [`${text.slice(0, at)}${by}${text.slice(at + words.length)}`]
}
