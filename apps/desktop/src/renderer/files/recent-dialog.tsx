import { useEffect, useRef } from 'react'
import { valueOrNotice } from '../app/api.ts'
import { createStore, useStore } from '../app/store.ts'
import { words } from '../language/words.ts'
import { openRecent } from './open-drafts.ts'

const shown = createStore<readonly string[] | null>(null)

/** Shows the files that were opened last. */
export async function showRecent(): Promise<void> {
  const recent = await valueOrNotice(window.api.listRecent({}))
  if (recent !== null) shown.set(recent.paths)
}

/** The list of recent files in a dialog. */
export function RecentDialog() {
  const paths = useStore(shown, (state) => state)
  return paths === null ? null : <OpenDialog paths={paths} />
}

function OpenDialog({ paths }: { readonly paths: readonly string[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const open = (path: string): void => {
    dialog.current?.close()
    void openRecent(path)
  }
  return (
    <dialog ref={dialog} aria-label={words.files.recent} onClose={() => shown.set(null)}>
      <h2>{words.files.recent}</h2>
      {paths.length === 0 && <p className="soft">{words.files.noRecent}</p>}
      <ul className="recent-list">
        {paths.map((path) => (
          <li key={path}>
            <button type="button" title={path} onClick={() => open(path)}>
              <span>{path.split(/[\\/]/).at(-1)}</span>
              <bdi className="soft small">{path.split(/[\\/]/).slice(0, -1).join('/')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button is-small" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  )
}
