import { EditorState, type StateEffect, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../shared/spelling.ts'
import {
  addProblems,
  ignoreProblem,
  problemsOf,
  setProblems,
  spellingMarks,
  startChecking,
} from './spelling-marks.ts'

const text = 'We recieved teh flour.'

const problem = (words: string): Problem => ({
  from: text.indexOf(words),
  to: text.indexOf(words) + words.length,
  kind: 'Spelling',
  rule: 'SpellCheck',
  words,
  message: '',
  suggestions: [],
})
const received = problem('recieved')
const the = problem('teh')

/** A draft in which transactions are done one after the other. */
function open(...specs: readonly TransactionSpec[]): EditorState {
  return specs.reduce<EditorState>(
    (state, spec) => state.update(spec).state,
    EditorState.create({ doc: text, extensions: spellingMarks }),
  )
}

const effect = (effects: StateEffect<unknown>): TransactionSpec => ({ effects })

/** The words of the problems at their places now. */
const wordsOf = (state: EditorState): string[] =>
  problemsOf(state).map(({ from, to }) => state.sliceDoc(from, to))

/** The words that have a line. */
function drawnIn(state: EditorState): string[] {
  const words: string[] = []
  for (const source of state.facet(EditorView.decorations)) {
    if (typeof source === 'function') continue
    source.between(0, state.doc.length, (from, to) => {
      words.push(state.sliceDoc(from, to))
    })
  }
  return words
}

describe('problems in the text', () => {
  it('come in parts and stand in reading order', () => {
    const state = open(effect(startChecking.of(null)), effect(setProblems.of([the])))
    const more = state.update({ effects: addProblems.of([received]) }).state
    expect(wordsOf(more)).toEqual(['recieved', 'teh'])
    expect(drawnIn(more)).toEqual(['recieved', 'teh'])
    expect(wordsOf(more.update({ effects: setProblems.of([the]) }).state)).toEqual(['teh'])
  })

  it('are placed after what was typed since the text was sent', () => {
    const state = open(
      effect(startChecking.of(null)),
      { changes: { from: 0, insert: 'Well, ' } },
      effect(setProblems.of([received, the])),
    )
    expect(wordsOf(state)).toEqual(['recieved', 'teh'])
    expect(wordsOf(state.update({ changes: { from: 0, to: 6 } }).state)).toEqual([
      'recieved',
      'teh',
    ])
  })

  it('go with their words, and when their words are changed', () => {
    const placed = [effect(startChecking.of(null)), effect(setProblems.of([received, the]))]
    const { from, to } = received
    expect(wordsOf(open(...placed, { changes: { from, to, insert: 'got' } }))).toEqual(['teh'])
    expect(wordsOf(open(...placed, { changes: { from: from + 3, to: from + 4 } }))).toEqual(['teh'])
    expect(
      wordsOf(
        open(
          effect(startChecking.of(null)),
          { changes: { from, to: to + 2 } },
          effect(setProblems.of([received, the])),
        ),
      ),
    ).toEqual([])
  })

  it('have no line while they are typed, and one when the caret goes elsewhere', () => {
    const typed = open(
      {
        changes: { from: the.to, insert: 'h' },
        selection: { anchor: the.to + 1 },
        userEvent: 'input.type',
      },
      {
        changes: { from: the.to, to: the.to + 1 },
        selection: { anchor: the.to },
        userEvent: 'input.type',
      },
      effect(startChecking.of(null)),
      effect(setProblems.of([received, the])),
    )
    expect(drawnIn(typed)).toEqual(['recieved'])
    expect(wordsOf(typed)).toEqual(['recieved', 'teh'])
    expect(drawnIn(typed.update({ selection: { anchor: 0 } }).state)).toEqual(['recieved', 'teh'])
  })

  it('stay ignored where the writer said so, wherever their words move', () => {
    const state = open(
      effect(startChecking.of(null)),
      effect(setProblems.of([received, the])),
      effect(ignoreProblem.of(the)),
      { changes: { from: 0, insert: 'Well, ' } },
      effect(startChecking.of(null)),
    )
    expect(wordsOf(state)).toEqual(['recieved'])
    const moved = [received, the].map((one) => ({ ...one, from: one.from + 6, to: one.to + 6 }))
    const again = state.update({ effects: setProblems.of(moved) }).state
    expect(wordsOf(again)).toEqual(['recieved'])
    expect(drawnIn(again)).toEqual(['recieved'])
  })
})
