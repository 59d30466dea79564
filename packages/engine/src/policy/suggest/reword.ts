import type { PolicyClause } from '../clause.ts'
import { propose } from './propose.ts'

/**
 * The clause with a small change after which it is understood whole: a word that is spelled as a known one, words in quotes,
 * or words left out that are no exception. Undefined where there is none, and for a clause that needs none.
 */
export function reword(clause: PolicyClause): string | undefined {
  const proposal = propose(clause)
  return proposal?.how === 'wider' ? undefined : proposal?.text
}
