import { useEffect, useRef } from 'react'
import { layout } from '../app/layout.ts'
import { useStore } from '../app/store.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { setHiddenGroups } from './marks.ts'
import { editorView, forgetSessions, showSession } from './sessions.ts'

/** The text editor with the active draft. */
export function DraftEditor() {
  const frame = useRef<HTMLDivElement>(null)
  const id = useStore(drafts, (state) => state.activeId)
  const open = useStore(drafts, (state) => state.open.length)
  const hidden = useStore(layout, (state) => state.hiddenGroups)
  // The draft in front is the one of `id`; `open` says when others were closed.
  useEffect(() => {
    if (frame.current === null) return
    const state = drafts.get()
    if (state.activeId === id && state.open.length === open) forgetSessions(state.open)
    showSession(frame.current, activeDraft(state))
  }, [id, open])
  useEffect(() => {
    editorView()?.dispatch({ effects: setHiddenGroups.of(hidden) })
  }, [hidden])
  return <div className={open === 0 ? 'draft-editor is-empty' : 'draft-editor'} ref={frame} />
}
