import {
  type ChangeDesc,
  ChangeSet,
  type EditorState,
  type Extension,
  type Range,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { isSpelling, type Problem } from '../../shared/spelling.ts'
import { shownProblems } from './shown-problems.ts'

/** The text is on its way to be checked: changes count from here. */
export const startChecking = StateEffect.define()
/** Replaces what is known; offsets are those of the text that was sent. */
export const setProblems = StateEffect.define<readonly Problem[]>()
/** Adds what was found since. */
export const addProblems = StateEffect.define<readonly Problem[]>()
/** Takes a problem away, at its place in the current text, for as long as the draft is open. */
export const ignoreProblem = StateEffect.define<Problem>()

interface Checked {
  /** In reading order, at their places in the current text, without the ignored ones. */
  readonly problems: readonly Problem[]
  readonly ignored: readonly Problem[]
  /** What was typed since the text was sent. */
  readonly since: ChangeSet | null
  /** Where words are being typed: a word that is not finished is no mistake. */
  readonly typing: number | null
  readonly drawn: DecorationSet
}

const checked = StateField.define<Checked>({
  create: () => ({
    problems: [],
    ignored: [],
    since: null,
    typing: null,
    drawn: Decoration.none,
  }),
  update: (value, transaction) => {
    const moved = transaction.docChanged ? moveAll(value, transaction) : value
    const typing = typingAfter(moved.typing, transaction)
    const next = transaction.effects.reduce(
      (state, effect) => applyEffect(state, effect, transaction),
      moved,
    )
    if (next.problems === moved.problems && (typing === moved.typing || typing !== null)) {
      return typing === next.typing ? next : hideAt({ ...next, typing }, typing)
    }
    return { ...next, typing, drawn: draw(next.problems, typing) }
  },
  provide: (field) => EditorView.decorations.from(field, ({ drawn }) => drawn),
})

/** Draws problems of spelling and grammar, and moves them with their words. */
export const spellingMarks: Extension = [
  checked,
  EditorView.updateListener.of(({ state }) => shownProblems.set(problemsOf(state))),
]

/** The problems of a state, in reading order. */
export function problemsOf(state: EditorState): readonly Problem[] {
  return state.field(checked, false)?.problems ?? []
}

function applyEffect(
  value: Checked,
  effect: StateEffect<unknown>,
  { newDoc }: Transaction,
): Checked {
  if (effect.is(startChecking)) return { ...value, since: ChangeSet.empty(newDoc.length) }
  if (effect.is(ignoreProblem)) {
    const problems = value.problems.filter((problem) => !isSame(problem, effect.value))
    return { ...value, problems, ignored: [...value.ignored, effect.value] }
  }
  const isMore = effect.is(addProblems)
  if (!isMore && !effect.is(setProblems)) return value
  const { since } = value
  const fit = since === null ? effect.value : effect.value.filter(({ to }) => to <= since.length)
  const placed = since === null ? fit : movePlaces(fit, since)
  const fresh = placed.filter((problem) => !value.ignored.some((known) => isSame(known, problem)))
  const problems = [...(isMore ? value.problems : []), ...fresh]
  problems.sort((a, b) => a.from - b.from || a.to - b.to)
  return { ...value, problems }
}

function isSame(a: Problem, b: Problem): boolean {
  return a.from === b.from && a.to === b.to && a.rule === b.rule
}

function moveAll(value: Checked, { changes }: Transaction): Checked {
  return {
    problems: movePlaces(value.problems, changes),
    ignored: movePlaces(value.ignored, changes),
    since: value.since?.compose(changes) ?? null,
    typing: value.typing,
    drawn: value.drawn.map(changes),
  }
}

/** Moves problems with a change; one whose words were touched goes, since it may be mended. */
function movePlaces(problems: readonly Problem[], changes: ChangeDesc): readonly Problem[] {
  if (changes.empty || problems.length === 0) return problems
  return problems.flatMap((problem) => {
    if (changes.touchesRange(problem.from, problem.to) === 'cover') return []
    const from = changes.mapPos(problem.from, 1)
    const to = changes.mapPos(problem.to, -1)
    if (to - from !== problem.to - problem.from) return []
    return from === problem.from ? [problem] : [{ ...problem, from, to }]
  })
}

/** Where the writer types, after a transaction: at the caret until it goes elsewhere. */
function typingAfter(before: number | null, transaction: Transaction): number | null {
  const { head } = transaction.newSelection.main
  if (transaction.docChanged) return transaction.isUserEvent('input.type') ? head : null
  return transaction.selection === undefined ? before : null
}

const spelling = Decoration.mark({ class: 'spelling-mark is-spelling' })
const grammar = Decoration.mark({ class: 'spelling-mark is-grammar' })

function draw(problems: readonly Problem[], typing: number | null): DecorationSet {
  const ranges = problems.flatMap((problem): Range<Decoration>[] =>
    problem.from >= problem.to || isAt(problem, typing)
      ? []
      : [(isSpelling(problem.kind) ? spelling : grammar).range(problem.from, problem.to)],
  )
  return Decoration.set(ranges, true)
}

/** Takes the line from under the word that is being typed, without drawing all others again. */
function hideAt(value: Checked, typing: number | null): Checked {
  if (typing === null) return value
  const drawn = value.drawn.update({
    filter: (from, to) => !isAt({ from, to }, typing),
    filterFrom: typing,
    filterTo: typing,
  })
  return { ...value, drawn }
}

function isAt({ from, to }: { from: number; to: number }, offset: number | null): boolean {
  return offset !== null && from < offset && offset <= to
}
