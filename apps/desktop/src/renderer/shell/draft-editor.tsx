import { useEffect, useRef } from 'react'
import { FindingCard } from '../card/finding-card.tsx'
import { hiddenNow, showHiddenGroups } from '../editor/hidden-groups.ts'
import { closeSession, forgetSessions, showSession } from '../editor/sessions.ts'
import { SettingsProblems } from '../editor/settings-problems.tsx'
import { TruncationNotice } from '../editor/truncation-notice.tsx'
import { FindBar } from '../find/find-bar.tsx'
import { UndoStrip } from '../findings/undo-strip.tsx'
import { QuickFix } from '../spelling/quick-fix.tsx'
import { activeDraft, drafts } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { useStore } from '../state/store.ts'

/** The text editor with the active draft. */
export function DraftEditor() {
  const frame = useRef<HTMLDivElement>(null)
  const id = useStore(drafts, (state) => state.activeId)
  const open = useStore(drafts, (state) => state.open.length)
  const hidden = useStore(layout, hiddenNow)
  // The active draft is the one of `id`; `open` says when others were closed.
  useEffect(() => {
    if (frame.current === null) return
    const state = drafts.get()
    if (state.activeId === id && state.open.length === open) forgetSessions(state.open)
    showSession(frame.current, activeDraft(state))
  }, [id, open])
  useEffect(() => closeSession, [])
  useEffect(() => showHiddenGroups(hidden), [hidden])
  return (
    <div className={open === 0 ? 'draft-editor is-empty' : 'draft-editor'}>
      {open > 0 && <FindBar />}
      {open > 0 && <TruncationNotice />}
      {open > 0 && <SettingsProblems />}
      <div className="draft-editor-text" ref={frame} />
      {open > 0 && <FindingCard />}
      {open > 0 && <QuickFix />}
      <UndoStrip />
    </div>
  )
}
