import { type PolicyToken, readTokens } from '../../policy-tokens.ts'
import { nameMedicineChanges } from '../rewriting/medicine-changes.ts'
import { readStyle, type StyleRule } from '../style/read-style.ts'
import { joinMarkedNames } from '../tokens/marked-names.ts'
import { nameSites } from '../tokens/site-names.ts'
import { spelled } from '../tokens/spelling.ts'
import { inSmall } from '../tokens/telling-capitals.ts'
import { signAt } from '../tokens/token-signs.ts'
import { isRemark } from '../units/asides.ts'
import { readUnits } from '../units/units.ts'
import { withoutChat } from './chat.ts'
import { clauseParts } from './clause-parts.ts'
import { hasVerbIn, startsDemand } from './demands.ts'
import { readLines, sentencesOf } from './lines.ts'
import { withMeasured, withPlaced } from './measured-pronouns.ts'
import { withoutNeededForms } from './needed-forms.ts'
import { withPairs } from './paired-things.ts'
import { quoteExamples } from './quoted-examples.ts'
import { quoteWordLists } from './word-lists.ts'

/** A clause before it is understood. */
export interface ClauseText {
  /** As written, without bullets and closing marks. */
  readonly text: string
  readonly tokens: readonly PolicyToken[]
  /** Where it stands in the policy; of a bullet below a line with a colon the bullet alone. */
  readonly start: number
  readonly end: number
  /** What it asks for as a rule of style, which is read before a sentence is cut. */
  readonly style?: StyleRule
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
  const lines = readLines(joinMarkedNames(spelled(readTokens(policy))))
  for (const { tokens: written, isItem, isListed } of quoteWordLists(lines, policy)) {
    const said = isListed === true ? written : nameMedicineChanges(withoutChat(written))
    const tokens = withPairs(withoutNeededForms(nameSites(quoteExamples(said))))
    // An empty line may be between a header and its list.
    if (tokens.length === 0) continue
    if (isItem) hasItems = true
    else closeHeader()
    const opensList = tokens.at(-1)?.text === ':'
    const asked = new Set(tokens.filter((_token, at) => tokens[at + 1]?.text === '?'))
    for (const { part, style } of clauseParts(sentencesOf(tokens), asked, policy)) {
      const before = clauses.at(-1)?.tokens
      const written = clauseOf(policy, withPlaced(before, withMeasured(before, part)))
      const clause = written && { ...written, ...(style === undefined ? {} : { style }) }
      if (clause === undefined || (clauses.length > 0 && isRemark(readUnits(part)))) continue
      if (opensList && !isItem) {
        closeHeader()
        header = clause
      } else
        clauses.push(
          header === undefined || startsDemand(part, 0) ? clause : join(header, clause, policy),
        )
    }
  }
  closeHeader()
  return clauses
}

function clauseOf(policy: string, part: readonly PolicyToken[]): ClauseText | undefined {
  const isInk = ({ kind }: PolicyToken): boolean => kind !== 'mark'
  const first = part.findIndex((token) => isInk(token) && !/^(?:and|but)$/.test(token.text))
  if (first === -1) return undefined
  const opening = part[0].text === '(' ? part[0].start : part[first].start
  const start = Math.min(opening, ...part.slice(first).map((token) => token.start))
  const end = Math.max(start, ...part.map((token) => token.end))
  const text = policy
    .slice(start, end)
    .replace(/[\s,:]+$/, (tail) => (tail.includes(':') ? ':' : ''))
  return { text: text.replace(/\s+/g, ' '), tokens: part, start, end: start + text.length }
}

function join(header: ClauseText, item: ClauseText, policy: string): ClauseText {
  // Each item begins with a capital, whatever it is.
  const small = [...item.tokens.slice(0, 1).map(inSmall), ...item.tokens.slice(1)]
  const tokens = [...header.tokens, ...small]
  const { style: own, ...rest } = item
  // “Never:” turns around what “the Oxford comma” asks for on a line of its own.
  const joined = own === undefined ? undefined : readStyle([tokens], 0, policy)
  const isTurned = header.tokens.some((_token, at) =>
    /^(?:ban|not|prohibition|decision|notice)$/.test(signAt(header.tokens, at)?.kind ?? ''),
  )
  const style = joined ?? (isTurned ? undefined : own)
  return {
    ...rest,
    text: `${header.text} ${item.text}`,
    tokens,
    ...(style === undefined ? {} : { style }),
  }
}
