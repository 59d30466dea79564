import type { Text } from '@codemirror/state'
import type { SourceEdit } from '../../shared/sources.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { editState, takeEdit } from './take-edit.ts'

interface EditOfferProps {
  readonly draft: string
  /** The text that was checked. */
  readonly checked: Text
  readonly edit: SourceEdit
  readonly label: string
}

/** Offers other words for a reference, for as long as the old ones are there. */
export function EditOffer({ draft, checked, edit, label }: EditOfferProps) {
  const now = useStore(drafts, ({ open }) => open.find(({ id }) => id === draft)?.doc ?? null)
  const state = now === null ? 'changed' : editState(draft, checked, now, edit)
  if (state !== 'offered') return <p className="small soft">{messages.edit[state]}</p>
  return (
    <button
      type="button"
      className="button is-small"
      onClick={({ currentTarget }) => {
        // The button goes, and the focus stays with its reference.
        currentTarget.closest('.source')?.querySelector<HTMLElement>('.source-head')?.focus()
        takeEdit(draft, checked, edit)
      }}
    >
      {label}
    </button>
  )
}
