import { type LineRanges, type Lines, positionAt } from '@content-trust/engine/report'
import type { Reference } from '@content-trust/sources/schema'

/** The references of a draft that stand on these lines, or on any where there is no list. */
export function referencesOn(
  references: readonly Reference[],
  lines: Lines,
  ranges: LineRanges | null,
): readonly Reference[] {
  if (ranges === null) return references
  return references.filter(({ span }) => {
    const from = positionAt(lines, span.start).line
    const to = positionAt(lines, span.end).line
    return ranges.some(([first, last]) => from <= last && to >= first)
  })
}
