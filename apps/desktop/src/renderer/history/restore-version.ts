import { isolateHistory } from '@codemirror/commands'
import { changedWords } from '../compare/compare-words.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { findDraft } from '../state/drafts.ts'

/** Gives a draft the text of an earlier version, as one undo step; words that stay keep their marks. */
export function restoreVersion(id: string, text: string): void {
  const draft = findDraft(id)
  if (draft === null) return
  dispatchTo(id, {
    changes: changedWords(draft.doc.toString(), text),
    userEvent: 'input.restore',
    annotations: isolateHistory.of('full'),
  })
}
