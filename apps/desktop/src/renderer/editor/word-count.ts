import { draftSyntax } from '@content-trust/workspace/drafts'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { createStore } from '../state/store.ts'
import { caret } from './caret.ts'

/** Words of the active draft, as the engine counts prose. */
interface ShownCount {
  readonly draft: string
  readonly words: number
  /** Words in the selection; null while nothing is selected. */
  readonly selected: number | null
}

export const wordCount = createStore<ShownCount | null>(null)

/** Milliseconds without a key or a step of the selection after which words are counted. */
const PAUSE_MS = 150

/** Counts the words of the active draft after each pause. */
export function followWordCount(): void {
  let timer = 0
  let counted: readonly unknown[] = []
  const soon = (): void => {
    const draft = activeDraft(drafts.get())
    if (draft === null) {
      wordCount.set(null)
      return
    }
    const { from = 0, to = 0 } = editorView()?.state.selection.main ?? {}
    const wanted = [draft.doc, from === to ? '' : `${from} ${to}`, resultOf(draft.id)]
    if (wanted.every((part, at) => part === counted[at])) return
    counted = wanted
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void count(), PAUSE_MS)
  }
  for (const store of [drafts, caret, analyses]) store.subscribe(soon)
  // A selection that grows to the left moves no caret that a store knows.
  document.addEventListener('selectionchange', soon)
}

function resultOf(id: string): unknown {
  return analysisOf(analyses.get(), id).result
}

async function count(): Promise<void> {
  const draft = activeDraft(drafts.get())
  if (draft === null) return
  const { doc, id, name } = draft
  const { from = 0, to = 0 } = editorView()?.state.selection.main ?? {}
  const known = wordsOfResult(id, doc.length)
  if (known !== null && from === to) {
    wordCount.set({ draft: id, words: known, selected: null })
    return
  }
  const syntax = draftSyntax(name) ?? 'markdown'
  const answer = await window.api.countWords({ text: doc.toString(), syntax, from, to })
  if (!answer.ok || activeDraft(drafts.get())?.doc !== doc) return
  const { words, selected } = answer.value
  wordCount.set({ draft: id, words, selected: from === to ? null : selected })
}

/** The words that the last result has counted; null where it is older than the text or of a part of it. */
function wordsOfResult(id: string, length: number): number | null {
  const { status, result } = analysisOf(analyses.get(), id)
  return status === 'scored' && length <= MOST_SCORED ? (result?.coverage?.words ?? null) : null
}
