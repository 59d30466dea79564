import { stateLabels, type Tone, verdictLabels } from '@content-trust/sources/labels'
import type { Verdict } from '@content-trust/sources/schema'
import type { SourceRow } from '../../shared/sources.ts'

/** How a reference stands as a whole: by its state, or by what is worse. */
export function toneOf({ claims, kind, notes, state }: SourceRow): Tone {
  // Books and notes without an address are never looked up.
  const isNeverAsked = kind === 'isbn' || kind === 'footnote'
  const tones = [
    isNeverAsked ? 'good' : stateLabels[state].tone,
    ...claims.map(({ verdict }) => verdictLabels[verdict].tone),
  ]
  const isWrong = ['retracted', 'young_lookalike', 'wrong_check_digit'] as const
  if (tones.includes('bad') || notes.some((note) => isWrong.some((each) => each === note))) {
    return 'bad'
  }
  // A home page is a fault only where something specific is claimed with it.
  const isVague = notes.includes('home_page') && claims.length > 0
  if (tones.includes('unsure') || isVague || notes.includes('fragment_missing')) return 'unsure'
  return tones.includes('none') ? 'none' : 'good'
}

/** The verdict on the claims of a reference that asks most for a look; null where it vouches for nothing. */
export function worstVerdict({ claims }: SourceRow): Verdict | null {
  const order = ['contradicted', 'not_found', 'cannot_tell', 'supported'] as const
  return order.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? null
}

/** Whether the writer should have a look: also at what could not be checked. */
export function needsAttention(row: SourceRow): boolean {
  return toneOf(row) !== 'good'
}
