import { useStore } from '../app/store.ts'
import { activeDraft, changeDraft, drafts } from './drafts.ts'
import { saveDraft } from './save-draft.ts'
import { reloadDraft } from './watch-outside.ts'

/** Says that another program touched the file, and asks which words shall stay. */
export function OutsideBanner() {
  const draft = useStore(drafts, activeDraft)
  if (draft === null || draft.outside === 'none') return null
  const { id, name, outside } = draft
  return (
    <div className="banner" role="alert">
      <span>
        {outside === 'changed'
          ? `${name} was changed by another program.`
          : `${name} was moved or deleted by another program.`}
      </span>
      {outside === 'changed' && (
        <button type="button" className="button is-small" onClick={() => void reloadDraft(id)}>
          Reload
        </button>
      )}
      <button type="button" className="button is-small" onClick={() => void saveDraft(id, true)}>
        Save mine over it
      </button>
      <button
        type="button"
        className="link-button small"
        onClick={() => changeDraft(id, { outside: 'none' })}
      >
        Decide later
      </button>
    </div>
  )
}
