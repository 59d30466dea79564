import { isolateHistory } from '@codemirror/commands'
import type { Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { SourceEdit } from '../../shared/sources.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { findDraft } from '../state/drafts.ts'
import { placeNow } from './source-places.ts'

/** `offered`: the old words are there. `taken`: the new ones are. `changed`: the writer has written something else. */
export type EditState = 'offered' | 'taken' | 'changed'

/** Whether an edit of the text that was checked still fits. */
export function editState(id: string, checked: Text, now: Text, edit: SourceEdit): EditState {
  const { start, end } = placeNow(id, checked, now, edit)
  const words = now.sliceString(start, end)
  if (words === edit.text) return 'taken'
  return words === checked.sliceString(edit.start, edit.end) ? 'offered' : 'changed'
}

/** Puts the new address or the popular name into the draft, as one undo step. */
export function takeEdit(id: string, checked: Text, edit: SourceEdit): void {
  const now = findDraft(id)?.doc
  if (now === undefined || editState(id, checked, now, edit) !== 'offered') return
  const { start, end } = placeNow(id, checked, now, edit)
  dispatchTo(id, {
    changes: { from: start, to: end, insert: edit.text },
    userEvent: 'input.fix',
    annotations: isolateHistory.of('full'),
    effects: EditorView.announce.of(messages.edit.taken),
  })
}
