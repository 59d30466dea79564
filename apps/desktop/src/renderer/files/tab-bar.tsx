import { messages } from '../language/messages.ts'
import { mediaFiles } from '../media/media-files.ts'
import { activateDraft, drafts, isUnsaved } from '../state/drafts.ts'
import { closePage, layout, showPage } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { closeDraft } from './close-draft.ts'
import { openNew } from './open-drafts.ts'

/** A tab for each open draft; a dot says that it holds unsaved words. */
export function TabBar() {
  const { open, activeId } = useStore(drafts, (state) => state)
  const page = useStore(layout, (state) => state.page)
  return (
    <nav className="tab-bar" aria-label={messages.files.openDrafts}>
      <ul>
        {open.map((draft) => {
          const { id, name, path } = draft
          const unsaved = isUnsaved(draft)
          return (
            <li key={id} className={id === activeId && page === null ? 'tab is-active' : 'tab'}>
              <button
                type="button"
                className="tab-name"
                aria-current={id === activeId && page === null ? 'page' : undefined}
                title={path ?? name}
                onClick={() => bringForward(id)}
              >
                {name}
                {unsaved && (
                  <span className="tab-dot">
                    <span className="hidden-text">{messages.files.notSavedMark}</span>
                  </span>
                )}
              </button>
              <button
                type="button"
                className="tab-close"
                aria-label={messages.files.closeDraft(name)}
                onClick={() => void closeDraft(id)}
              >
                ×
              </button>
            </li>
          )
        })}
        <MediaTab isActive={page === 'media'} />
      </ul>
      <button
        type="button"
        className="tab-new"
        aria-label={messages.files.newDraft}
        onClick={openNew}
      >
        +
      </button>
    </nav>
  )
}

function bringForward(id: string): void {
  activateDraft(id)
  if (layout.get().page !== null) closePage()
}

/** Leads back to images, audio files and videos, while there are any. */
function MediaTab({ isActive }: { readonly isActive: boolean }) {
  const count = useStore(mediaFiles, (state) => state.length)
  if (count === 0) return null
  return (
    <li className={isActive ? 'tab is-active' : 'tab'}>
      <button
        type="button"
        className="tab-name"
        aria-current={isActive ? 'page' : undefined}
        onClick={() => showPage('media')}
      >
        {messages.media.tab(count)}
      </button>
    </li>
  )
}
