import { type MouseEvent, useEffect, useRef } from 'react'
import { messages } from '../language/messages.ts'
import { mediaFiles } from '../media/media-files.ts'
import { type Draft, drafts, isUnsaved } from '../state/drafts.ts'
import { layout, showPage } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { closeDraft } from './close-draft.ts'
import { openNew } from './open-drafts.ts'
import { openTabMenu } from './tab-menu.ts'
import { bringForward } from './tab-order.ts'

/** A tab for each open draft; a dot says that it holds unsaved words. */
export function TabBar() {
  const { open, activeId } = useStore(drafts, (state) => state)
  const page = useStore(layout, (state) => state.page)
  return (
    <nav className="tab-bar" aria-label={messages.files.openDrafts}>
      <ul>
        {open.map((draft) => (
          <Tab key={draft.id} draft={draft} isActive={draft.id === activeId && page === null} />
        ))}
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

/** The tab of a draft; the active one is always in view. */
function Tab({ draft, isActive }: { readonly draft: Draft; readonly isActive: boolean }) {
  const { id, name, path } = draft
  const tab = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isActive) return
    const show = (): void => tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    // A narrower window would push it out.
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [isActive])
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault()
    const { left = 0, bottom = 0 } = tab.current?.getBoundingClientRect() ?? {}
    openTabMenu(draft, event.button === 2 ? null : { x: left, y: bottom })
  }
  return (
    <li ref={tab} className={isActive ? 'tab is-active' : 'tab'} onContextMenu={openMenu}>
      <button
        type="button"
        className="tab-name"
        aria-current={isActive ? 'page' : undefined}
        title={path ?? name}
        onClick={() => bringForward(id)}
        onAuxClick={({ button }) => {
          if (button === 1) void closeDraft(id)
        }}
      >
        {name}
        {isUnsaved(draft) && (
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
