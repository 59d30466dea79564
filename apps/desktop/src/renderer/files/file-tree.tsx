import { useStore } from '../app/store.ts'
import { activeDraft, drafts } from './drafts.ts'
import { folder } from './folder.ts'
import { openPath } from './open-drafts.ts'

/** The drafts of the open folder. */
export function FileTree() {
  const shown = useStore(folder, (state) => state)
  const path = useStore(drafts, (state) => activeDraft(state)?.path ?? null)
  if (shown === null) return null
  return (
    <nav className="file-tree" aria-label={`Drafts in ${shown.name}`}>
      <h2 className="small">{shown.name}</h2>
      <ul>
        {shown.entries.map((entry) => (
          <li key={entry.path} className={`tree-entry is-depth-${Math.min(entry.depth, 6)}`}>
            {entry.kind === 'folder' ? (
              <span className="soft">{entry.name}</span>
            ) : (
              <button
                type="button"
                aria-current={entry.path === path ? 'page' : undefined}
                onClick={() => void openPath(entry.path)}
              >
                {entry.name}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.entries.length === 0 && <p className="small soft">No drafts in this folder.</p>}
      {shown.isCut && <p className="small soft">Only the first 5,000 drafts are shown.</p>}
    </nav>
  )
}
