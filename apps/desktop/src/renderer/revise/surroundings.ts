import type { Text } from '@codemirror/state'

/** Words around a change, so that a reader sees what it does. */
export interface Surroundings {
  readonly before: string
  readonly gone: string
  readonly after: string
}

const MOST = 90

/** The text of a change with the rest of its line, cut at words to a length. */
export function surroundingsOf(doc: Text, start: number, end: number): Surroundings {
  const first = doc.lineAt(start)
  const last = doc.lineAt(end)
  const left = doc.sliceString(Math.max(first.from, start - MOST), start)
  const right = doc.sliceString(end, Math.min(last.to, end + MOST))
  return {
    before: start - MOST > first.from ? `…${left.replace(/^\S*\s?/, '')}` : left,
    gone: doc.sliceString(start, end),
    after: end + MOST < last.to ? `${right.replace(/\s?\S*$/, '')}…` : right,
  }
}
