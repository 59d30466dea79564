import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const negation =
  "(?:never|do not ever|do not|don't|dont|must not|mustn't|should not|shouldn't|may not|cannot|can't)"
const omission =
  '(?:omit|leave out|leave off|forget(?: to (?:add|give|state|name|include|mention|cite|provide|put in|list))?|skip|drop|neglect(?: to (?:add|give|state|name|include|mention|cite))?|fail to (?:add|give|state|name|include|mention|cite|provide|list)|miss|miss out)'
const doubled = new RegExp(`^(?:${negation} ${omission}) (?=\\w)`)
/** “Must not be omitted” */
const passive = new RegExp(
  `^${negation} (?:ever )?be (?:omitted|left out|left off|forgotten|skipped|dropped|missing|missed)(?= |$)`,
)

/** “Never omit the source” asks for the source. */
export function withoutDoubleNegatives(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const asked = replaceWords(tokens, doubled, () => 'always include')
  return replaceWords(asked, passive, () => 'must be included')
}

const holding = '(?:have|contain|include|give|show|name|state|carry|cite|mention|list)'
const lacked = new RegExp(
  `^(?:that|which|who) (?:(?:has|have|contains?|includes?|gives?|shows?|carry|carries|cites?|lists?) (?:no|neither)|(?:does not|do not|doesn't|don't|never) ${holding}s?(?: (?:a|an|any|the))?) (?=\\w)`,
)

/** “Numbers that have no unit” are numbers without one. */
export function withoutLacks(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return replaceWords(tokens, lacked, () => 'without')
}
