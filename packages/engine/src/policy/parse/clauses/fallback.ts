import type { Action } from '../../../schema/index.ts'
import { readUnits } from '../units/units.ts'
import type { ClauseText } from './split-clauses.ts'

/** “Otherwise they are rejected”: what becomes of a draft that does not do what the last clause asks; undefined of others. */
export function fallbackOf({ tokens }: ClauseText): Exclude<Action, 'allow'> | undefined {
  const units = readUnits(tokens).filter(({ kind }) => kind !== 'mark')
  const opening = units.findIndex(
    ({ text }) => !/^(?:otherwise|or|else|if|not|failing|that)$/.test(text),
  )
  const head = units.slice(0, Math.max(0, opening)).map(({ text }) => text)
  if (!/^(?:otherwise|or else|if not|failing that)$/.test(head.join(' '))) return undefined
  const rest = units.slice(opening)
  const signs = rest.flatMap(({ sign }) =>
    sign?.kind === 'decision' && sign.action !== 'allow' ? [sign.action] : [],
  )
  const isPlain = rest.every(({ sign }) =>
    /^(?:decision|glue|pronoun|must|writing|whole)$/.test(sign?.kind ?? ''),
  )
  return isPlain && signs.length === 1 ? signs[0] : undefined
}
