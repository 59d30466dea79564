import { valueOrNotice } from '../app/api.ts'
import { notices } from '../app/notices.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { words } from '../language/words.ts'
import { analyses, analysisOf } from '../scores/analysis.ts'
import { summaryText } from './summary-text.ts'

/** Puts the decision about the draft in front into the clipboard. */
export async function copySummary(): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const { result, findings } = analysisOf(analyses.get(), draft.id)
  if (result === null) return notices.show(words.output.notScored)
  const text = summaryText(draft.name, result, findings)
  if ((await valueOrNotice(window.api.copyText({ text }))) !== null) {
    notices.done(words.output.copied)
  }
}
