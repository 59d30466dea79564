import type { PolicyClause } from '../clause.ts'
import { needFrame, withoutLead } from '../parse/needs/need-frame.ts'
import { styleNamed } from '../parse/style/style-named.ts'
import { readTokens } from '../policy-tokens.ts'
import { strengths } from '../strength.ts'
import { isUnderstood, propose } from './propose.ts'
import { bannedWords, isWorthQuoting, unknownThings } from './unknown-things.ts'

/** What to write instead of what was left out. */
export function suggest(clause: PolicyClause): string {
  const proposal = propose(clause)
  if (proposal?.how === 'slip') return `Did you mean “${proposal.word}”?`
  if (proposal?.how === 'shorter' || proposal?.how === 'wider') {
    return `The nearest clause that is understood whole is “${proposal.text}”.`
  }
  const { text, form, leftOut } = clause
  // Approval is no need of the text.
  const instead = form?.action === strengths.review.action ? undefined : asksFor(text)
  if (instead !== undefined) return instead
  const isLiteral = leftOut.some(({ how, words }) => how === 'literal' && isWorthQuoting(words))
  if (form !== undefined && isLiteral) {
    return 'If that is what you want, put them in quotes.'
  }
  if (proposal?.how === 'quoted') return quoted(proposal.text)
  if (form !== undefined) return 'Say that part in other words, or leave it out.'
  const [named] = [...bannedWords(clause), ...unknownThings(clause)]
    .map((words) => `No "${words}"`)
    .filter(isUnderstood)
  return named === undefined
    ? 'Say what should happen and to what, such as “No superlatives”, or put the words to look for in quotes: “Avoid "synergy"”.'
    : quoted(named)
}

function quoted(text: string): string {
  return `If they are words to look for, put them in quotes: “${text}”.`
}

/** What to say instead of a need, or of how something is written; undefined where a clause asks for neither. */
function asksFor(text: string): string | undefined {
  const tokens = readTokens(text)
  const style = styleNamed(tokens)
  if (style !== undefined) return `Say it with what is wanted and what is not: “${style}”.`
  const frame = needFrame(withoutLead(tokens), false)
  if (frame === undefined || frame.action !== strengths.need.action) return undefined
  return 'Say which words have to be there: “Each draft needs the words "…"”.'
}
