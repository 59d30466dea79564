import { messages } from '../language/messages.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { summaryText } from './summary-text.ts'

/** Puts the decision about the active draft into the clipboard. */
export async function copySummary(): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const { result, findings } = analysisOf(analyses.get(), draft.id)
  if (result === null) return notices.show(messages.output.notScored)
  const text = summaryText(draft.name, result, findings)
  if ((await valueOrNotice(window.api.copyText({ text }))) !== null) {
    notices.success(messages.output.copied)
  }
}
