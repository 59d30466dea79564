import type { ReportFormat } from '../../shared/analysis.ts'
import { valueOrNotice } from '../app/api.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { scoringInput } from './scoring-input.ts'

/** Writes a report of the active draft to a file that the user chooses. */
export async function exportReport(format: ReportFormat): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  await valueOrNotice(window.api.exportReport({ ...scoringInput(draft), name: draft.name, format }))
}
