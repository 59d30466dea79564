import type { DetectorDraft, Span } from './detector-draft.ts'

/** What ends in a full stop of its own: “Inc.”, “U.S.”, “5 p.m.”, an ellipsis, and a number alone. */
const ownStop =
  /(?:\b(?:inc|ltd|co|corp|etc|jr|sr|st|vs|no|al)|\b\p{L}\.\p{L}|\b\p{Lu}|\.|^\d+)\.$/iu
/** Units before the end that are read. */
const REACH = 24

/** The mark that ends a heading or an item, where it is one of some and belongs to no abbreviation. */
export function closingMark(
  { prose }: Pick<DetectorDraft, 'prose'>,
  { start, end }: Span,
  wanted: readonly string[],
): Span | undefined {
  const from = Math.max(start, end - REACH)
  const tail = prose.slice(from, end).replace(/[\s\u2060]+$/, '')
  if (!wanted.some((mark) => tail.endsWith(mark)) || ownStop.test(tail)) return undefined
  const last = from + tail.length
  return { start: last - 1, end: last }
}
