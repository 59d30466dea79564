import { useEffect, useRef } from 'react'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { createStore, useStore } from '../state/store.ts'
import { openRecent, openRecentFolder } from './open-drafts.ts'
import { RecentList } from './recent-list.tsx'

interface Recent {
  readonly paths: readonly string[]
  readonly folders: readonly string[]
}

const shown = createStore<Recent | null>(null)

/** Shows the files and folders that were opened last. */
export async function showRecent(): Promise<void> {
  const recent = await valueOrNotice(window.api.listRecent({}))
  if (recent !== null) shown.set(recent)
}

/** The lists of recent files and folders in a dialog. */
export function RecentDialog() {
  const recent = useStore(shown, (state) => state)
  return recent === null ? null : <OpenDialog recent={recent} />
}

function OpenDialog({ recent: { paths, folders } }: { readonly recent: Recent }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const opening = (open: (path: string) => Promise<void>) => (path: string) => {
    dialog.current?.close()
    void open(path)
  }
  const isEmpty = paths.length + folders.length === 0
  return (
    <dialog ref={dialog} aria-label={messages.files.recent} onClose={() => shown.set(null)}>
      {isEmpty && <p className="soft">{messages.files.noRecent}</p>}
      <RecentList title={messages.files.recent} paths={paths} open={opening(openRecent)} />
      <RecentList
        title={messages.files.recentFolders}
        paths={folders}
        open={opening(openRecentFolder)}
      />
      <button type="button" className="button is-small" onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  )
}
