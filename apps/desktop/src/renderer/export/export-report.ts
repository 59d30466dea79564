import type { ReportFormat } from '../../shared/analysis.ts'
import { valueOrNotice } from '../app/api.ts'
import { notices } from '../app/notices.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { words } from '../language/words.ts'
import { scoringInput } from '../scores/scoring-input.ts'

/** Writes a report of the active draft to a file that the user chooses. */
export async function exportReport(format: ReportFormat): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const request = { ...scoringInput(draft), name: draft.name, format }
  const answer = await valueOrNotice(window.api.exportReport(request))
  if (answer?.path != null) notices.done(words.output.written(answer.path))
}
