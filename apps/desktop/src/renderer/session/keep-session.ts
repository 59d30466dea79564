import type { KeptSession } from '../../shared/session.ts'
import { caret } from '../editor/caret.ts'
import { placeOf } from '../editor/sessions.ts'
import { folder } from '../files/folder.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { keptLayout } from './kept-layout.ts'

/** Milliseconds after a change until it is kept; changes meanwhile do not put it off. */
const DELAY_MS = 2000
/** As many tabs as a session can hold. */
const MOST_TABS = 100

let kept = ''

/** Keeps what is open, where the caret is and how the window is laid out, so that the next start finds it. */
export function keepSession(): void {
  let timer = 0
  const soon = (): void => {
    if (timer !== 0) return
    timer = window.setTimeout(() => {
      timer = 0
      void keepSessionNow()
    }, DELAY_MS)
  }
  for (const store of [drafts, layout, folder, caret]) store.subscribe(soon)
  // What may be kept has changed, though what is open has not.
  settings.subscribe(() => {
    kept = ''
    soon()
  })
  document.addEventListener('scroll', soon, { capture: true, passive: true })
  soon()
}

/** Keeps it at once, as before the end. */
export async function keepSessionNow(): Promise<void> {
  const session = sessionNow()
  const text = JSON.stringify(session)
  if (text === kept) return
  kept = text
  const answer = await window.api.keepSession(session)
  // The disk may be full, or a folder gone: the next change tries again.
  if (!answer.ok) kept = ''
}

function sessionNow(): KeptSession {
  const state = drafts.get()
  const tabs = state.open.flatMap(({ id, path }) =>
    path === null ? [] : [{ path, ...placeOf(id) }],
  )
  const active = activeDraft(state)?.path ?? null
  return {
    tabs: tabs.slice(0, MOST_TABS),
    active,
    folder: folder.get()?.path ?? null,
    layout: keptLayout(),
  }
}
