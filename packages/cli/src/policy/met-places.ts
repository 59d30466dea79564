import type { ClauseExplanation } from '@content-trust/engine'

/** A part of a text: UTF-16 code units, half-open. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** What a clause met, in reading order; places that overlap are one, as a reader marks them. */
export function metPlaces(clause: ClauseExplanation | undefined): Range[] {
  const sorted = [...(clause?.matches ?? [])].sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: Range[] = []
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last === undefined || start >= last.end) merged.push({ start, end })
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) }
  }
  return merged
}
