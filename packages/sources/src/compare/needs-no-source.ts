import type { Measure } from './measure.ts'
import type { SourceIndex } from './source-index.ts'
import { stemOf } from './stems.ts'
import { wholesOf } from './units.ts'

/** Whether a source may leave a number or a date out that it means. */
export function needsNoSource(source: SourceIndex, claimed: Measure): boolean {
  return isReadersOwn(claimed) || isOneOf(source, claimed)
}

/** A count that readers make themselves, “24/7” for always, a multiple or a part that they work out, a day of the week, a rank. */
function isReadersOwn(claimed: Measure): boolean {
  if (claimed.kind === 'date') return claimed.weekday !== undefined
  const { size, unit, fact } = claimed
  if (fact.shown === '24/7' || unit === 'times' || /^(?:number |1\/)/.test(fact.key)) return true
  return unit === undefined && size !== undefined && size <= 3 && /^\p{L}/u.test(fact.shown)
}

/** Whether a source that says “a week” may mean the seven days of a claim: one of something is no number. */
function isOneOf({ sentencesByStem }: SourceIndex, claimed: Measure): boolean {
  if (claimed.kind === 'date' || claimed.size === undefined || claimed.unit === undefined)
    return false
  return wholesOf(claimed.size, claimed.unit).some((unit) => sentencesByStem.has(stemOf(unit)))
}
