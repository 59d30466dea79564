import { EditorView } from '@codemirror/view'
import { fixVerdict, type Mark } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import type { Fix } from '../../shared/marking.ts'
import { card, closeCard, marksOfCard, type OpenCard } from '../editor/card.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { findDraft } from '../state/drafts.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'

/** A finding of a card that has a suggestion, in the order of the keys that take it. */
export interface Fixable {
  readonly finding: Finding
  readonly mark: Mark
}

/** What a card offers to change; the first is Alt+1. */
export function fixablesOf(open: OpenCard): Fixable[] {
  const { findings } = analysisOf(analyses.get(), open.draft)
  return marksOfCard(open).flatMap((mark) => {
    const finding = findings[mark.finding]
    return finding === undefined || finding.suggestion === null || finding.place === null
      ? []
      : [{ finding, mark }]
  })
}

/** Asks for the edit that takes a suggestion, with its verdict on the facts; null when it has no edit. */
export async function findFix(draftId: string, { finding, mark }: Fixable): Promise<Fix | null> {
  const draft = findDraft(draftId)
  const { rule, quote, suggestion } = finding
  if (draft === null || suggestion === null) return null
  const answer = await window.api.findFix({
    ...scoringInput(draft),
    finding: { rule, quote: quote.slice(0, 400), start: mark.from, end: mark.to },
  })
  // Words that changed meanwhile were not judged.
  if (!answer.ok || findDraft(draftId)?.doc !== draft.doc) return null
  return answer.value.fix
}

/** Makes an edit, as one undo step. */
export function applyFix(draftId: string, { start, end, text }: Fix): void {
  dispatchTo(draftId, {
    changes: { from: start, to: end, insert: text },
    selection: { anchor: start + text.length },
    userEvent: 'input.fix',
    effects: EditorView.announce.of(editingMessages.card.taken),
  })
  closeCard()
  if (shownDraft() === draftId) editorView()?.focus()
}

/** Takes the nth suggestion of the open card, if it is safe. */
export async function applyNth(index: number): Promise<void> {
  const open = card.get()
  if (open === null) return
  const fixable = fixablesOf(open)[index]
  if (fixable === undefined) return
  const fix = await findFix(open.draft, fixable)
  if (fix !== null && fixVerdict(fix).isSafe) applyFix(open.draft, fix)
}
