import type { SourceRow, SourceState, SourceVerdict } from '../../shared/sources.ts'

/** How much a reference asks for a look: nothing is wrong, something may be, something is, or nobody can tell. */
export type Tone = 'good' | 'unsure' | 'bad' | 'unknown'

export const stateTones: Readonly<Record<SourceState, Tone>> = {
  alive: 'good',
  moved: 'unsure',
  gone: 'bad',
  soft_not_found: 'bad',
  parked: 'bad',
  certificate_error: 'unsure',
  blocked: 'unknown',
  timeout: 'unknown',
  unreachable: 'unknown',
  not_checked: 'unknown',
}

export const verdictTones: Readonly<Record<SourceVerdict, Tone>> = {
  supported: 'good',
  contradicted: 'bad',
  not_found: 'unsure',
  cannot_tell: 'unknown',
}

/** How a reference stands as a whole: by its state, or by what is worse. */
export function toneOf({ claims, kind, notes, state }: SourceRow): Tone {
  // Books and notes without an address are never looked up.
  const isNeverAsked = kind === 'isbn' || kind === 'footnote'
  const tones = [
    isNeverAsked ? 'good' : stateTones[state],
    ...claims.map(({ verdict }) => verdictTones[verdict]),
  ]
  const isWrong = ['retracted', 'young_lookalike', 'wrong_check_digit'] as const
  if (tones.includes('bad') || notes.some((note) => isWrong.some((each) => each === note))) {
    return 'bad'
  }
  // A home page is a fault only where something specific is claimed with it.
  const isVague = notes.includes('home_page') && claims.length > 0
  if (tones.includes('unsure') || isVague || notes.includes('fragment_missing')) return 'unsure'
  return tones.includes('unknown') ? 'unknown' : 'good'
}

/** The verdict on the claims of a reference that asks most for a look; null where it vouches for nothing. */
export function worstVerdict({ claims }: SourceRow): SourceVerdict | null {
  const order = ['contradicted', 'not_found', 'cannot_tell', 'supported'] as const
  return order.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? null
}

/** Whether the writer should have a look: also at what nobody could tell. */
export function needsAttention(row: SourceRow): boolean {
  return toneOf(row) !== 'good'
}
