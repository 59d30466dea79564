import { useStore } from '../app/store.ts'
import { closeDraft } from './close-draft.ts'
import { activateDraft, drafts, isUnsaved } from './drafts.ts'
import { openNew } from './open-drafts.ts'

/** A tab for each open draft; a dot says that it holds unsaved words. */
export function TabBar() {
  const { open, activeId } = useStore(drafts, (state) => state)
  return (
    <nav className="tab-bar" aria-label="Open drafts">
      <ul>
        {open.map((draft) => {
          const { id, name, path } = draft
          const unsaved = isUnsaved(draft)
          return (
            <li key={id} className={id === activeId ? 'tab is-active' : 'tab'}>
              <button
                type="button"
                className="tab-name"
                aria-current={id === activeId ? 'page' : undefined}
                title={path ?? name}
                onClick={() => activateDraft(id)}
              >
                {name}
                {unsaved && (
                  <span className="tab-dot">
                    <span className="hidden-text">, not saved</span>
                  </span>
                )}
              </button>
              <button
                type="button"
                className="tab-close"
                aria-label={`Close ${name}`}
                onClick={() => void closeDraft(id)}
              >
                ×
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" className="tab-new" aria-label="New draft" onClick={openNew}>
        +
      </button>
    </nav>
  )
}
