import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'

/** A sense that a word has only at the end of its clause; `word-sense.ts` says what each is. */
export type ClosingSense = 'nothing' | 'leaving' | 'never' | 'away' | 'told'

/** What the last word of a clause does to all that was said. */
export function closingSense(
  state: ClauseState,
  units: readonly Unit[],
  at: number,
): ClosingSense | undefined {
  const { sign, text } = units[at]
  const isLast = isLastWord(units, at)
  const next = units[at + 1]?.sign?.kind
  // “Only flag prices”, “flag prices only”
  if (text === 'only' && ((isLast && state.hasNotice) || next === 'notice')) return 'nothing'
  if (!isLast) return undefined
  if (text === 'go' && /^(?:must|glue)$/.test(units[at - 1]?.sign?.kind ?? '')) return 'leaving'
  if (text === 'never') return 'never'
  if (state.keeps && hidden.test(text)) return 'away'
  const isBare = state.role === 'need' && state.slots.need.nouns.length === 0
  return sign?.kind === 'notice' && /(?:ed|out|up)$/.test(text) && state.isNeed && isBare
    ? 'told'
    : undefined
}

/** Where nobody looks. */
const hidden =
  /^(?:private|confidential|secret|internal|offline|to (?:your|our)sel(?:f|ves)|off the page|under wraps)$/

/** Marks that may close a clause. */
const MOST_MARKS = 3

function isLastWord(units: readonly Unit[], at: number): boolean {
  const rest = units.slice(at + 1, at + 1 + MOST_MARKS)
  return rest.every(({ kind }) => kind === 'mark')
}
