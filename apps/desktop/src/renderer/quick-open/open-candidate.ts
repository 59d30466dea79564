import { lineStart, showPlace } from '../editor/show-place.ts'
import { openPath, openRecent } from '../files/open-drafts.ts'
import { activateDraft, drafts } from '../state/drafts.ts'
import { closePage, layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Candidate } from './candidates.ts'

/** Brings a file or a draft to the front, at a line where one is named. */
export async function openCandidate(
  { kind, id, path }: Candidate,
  line: number | null,
): Promise<void> {
  if (kind === 'draft' || path === null) activateDraft(id)
  else await (kind === 'folder' ? openPath(path) : openRecent(path))
  if (layout.get().page !== null) closePage()
  const { activeId, open } = drafts.get()
  const isOpened = open.some(
    (draft) => draft.id === activeId && (draft.id === id || draft.path === path),
  )
  if (!isOpened || activeId === null) return
  if (line === null) editorView()?.focus()
  else
    await showPlace(activeId, (doc) => {
      const at = lineStart(doc, line)
      return { from: at, to: at }
    })
}
