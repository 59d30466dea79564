import type { PolicyClause } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'

/** Superlatives that the detector tells from “best before”, “at best” and the like. */
const told = /^(?:best|worst|longest|oldest)$/

/** “Superlatives (best, leading)”: what a draft uses as another part of speech, as “best before” and “leading to”, is none. */
export function withoutOtherRanks(clause: PolicyClause): PolicyClause {
  const { form } = clause
  const areRanks = form?.targets.some(
    (target) => target.kind === 'detector' && target.name === 'superlative',
  )
  return areRanks === true && form !== undefined
    ? { ...clause, form: { ...form, targets: form.targets.flatMap(rankOf) } }
    : clause
}

function rankOf(target: PolicyTarget): PolicyTarget[] {
  if (target.kind !== 'phrase' || target.kin !== true) return [target]
  if (told.test(target.words)) return []
  return /^[a-z]{4,}ing$/.test(target.words)
    ? [{ kind: 'detector', name: 'word-class', value: `${target.words} as an adjective` }]
    : [target]
}
