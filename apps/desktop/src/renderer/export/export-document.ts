import { messageText } from '@content-trust/engine/report'
import type { DocumentFormat, DocumentInput } from '../../shared/document.ts'
import { messages } from '../language/messages.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'

/** What is being made of a draft, as a sentence; null while nothing is. */
export const making = createStore<string | null>(null)

/** Writes the active draft as a document to a file that the user chooses. */
export async function exportDocument(format: DocumentFormat): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null || making.get() !== null) return
  making.set(messages.export.making(draft.name, messages.export.names[format]))
  const answer = await valueOrNotice(
    window.api.exportDocument({ ...documentOf(draft), format }),
  ).finally(() => making.set(null))
  if (answer?.path == null) return
  notices.success(messages.export.written(answer.path))
  if (answer.missing.length > 0) notices.info(messages.export.missing(answer.missing))
}

/** Prints the active draft as a document. */
export async function printDocument(): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null || making.get() !== null) return
  making.set(messages.export.printing(draft.name))
  const answer = await valueOrNotice(window.api.printDocument(documentOf(draft))).finally(() =>
    making.set(null),
  )
  if (answer !== null && answer.missing.length > 0) {
    notices.info(messages.export.missing(answer.missing))
  }
}

function documentOf(draft: Draft): DocumentInput {
  const { name, path, doc, id } = draft
  return {
    name,
    path,
    text: doc.toString(),
    marks: settings.get().exportsMarks ? marksOf(id) : null,
  }
}

/** The marks of a draft that the writer has not dismissed, with what they say. */
function marksOf(id: string): DocumentInput['marks'] {
  const { marks, findings, ignored } = analysisOf(analyses.get(), id)
  const kept = findings.map((finding, at) => ({ finding, at })).filter(({ at }) => !ignored.has(at))
  const numbers = new Map(kept.map(({ at }, number) => [at, number]))
  return {
    places: marks.flatMap(({ finding, from, to, group, severity, scope, lane }) => {
      const number = numbers.get(finding)
      return number === undefined ? [] : { finding: number, from, to, group, severity, scope, lane }
    }),
    notes: kept.map(({ finding }) => ({
      title: finding.title.charAt(0).toUpperCase() + finding.title.slice(1),
      severity: finding.severity,
      quote: finding.place === null ? '' : finding.quote,
      text: messageText(finding),
    })),
  }
}
