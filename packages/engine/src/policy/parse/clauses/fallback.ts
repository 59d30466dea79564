import type { Action } from '../../../schema/index.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { readUnits, type Unit } from '../units/units.ts'
import type { ClauseText } from './split-clauses.ts'

/** “Otherwise they are rejected”: what becomes of a draft that does not do what the last clause asks; undefined of others. */
export function fallbackOf({ tokens }: ClauseText): Exclude<Action, 'allow'> | undefined {
  const again = recurring.exec(lineOf(tokens))
  const rest =
    again === null ? undefined : tokens.slice(tokensIn(again.input, 0, again[0].length).to)
  if (rest !== undefined) return decisionOf(unitsOf(rest))
  const units = unitsOf(tokens)
  const opening = units.findIndex(
    ({ text }) => !/^(?:otherwise|or|else|if|not|failing|that)$/.test(text),
  )
  const head = units.slice(0, Math.max(0, opening)).map(({ text }) => text)
  if (!/^(?:otherwise|or else|if not|failing that)$/.test(head.join(' '))) return undefined
  return decisionOf(units.slice(opening))
}

/** “Should one turn up in the text, please …” */
const recurring =
  /^(?:should|if) (?:one|any|some|it|they|this|these) (?:(?:do|does|did|should|ever|still|nevertheless) )*(?:turns? up|appears?|occurs?|slips? (?:in|through)|creeps? in|shows? up|happens?|comes? up|gets? in|(?:is|are|be) found|does|do)(?: (?:in|on|at|inside|outside|elsewhere|anywhere|somewhere|there)[^,]*)? ,/

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
