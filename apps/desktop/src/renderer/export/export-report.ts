import type { ReportFormat } from '../../shared/analysis.ts'
import { messages } from '../language/messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'

/** Writes a report of the active draft to a file that the user chooses. */
export async function exportReport(format: ReportFormat): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const request = { ...scoringInput(draft), name: draft.name, format }
  const answer = await valueOrNotice(window.api.exportReport(request))
  if (answer?.path != null) notices.success(messages.output.written(answer.path))
}
