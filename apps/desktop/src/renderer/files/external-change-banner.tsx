import { messages } from '../language/messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { showPage } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { saveDraftAs } from './save-draft.ts'
import { keepMine, reloadDraft } from './watch-external-changes.ts'

/** Says that another program touched the file, and asks which words should stay. */
export function ExternalChangeBanner() {
  const draft = useStore(drafts, activeDraft)
  if (draft === null || draft.externalChange === 'none') return null
  const { id, name, externalChange } = draft
  if (externalChange === 'removed') {
    return (
      <div className="banner" role="alert">
        <span>{messages.files.removed(name)}</span>
        <Choice text={messages.files.saveAgain} choose={() => keepMine(id)} />
        <Choice text={messages.files.saveAs} choose={() => saveDraftAs(id)} />
      </div>
    )
  }
  return (
    <div className="banner" role="alert">
      <span>{messages.files.changed(name)}</span>
      <Choice text={messages.files.compare} choose={() => showPage('compare')} />
      <Choice text={messages.files.reload} choose={() => reloadDraft(id)} />
      <Choice text={messages.files.keepMine} choose={() => keepMine(id)} />
    </div>
  )
}

function Choice({ text, choose }: { readonly text: string; choose(): unknown }) {
  return (
    <button type="button" className="button is-small" onClick={() => void choose()}>
      {text}
    </button>
  )
}

/** Says that words typed here cannot go into the file that was opened. */
export function ReadOnlyBanner() {
  const isReadOnly = useStore(drafts, (state) => activeDraft(state)?.readOnly ?? false)
  return isReadOnly ? <p className="banner">{messages.keeping.readOnly.banner}</p> : null
}
