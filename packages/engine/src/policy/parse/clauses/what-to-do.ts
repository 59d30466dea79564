import type { Action } from '../../../schema/index.ts'
import { strengths } from '../../strength.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import type { ClauseText } from './split-clauses.ts'

const polite =
  '(?:(?:please|kindly|just|so|and|then|always|we|you|must|should|editors?|writers?) )*'
const again =
  '(?:(?:all|any|each|every one) of )?(?:it|them|these|those|any|all|(?:the )?(?:longer|long|offending) (?:ones?|sentences?|paragraphs?))'
const politely =
  '(?: (?:please|first|at once|immediately|straight away|up|down|out|instead))*(?: \\.)?$'
const removes = new RegExp(
  `^${polite}(?:remove|delete|cut|drop|strip|erase|take) (?:out )?${again}(?: (?:out|off|away|down))?${politely}`,
)
const rewrites = new RegExp(
  `^${polite}(?:shorten|split|rewrite|reword|rephrase|simplify|edit|tighten|trim|recast|rework|break) (?:up )?${again}(?: (?:up|down))?${politely}`,
)
const refuses =
  /(?:^| )(?:reject|block|refuse|ban|forbid|prohibit|forbidden|banned|prohibit(?:ed|s)|reject(?:ed|s)|block(?:ed|s)|refuse[ds]|bans)(?: |$)/

/**
 * What becomes of a draft where the clause only says what to do with what the last one objects to: “No sentences over 30 words;
 * split them” asks for a revision, and “no prices; remove them” for nothing more than its first half. Undefined of other clauses.
 */
export function toBeDone(
  clause: ClauseText,
  last: ClauseText,
  action: Exclude<Action, 'allow'>,
): Exclude<Action, 'allow'> | undefined {
  const line = lineOf(clause.tokens)
  if (hasMatch(removes, line)) return action
  if (!hasMatch(rewrites, line)) return undefined
  const isRefused = action === strengths.ban.action && !hasMatch(refuses, lineOf(last.tokens))
  return isRefused ? strengths.change.action : action
}
