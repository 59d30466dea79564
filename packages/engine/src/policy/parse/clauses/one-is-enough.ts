import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const several =
  /(?:^| )(?:doubled?|tripled?|quadruple|multiple|repeated|several|stack(?:ed|ing)?|strings? of|rows? of|in a row|more than one|two or more|!|\?)(?: |$)/
const enough =
  /^(?:(?:just|only|really) )?(?:one|1|a single one|a single mark|one mark) (?:(?:is|'s) (?:enough|plenty|fine|ok|okay|sufficient|all (?:you|we) need|the limit)|will do|does (?:it|the job)|suffices)$/

/** “No triple exclamation marks, one is enough”: the rest says only what the demand does not mind. */
export function saysEnough(before: Tokens, after: Tokens): boolean {
  return hasMatch(enough, lineOf(after)) && asksIn(before) && hasMatch(several, lineOf(before))
}
