import { useEffect, useState } from 'react'
import { valueOrNotice } from '../app/api.ts'
import { words } from '../language/words.ts'
import { openFiles, openFolder, openRecent, openSample } from './open-drafts.ts'

/** What stands where no draft is open: the ways to one. */
export function NoDraft() {
  return (
    <div className="no-draft">
      <h1>{words.files.emptyTitle}</h1>
      <p className="soft">{words.files.emptyText}</p>
      <p className="button-row">
        <button type="button" className="button is-primary" onClick={() => void openFiles()}>
          {words.files.open}
        </button>
        <button type="button" className="button" onClick={() => void openFolder()}>
          {words.files.openFolder}
        </button>
      </p>
      <RecentFiles />
      <button type="button" className="link-button small" onClick={openSample}>
        {words.files.sample}
      </button>
    </div>
  )
}

function RecentFiles() {
  const [paths, setPaths] = useState<readonly string[]>([])
  useEffect(() => {
    void valueOrNotice(window.api.listRecent({})).then((recent) => setPaths(recent?.paths ?? []))
  }, [])
  if (paths.length === 0) return null
  const forget = async (): Promise<void> => {
    await valueOrNotice(window.api.clearRecent({}))
    setPaths([])
  }
  return (
    <section className="recent-files" aria-labelledby="recent-title">
      <h2 id="recent-title" className="small soft">
        {words.files.recent}
      </h2>
      <ul>
        {paths.slice(0, 8).map((path) => (
          <li key={path}>
            <button type="button" title={path} onClick={() => void openRecent(path)}>
              <span>{path.split(/[\\/]/).at(-1)}</span>
              <bdi className="soft small">{path.split(/[\\/]/).slice(0, -1).join('/')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button small" onClick={() => void forget()}>
        {words.files.clearRecent}
      </button>
    </section>
  )
}
