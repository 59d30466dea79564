import { isolateHistory } from '@codemirror/commands'
import { type ChangeSpec, EditorSelection, type EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Converted } from './html-to-markdown.ts'

/** Puts Markdown in the place of the selection, as one step of undo. */
export function insertMarkdown(view: EditorView, converted: Converted): void {
  const { state } = view
  const { from, to } = state.selection.main
  const insert = fitted(state, converted)
  view.dispatch({
    ...oneStep({ from, to, insert }),
    selection: EditorSelection.cursor(from + insert.length),
  })
}

/** A change that undo takes back by itself, apart from what was typed before and after. */
export function oneStep(changes: ChangeSpec) {
  return {
    changes,
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: true,
  } as const
}

/** Blocks get empty lines around them, and the quote or list that they are put into goes on. */
function fitted(state: EditorState, { markdown, isBlocks }: Converted): string {
  if (!isBlocks) return markdown
  const { from, to } = state.selection.main
  const before = state.doc.lineAt(from)
  const after = state.doc.lineAt(to)
  const lead = /^(?:\s*(?:>|[-*+](?=\s)|\d+[.)](?=\s))\s?)*\s*/.exec(before.text)?.[0] ?? ''
  const isAtStart = from - before.from <= lead.length
  const isAtEnd = after.text.slice(to - after.from).trim() === ''
  const next = lead.replace(/[^>\s]/g, ' ')
  const empty = `\n${next.trimEnd()}\n${next}`
  const lines = markdown
    .split('\n')
    .map((line, at) => (at === 0 ? line : line === '' ? next.trimEnd() : next + line))
    .join('\n')
  return `${isAtStart ? '' : empty}${lines}${isAtEnd ? '' : empty}`
}
