import { codeFolding, foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language'
import { EditorState, type Extension, type StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { writingMessages } from '../language/writing-messages.ts'
import { frontMatterOf } from './front-matter.ts'
import { setProblemLines } from './problem-lines.ts'

const { frontMatter: messages } = writingMessages

/** Where a draft without a known caret begins: behind its front matter. */
export function bodyStart(state: EditorState): number {
  const settings = frontMatterOf(state.doc)
  if (settings === null) return 0
  let at = settings.to
  while (at < state.doc.length && /\s/.test(state.sliceDoc(at, at + 1))) at++
  return at
}

/** A state with its front matter folded, and the caret behind it unless it is further down. */
export function withFoldedSettings(state: EditorState): EditorState {
  const settings = frontMatterOf(state.doc)
  if (settings === null) return state
  const isInside = state.selection.main.from <= settings.to
  return state.update({
    effects: foldEffect.of(settings),
    ...(isInside ? { selection: { anchor: bodyStart(state) } } : {}),
  }).state
}

/** The fold of the front matter, if it is folded. */
function foldOf(state: EditorState): { from: number; to: number } | null {
  const settings = frontMatterOf(state.doc)
  let fold: { from: number; to: number } | null = null
  if (settings === null) return null
  foldedRanges(state).between(settings.from, settings.to, (from, to) => {
    fold = { from, to }
    return false
  })
  return fold
}

/** Shows the front matter, or folds it again with the caret behind it. */
export function toggleFrontMatter(view: EditorView): boolean {
  const { state } = view
  const settings = frontMatterOf(state.doc)
  if (settings === null) return false
  const fold = foldOf(state)
  if (fold !== null) view.dispatch({ effects: unfoldEffect.of(fold) })
  else {
    const isInside = state.selection.main.from <= settings.to
    view.dispatch({
      effects: foldEffect.of(settings),
      ...(isInside ? { selection: { anchor: bodyStart(state) } } : {}),
    })
  }
  view.focus()
  return true
}

/** Folds of front matter: a button in their place, and open whenever a mistake in them has to be seen. */
export const frontMatterFold: Extension = [
  codeFolding({
    preparePlaceholder: (state, { from, to }) =>
      state.doc.lineAt(to).number - state.doc.lineAt(from).number + 1,
    placeholderDOM: (view, _onclick, lines: number) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'front-matter-fold'
      button.textContent = messages.folded(lines)
      button.title = messages.unfold
      button.addEventListener('click', () => toggleFrontMatter(view))
      return button
    },
  }),
  EditorState.transactionExtender.of(({ startState, effects, changes }) => {
    const fold = foldOf(startState)
    const isSeen = effects.some(
      (effect) => effect.is(setProblemLines) && effect.value.some((at) => at <= (fold?.to ?? -1)),
    )
    if (fold === null || !isSeen) return null
    const open: StateEffect<unknown> = unfoldEffect.of({
      from: changes.mapPos(fold.from),
      to: changes.mapPos(fold.to),
    })
    return { effects: open }
  }),
]
