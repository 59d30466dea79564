import { type KeyboardEvent, useEffect, useRef } from 'react'
import { folder } from '../files/folder.ts'
import { letterOf, ownKeys, SearchField, switchOf } from '../find/search-field.tsx'
import { folderSearchMessages as messages, searchMessages } from '../language/search-messages.ts'
import { useStore } from '../state/store.ts'
import { changeFolderTerm, folderSearch, searchFolder, stopFolderSearch } from './folder-search.ts'
import { ResultList } from './result-list.tsx'

/** How often the field took the focus when the panel was asked for. */
let answered = 0

/** Searches all drafts of the open folder. */
export function SearchPanel({ openFolder }: { openFolder(): void }) {
  const shown = useStore(folder, (state) => state)
  if (shown !== null) return <FolderPanel />
  return (
    <div className="panel-stack">
      <p className="soft">{messages.noFolder}</p>
      <button type="button" className="button is-small" onClick={openFolder}>
        {messages.openFolder}
      </button>
    </div>
  )
}

function FolderPanel() {
  const state = useStore(folderSearch, (found) => found)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.asked === answered) return
    answered = state.asked
    field.current?.select()
  }, [state.asked])
  const onKey = (event: KeyboardEvent): void => {
    const turned = switchOf(letterOf(event))
    if (turned === null) return
    event.preventDefault()
    changeFolderTerm({ [turned]: !folderSearch.get()[turned] })
  }
  const isWrong = state.status.kind === 'wrong' || state.status.kind === 'failed'
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is no form that is sent.
    <div
      role="search"
      className="folder-search"
      aria-label={messages.title}
      data-own-keys={ownKeys}
      onKeyDown={onKey}
    >
      <SearchField
        label={messages.field}
        status="folder-search-status"
        value={state}
        isWrong={isWrong}
        field={field}
        onChange={changeFolderTerm}
        onEnter={() => void searchFolder()}
      />
      <div className="folder-search-state">
        <p
          id="folder-search-status"
          role="status"
          className={isWrong ? 'find-status figures is-wrong' : 'find-status figures'}
        >
          {statusText(state)}
        </p>
        {state.status.kind === 'searching' && (
          <button type="button" className="button is-small" onClick={stopFolderSearch}>
            {messages.stop}
          </button>
        )}
      </div>
      <ResultList />
    </div>
  )
}

function statusText({ status, files }: ReturnType<typeof folderSearch.get>): string {
  const places = files.reduce((sum, file) => sum + file.places.length, 0)
  if (status.kind === 'nothing_asked') return ''
  if (status.kind === 'failed') return status.message
  if (status.kind === 'wrong') return searchMessages.problem(status.problem, status.part)
  if (status.kind === 'searching') return messages.searching(places)
  const hasMore = status.hasMore || files.some((file) => file.hasMore)
  return [
    messages.found(places, files.length, hasMore),
    ...(status.isStopped ? [messages.stopped] : []),
    ...(status.skipped > 0 ? [messages.skipped(status.skipped)] : []),
  ].join(' ')
}
