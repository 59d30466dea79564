import type { KeyboardEvent } from 'react'
import { searchMessages as messages } from '../language/search-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { replaceAll, replaceMatch } from './find.ts'
import { findOutcome, findState } from './find-state.ts'

/** The words that take the place of matches. Enter replaces one, with Ctrl or Cmd and Alt all of them. */
export function ReplaceRow() {
  const replacement = useStore(findState, (state) => state.replacement)
  const outcome = useStore(findOutcome, (state) => state)
  const isReadOnly = useStore(drafts, (state) => activeDraft(state)?.readOnly === true)
  // A button that is disabled would lose the focus with the last match.
  const mayReplace = !isReadOnly && outcome.kind === 'found' && outcome.count > 0
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !mayReplace) return
    event.preventDefault()
    const isAll = event.altKey && (event.ctrlKey || event.metaKey)
    void (isAll ? replaceAll() : replaceMatch())
  }
  return (
    <div className="find-row">
      <div className="find-field">
        <input
          type="text"
          aria-label={messages.replace}
          placeholder={messages.replace}
          spellCheck={false}
          value={replacement}
          onKeyDown={onKey}
          onChange={(event) => {
            const { value } = event.target
            findState.change((state) => ({ ...state, replacement: value }))
          }}
        />
      </div>
      <button
        type="button"
        className="button is-small"
        aria-disabled={!mayReplace}
        onClick={() => mayReplace && void replaceMatch()}
      >
        {messages.replaceOne}
      </button>
      <button
        type="button"
        className="button is-small"
        aria-disabled={!mayReplace}
        onClick={() => mayReplace && void replaceAll()}
      >
        {messages.replaceAll}
      </button>
    </div>
  )
}
