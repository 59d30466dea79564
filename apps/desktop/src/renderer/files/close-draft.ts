import { forgetAnalysis } from '../state/analyses.ts'
import { drafts, findDraft, isUnsaved, removeDraft } from '../state/drafts.ts'
import { forgetBackup } from './back-up.ts'
import { mayClose } from './save-draft.ts'

/** Closes a draft, after a question when words would be lost. */
export async function closeDraft(id: string): Promise<boolean> {
  const draft = findDraft(id)
  if (draft === null) return true
  if (isUnsaved(draft) && !(await mayClose(draft))) return false
  removeDraft(id)
  forgetAnalysis(id)
  await forgetBackup(id)
  return true
}

/** Closes the window when every draft may go. */
export function closeWhenAsked(): void {
  window.api.on('closeAsked', () => {
    void (async () => {
      for (const draft of drafts.get().open.filter(isUnsaved)) {
        if (!(await closeDraft(draft.id))) return
      }
      await window.api.closeWindow({})
    })()
  })
}
