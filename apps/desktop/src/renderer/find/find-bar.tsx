import { type KeyboardEvent, useEffect, useRef } from 'react'
import { card } from '../editor/card.ts'
import { caret } from '../editor/caret.ts'
import { searchMessages as messages } from '../language/search-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { changeTerm, closeFind, goToMatch, toggleSelectionSearch } from './find.ts'
import { findOutcome, findState } from './find-state.ts'
import { FindStatus } from './find-status.tsx'
import { searchedPart } from './found-matches.ts'
import { ReplaceRow } from './replace-row.tsx'
import { searchDraft } from './search-draft.ts'
import { letterOf, ownKeys, SearchField, shownKeys, switchOf } from './search-field.tsx'

/** Milliseconds without a key before changed words are searched again. */
const SETTLE_MS = 150

/** Finds and replaces in the draft in front; above its text, as long as it is asked for. */
export function FindBar() {
  const { isOpen } = useStore(findState, (state) => state)
  useSearchAgain()
  return isOpen ? <OpenBar /> : null
}

/** Searches again when another draft comes to the front, and when its words change. */
function useSearchAgain(): void {
  const draft = useStore(drafts, activeDraft)
  const id = draft?.id
  const doc = draft?.doc
  const last = useRef(id)
  useEffect(() => {
    const isOther = last.current !== id
    last.current = id
    if (doc === undefined) return
    // After the text editor shows the draft, which it does once this window is drawn.
    const timer = window.setTimeout(() => void searchDraft(), isOther ? 0 : SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [id, doc])
}

/** How often the bar took the focus when it was asked for. */
let answered = 0

/** Escape in the text closes the bar, unless a card is open, which it closes first. */
function useEscapeInText(): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isInText = document.activeElement?.closest('.cm-editor') != null
      if (event.key !== 'Escape' || event.isComposing || !isInText || card.get() !== null) return
      closeFind()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

function OpenBar() {
  const state = useStore(findState, (found) => found)
  const outcome = useStore(findOutcome, (found) => found)
  useStore(caret, (offset) => offset)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.asked === answered) return
    answered = state.asked
    field.current?.select()
  }, [state.asked])
  useEscapeInText()
  const onKey = (event: KeyboardEvent): void => {
    if (!pressKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is no form that is sent.
    <div
      role="search"
      className="find-bar"
      aria-label={messages.bar}
      data-own-keys={ownKeys}
      onKeyDown={onKey}
    >
      <div className="find-row">
        <button
          type="button"
          className="icon-button find-more"
          aria-label={messages.showReplace}
          title={messages.showReplace}
          aria-expanded={state.showsReplace}
          onClick={() => findState.change((now) => ({ ...now, showsReplace: !now.showsReplace }))}
        >
          <span className={state.showsReplace ? 'tree-arrow is-open' : 'tree-arrow'} />
        </button>
        <SearchField
          label={messages.find}
          status="find-status"
          value={state}
          isWrong={outcome.kind === 'wrong' || outcome.kind === 'slow'}
          field={field}
          onChange={(change) => void changeTerm(change)}
          onEnter={(isBackwards) => void goToMatch(isBackwards ? -1 : 1)}
        />
        <FindStatus />
        <BarButtons />
      </div>
      {state.showsReplace && <ReplaceRow />}
    </div>
  )
}

function BarButtons() {
  const view = editorView()
  const isPartial = view !== null && searchedPart(view.state) !== null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.previous}
        title={`${messages.previous} (Shift+Enter)`}
        onClick={() => void goToMatch(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.next}
        title={`${messages.next} (Enter)`}
        onClick={() => void goToMatch(1)}
      >
        ↓
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.inSelection}
        title={`${messages.inSelection} (${shownKeys('L')})`}
        aria-pressed={isPartial}
        onClick={() => void toggleSelectionSearch()}
      >
        ≡
      </button>
      <button
        type="button"
        className="icon-button find-close"
        aria-label={messages.close}
        title={`${messages.close} (Esc)`}
        onClick={closeFind}
      >
        ×
      </button>
    </>
  )
}

/** What a key means anywhere in the bar; returns whether it means anything. */
function pressKey(event: KeyboardEvent): boolean {
  const letter = letterOf(event)
  const turned = switchOf(letter)
  if (event.key === 'Escape') closeFind()
  else if (letter === 'L') void toggleSelectionSearch()
  else if (turned !== null) void changeTerm({ [turned]: !findState.get()[turned] })
  else return false
  return true
}
