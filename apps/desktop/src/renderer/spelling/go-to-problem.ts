import { EditorView } from '@codemirror/view'
import { isSpelling, type Problem } from '../../shared/spelling.ts'
import { spellingMessages as text } from '../language/spelling-messages.ts'
import { editorView } from '../state/shown-editor.ts'
import { problemsOf } from './spelling-marks.ts'

/** Goes to the problem after the caret, or before it; around the end. It is selected and said. */
export function goToProblem(step: 1 | -1): void {
  const view = editorView()
  if (view === null) return
  const next = nextProblem(problemsOf(view.state), view.state.selection.main, step)
  if (next === undefined) {
    view.dispatch({ effects: EditorView.announce.of(text.none) })
    return
  }
  view.dispatch({
    selection: { anchor: next.from, head: next.to },
    effects: [
      EditorView.scrollIntoView(next.from, { y: 'center' }),
      EditorView.announce.of(describe(next)),
    ],
  })
  view.focus()
}

/** The problem to go to from a selection, around the end. */
export function nextProblem<Place extends { readonly from: number; readonly to: number }>(
  problems: readonly Place[],
  { from, to }: { readonly from: number; readonly to: number },
  step: 1 | -1,
): Place | undefined {
  if (step === -1) return problems.findLast((problem) => problem.to <= from) ?? problems.at(-1)
  const isNext = (problem: Place): boolean => (from === to ? problem.to > from : problem.from >= to)
  return problems.find(isNext) ?? problems[0]
}

function describe({ kind, words, message, suggestions }: Problem): string {
  const said = isSpelling(kind) ? text.notInDictionary(words) : `${words}: ${message}`
  return `${said} ${text.suggestions(suggestions)}`
}
