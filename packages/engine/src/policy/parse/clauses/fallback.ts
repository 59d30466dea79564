import type { Action } from '../../../schema/index.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { readUnits, type Unit } from '../units/units.ts'
import type { ClauseText } from './split-clauses.ts'

/** “Otherwise they are rejected”: what becomes of a draft that does not do what the last clause asks; undefined of others. */
export function fallbackOf({ tokens }: ClauseText): Exclude<Action, 'allow'> | undefined {
  const line = lineOf(tokens)
  const again = recurring.exec(line) ?? lacking.exec(line)
  const rest =
    again === null ? undefined : tokens.slice(tokensIn(again.input, 0, again[0].length).to)
  if (rest !== undefined) return decisionOf(unitsOf(rest))
  const failing = (beyond.exec(line) ?? failed.exec(line))?.groups?.['act']
  if (failing !== undefined) {
    return decisionOf(unitsOf(tokens.slice(0, failing.trim().split(' ').length)))
  }
  const units = unitsOf(tokens)
  const opening = units.findIndex(
    ({ text }) => !/^(?:otherwise|or|else|if|not|failing|that)$/.test(text),
  )
  const head = units.slice(0, Math.max(0, opening)).map(({ text }) => text)
  if (!/^(?:otherwise|or else|if not|failing that)$/.test(head.join(' '))) return undefined
  return decisionOf(units.slice(opening))
}

/** “If a step doesn't, rewrite it” */
const lacking =
  /^(?:if|when|where|whenever|should) (?:(?:an?|any|one|some|the|it|they|this|that|your|something)(?: (?!is |are |does |do )[a-z]+){0,2} )(?:(?:does not|doesn't|do not|don't|is not|isn't|are not|aren't)(?: do so| do this| do that| comply| meet this| follow this)?|fails? to(?: do so)?|fails?|breaks this(?: rule)?) ,/

/** “Should one turn up in the text, please …” */
const recurring =
  /^(?:should|if) (?:one|any|some|it|they|this|these) (?:(?:do|does|did|should|ever|still|nevertheless) )*(?:turns? up|appears?|occurs?|slips? (?:in|through)|creeps? in|shows? up|happens?|comes? up|gets? in|(?:is|are|be) found|does|do)(?: (?:in|on|at|inside|outside|elsewhere|anywhere|somewhere|there)[^,]*)? ,/

/** “Rewrite those that do not” */
const failed =
  /^(?<act>(?:please )?(?:\w+ ){1,2}?)(?:those|any|all|the ones|ones|anything|everything|whatever|steps|sentences) (?:that|which) (?:(?:do|does) not|don't|doesn't|fails?)(?: do so)?(?: \.)?$/

/** “Rewrite sentences that are harder than that” */
const beyond =
  /^(?<act>(?:please )?(?:\w+ ){1,3}?)(?:(?:any|all|every|each|those|the) )?(?:(?:sentences?|paragraphs?|passages?|texts?|drafts?|posts?|pages?|anything|whatever|everything|ones|those) )?(?:that|which) (?:is|are|goes|go|reads?|runs?) (?:harder|more difficult|more complex|more complicated|longer|shorter|higher|above|over|beyond|worse|less clear)(?: to read| to follow)?(?: than)? (?:that|this)(?: \.)?$/

function unitsOf(tokens: readonly PolicyToken[]): Unit[] {
  return readUnits(tokens).filter(({ kind }) => kind !== 'mark')
}

function decisionOf(rest: readonly Unit[]): Exclude<Action, 'allow'> | undefined {
  const signs = rest.flatMap(({ sign }) =>
    sign?.kind === 'decision' && sign.action !== 'allow' ? [sign.action] : [],
  )
  const isPlain = rest.every(({ sign }) =>
    /^(?:decision|glue|pronoun|must|writing|whole)$/.test(sign?.kind ?? ''),
  )
  return isPlain && signs.length === 1 ? signs[0] : undefined
}
