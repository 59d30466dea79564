import type { FoundPlace } from '../../shared/ipc/search.ts'
import { lineStart, showPlace } from '../editor/show-place.ts'
import { openPath } from '../files/open-drafts.ts'
import { drafts } from '../state/drafts.ts'

/** Opens a file at a place that was found; where its words are others by now, at the start of the line. */
export async function openPlace(path: string, place: FoundPlace): Promise<void> {
  await openPath(path)
  const { open, activeId } = drafts.get()
  const draft = open.find((one) => one.path === path)
  if (draft === undefined || draft.id !== activeId) return
  await showPlace(draft.id, (doc) => {
    const words = place.words.replace(/…$/, '')
    const isThere =
      place.to <= doc.length && doc.sliceString(place.from, place.to).startsWith(words)
    const start = lineStart(doc, place.line)
    return isThere ? place : { from: start, to: start }
  })
}
