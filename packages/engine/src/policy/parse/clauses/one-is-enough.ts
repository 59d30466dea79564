import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const several =
  /(?:^| )(?:doubled?|tripled?|quadruple|multiple|repeated|several|stack(?:ed|ing)?|strings? of|rows? of|in a row|more than one|two or more|!|\?)(?: |$)/
const enough =
  /^(?:(?:just|only|really) )?(?:one|1|a single one|a single mark|one mark) (?:(?:is|'s) (?:enough|plenty|fine|ok|okay|sufficient|all (?:you|we) need|the limit)|will do|does (?:it|the job)|suffices)$/

const gaps = /(?:^| )(?:empty|blank)(?: |$)/
const filled =
  /^(?:(?:just|only|even) )?(?:(?:an?|the) )?(?:(?:en |em |short |simple )?dash|hyphen|zero|“”|n \/ a|nil) (?:(?:is|'s) (?:enough|plenty|fine|ok|okay|sufficient|all right|acceptable|good enough)|will do|does (?:it|the job)|suffices)$|^(?:please )?(?:put|use|write|enter|insert|add) (?:(?:an?|the) )?(?:(?:en |em |short )?dash|hyphen|zero|“”|n \/ a|nil)(?: or (?:(?:an?|the) )?(?:dash|hyphen|zero|“”|n \/ a|nil))?(?: instead| there| in (?:it|them)| in their place)?$/

/** “No triple exclamation marks, one is enough”: the rest says only what the demand does not mind. */
export function saysEnough(before: Tokens, after: Tokens): boolean {
  if (!asksIn(before)) return false
  const [demand, rest] = [lineOf(before), lineOf(after)]
  return (
    (hasMatch(enough, rest) && hasMatch(several, demand)) ||
    // “No blank cells; a dash is enough”
    (hasMatch(filled, rest) && hasMatch(gaps, demand))
  )
}
