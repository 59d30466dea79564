import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import {
  dictionaryWordSchema,
  isSpelling,
  type Problem,
  withoutGenitive,
} from '../../shared/spelling.ts'
import { spellingMessages as text } from '../language/spelling-messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { findDraft } from '../state/drafts.ts'
import { showPage } from '../state/layout.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { shownDraft } from '../state/shown-editor.ts'
import { ignoreProblem, problemsOf } from './spelling-marks.ts'

/** Something to do about a problem, as a row of a menu. */
export interface QuickFixChoice {
  readonly title: string
  readonly startsGroup?: boolean
  /** Whether it replaces the words. */
  readonly isFix?: boolean
  run(): unknown
}

/** The problem at an offset, both ends included; the shortest where there are several. */
export function problemAt(state: EditorState, offset: number): Problem | undefined {
  return problemsOf(state)
    .filter(({ from, to }) => from <= offset && offset <= to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0]
}

/** What can be done about the problem at an offset: a menu for it. Empty where there is none. */
export function spellingChoicesAt(view: EditorView, offset: number): readonly QuickFixChoice[] {
  const problem = problemAt(view.state, offset)
  return problem === undefined ? [] : choicesFor(view, problem)
}

/** What can be done about a problem. */
export function choicesFor(view: EditorView, problem: Problem): readonly QuickFixChoice[] {
  const fixes = problem.suggestions.map(
    (suggestion): QuickFixChoice => ({
      title: suggestion === '' ? text.remove(problem.words) : suggestion,
      isFix: true,
      run: () => replace(view, problem, suggestion),
    }),
  )
  const word = wordToAdd(problem)
  return [
    ...(view.state.readOnly ? [] : fixes),
    {
      title: text.ignore,
      startsGroup: true,
      run: () => view.dispatch({ effects: ignoreProblem.of(problem) }),
    },
    ...(word === null ? [turnOff(problem)] : additions(word)),
    { title: text.openSettings, startsGroup: true, run: () => showPage('settings') },
  ]
}

function replace(view: EditorView, { from, to }: Problem, suggestion: string): void {
  const { doc } = view.state
  // A word that is taken away takes the space before it along.
  const start = suggestion === '' && doc.sliceString(from - 1, from) === ' ' ? from - 1 : from
  view.dispatch({
    changes: { from: start, to, insert: suggestion },
    selection: { anchor: start + suggestion.length },
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
}

/** The word that a dictionary could have; null for several words and for grammar. */
function wordToAdd({ kind, words }: Problem): string | null {
  const word = withoutGenitive(words)
  return isSpelling(kind) && dictionaryWordSchema.safeParse(word).success ? word : null
}

function additions(word: string): readonly QuickFixChoice[] {
  const path = findDraft(shownDraft() ?? '')?.path ?? null
  return [
    { title: text.add, run: () => valueOrNotice(window.api.addWord({ word })) },
    ...(path === null
      ? []
      : [
          {
            title: text.addToFolder,
            run: () => valueOrNotice(window.api.addFolderWord({ word, path })),
          },
        ]),
  ]
}

function turnOff({ rule }: Problem): QuickFixChoice {
  const { spelling } = settings.get()
  return {
    title: text.turnOff,
    run: () =>
      changeSettings({
        spelling: { ...spelling, offRules: [...new Set([...spelling.offRules, rule])] },
      }),
  }
}
