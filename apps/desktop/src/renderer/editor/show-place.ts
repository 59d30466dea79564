import type { Text } from '@codemirror/state'
import { findDraft } from '../state/drafts.ts'
import { shownDraft } from '../state/shown-editor.ts'
import { showRange } from './select-range.ts'

/** Milliseconds that a draft may take to come into the text editor. */
const LONGEST_MS = 3000

/** Selects a place of a draft that comes to the front, once the text editor shows it. */
export async function showPlace(
  id: string,
  placeIn: (doc: Text) => { readonly from: number; readonly to: number },
): Promise<void> {
  const start = performance.now()
  while (shownDraft() !== id) {
    if (performance.now() - start > LONGEST_MS) return
    await new Promise((done) => window.setTimeout(done, 20))
  }
  const doc = findDraft(id)?.doc
  if (doc === undefined) return
  const { from, to } = placeIn(doc)
  showRange(from, to)
}

/** The start of a line, from 1, or the last line where there are not as many. */
export function lineStart(doc: Text, line: number): number {
  return doc.line(Math.max(1, Math.min(doc.lines, line))).from
}
