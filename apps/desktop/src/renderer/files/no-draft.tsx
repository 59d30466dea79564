import { useEffect, useState } from 'react'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import {
  openFiles,
  openFolder,
  openNew,
  openRecent,
  openRecentFolder,
  openSample,
} from './open-drafts.ts'
import { RecentList } from './recent-list.tsx'

/** Shown while no draft is open: the ways to open one. */
export function NoDraft() {
  return (
    <div className="no-draft">
      <h1>{messages.files.emptyTitle}</h1>
      <p className="soft">{messages.files.emptyText}</p>
      <p className="button-row">
        <button type="button" className="button is-primary" onClick={() => void openFiles()}>
          {messages.files.open}
        </button>
        <button type="button" className="button" onClick={openNew}>
          {messages.files.newDraft}
        </button>
        <button type="button" className="button" onClick={() => void openFolder()}>
          {messages.files.openFolder}
        </button>
      </p>
      <RecentFiles />
      <button type="button" className="link-button small" onClick={openSample}>
        {messages.files.sample}
      </button>
    </div>
  )
}

function RecentFiles() {
  const [recent, setRecent] = useState<{
    readonly paths: readonly string[]
    readonly folders: readonly string[]
  }>({ paths: [], folders: [] })
  useEffect(() => {
    void valueOrNotice(window.api.listRecent({})).then((found) => {
      if (found !== null) setRecent(found)
    })
  }, [])
  const { paths, folders } = recent
  if (paths.length + folders.length === 0) return null
  const forget = async (): Promise<void> => {
    await valueOrNotice(window.api.clearRecent({}))
    setRecent({ paths: [], folders: [] })
  }
  return (
    <div className="recent-files">
      <RecentList
        title={messages.files.recent}
        paths={paths.slice(0, 8)}
        open={(path) => void openRecent(path)}
      />
      <RecentList
        title={messages.files.recentFolders}
        paths={folders.slice(0, 4)}
        open={(path) => void openRecentFolder(path)}
      />
      <button type="button" className="link-button small" onClick={() => void forget()}>
        {messages.files.clearRecent}
      </button>
    </div>
  )
}
