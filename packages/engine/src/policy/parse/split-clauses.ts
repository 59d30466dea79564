import { type PolicyToken, readTokens } from '../policy-tokens.ts'
import { isRemark } from './asides.ts'
import { demandsOf, hasVerbIn, startsDemand } from './demands.ts'
import { gappedParts } from './gapping.ts'
import { readLines, sentencesOf } from './lines.ts'
import { readUnits } from './units.ts'

/** A clause before it is understood. */
export interface ClauseText {
  /** As written, without bullets and closing marks. */
  readonly text: string
  readonly tokens: readonly PolicyToken[]
  /** Where it stands in the policy; of a bullet below a line with a colon the bullet alone. */
  readonly start: number
  readonly end: number
}

/** Cuts a policy into clauses: by lines, sentences, semicolons, and “and” before a new demand. */
export function splitClauses(policy: string): ClauseText[] {
  const clauses: ClauseText[] = []
  let header: ClauseText | undefined
  let hasItems = false
  // A demand that ends with a colon and has no list below it is a clause all the same.
  const closeHeader = (): void => {
    if (header !== undefined && !hasItems && hasVerbIn(header.tokens)) clauses.push(header)
    header = undefined
    hasItems = false
  }
  for (const { tokens, isItem } of readLines(readTokens(policy))) {
    // An empty line may be between a header and its list.
    if (tokens.length === 0) continue
    if (isItem) hasItems = true
    else closeHeader()
    const opensList = tokens.at(-1)?.text === ':'
    for (const part of sentencesOf(tokens).flatMap(demandsOf).flatMap(gappedParts)) {
      const clause = clauseOf(policy, part)
      if (clause === undefined || (clauses.length > 0 && isRemark(readUnits(part)))) continue
      if (opensList && !isItem) {
        closeHeader()
        header = clause
      } else
        clauses.push(header === undefined || startsDemand(part, 0) ? clause : join(header, clause))
    }
  }
  closeHeader()
  return clauses
}

function clauseOf(policy: string, part: readonly PolicyToken[]): ClauseText | undefined {
  const isInk = ({ kind }: PolicyToken): boolean => kind !== 'mark'
  const first = part.findIndex(isInk)
  if (first === -1) return undefined
  const start = part[0].text === '(' ? part[0].start : part[first].start
  const end = part.at(-1)?.end ?? start
  const text = policy
    .slice(start, end)
    .replace(/[\s,:]+$/, (tail) => (tail.includes(':') ? ':' : ''))
  return { text: text.replace(/\s+/g, ' '), tokens: part, start, end: start + text.length }
}

function join(header: ClauseText, item: ClauseText): ClauseText {
  return {
    ...item,
    text: `${header.text} ${item.text}`,
    tokens: [...header.tokens, ...item.tokens],
  }
}
