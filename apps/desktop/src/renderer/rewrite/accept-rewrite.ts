import { isolateHistory, undo } from '@codemirror/commands'
import { changedWords } from '../compare/compare-words.ts'
import { locateText } from '../editor/place-of-words.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { findDraft } from '../state/drafts.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { rewrites, setRewrite } from './rewrites.ts'

/** Has the rewrite of a draft compared with the current text. */
export async function assessRewrite(id: string): Promise<void> {
  const draft = findDraft(id)
  const now = rewrites.get()[id]
  if (draft === null || now?.step !== 'suggested') return
  const { suggestion } = now
  const input = scoringInput(draft)
  const start = locateText(input.text, suggestion.original, suggestion.start)
  if (start === null) return
  const end = start + suggestion.original.length
  const answer = await window.api.assessRewrite({ ...input, start, end, rewrite: suggestion.text })
  const later = rewrites.get()[id]
  if (later?.step !== 'suggested' || later.suggestion !== suggestion) return
  if (!answer.ok) setRewrite(id, { step: 'message', text: answer.message, hasFailed: true })
  else setRewrite(id, { ...later, assessed: { doc: draft.doc, fix: answer.value } })
}

/** Whether the rewrite of a draft may be accepted: it keeps every fact of the current text. */
export function mayAccept(id: string): boolean {
  const now = rewrites.get()[id]
  if (now?.step !== 'suggested' || now.assessed === null) return false
  return now.assessed.doc === findDraft(id)?.doc && now.assessed.fix.safety.status === 'passed'
}

/** Puts the rewrite into the draft, as one undo step; unchanged words keep their marks. */
export function acceptRewrite(id: string): void {
  const now = rewrites.get()[id]
  if (!mayAccept(id) || now?.step !== 'suggested' || now.assessed === null) return
  const { start, text } = now.assessed.fix
  dispatchTo(id, {
    changes: changedWords(now.suggestion.original, text).map(({ from, to, insert }) => ({
      from: start + from,
      to: start + to,
      insert,
    })),
    userEvent: 'input.rewrite',
    annotations: isolateHistory.of('full'),
  })
  const doc = findDraft(id)?.doc
  if (doc !== undefined) setRewrite(id, { step: 'taken', suggestion: now.suggestion, doc })
}

/** Takes an accepted rewrite back while nothing else was changed, and shows it again. */
export function takeBack(id: string): void {
  const now = rewrites.get()[id]
  const view = editorView()
  if (now?.step !== 'taken' || view === null || shownDraft() !== id) return
  if (findDraft(id)?.doc !== now.doc || !undo(view)) return
  setRewrite(id, { step: 'suggested', suggestion: now.suggestion, assessed: null })
}
