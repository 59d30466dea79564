import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type StateCommand } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { typographic } from './smart-punctuation.ts'
import { alignRows, cellsOf } from './table-text.ts'
import { alignTable, cellBelow, insertTable, nextCell, previousCell } from './tables.ts'

const extensions = [markdown({ base: markdownLanguage })]

/** A state of a text in which `^` is the caret. */
function stateOf(text: string): EditorState {
  return EditorState.create({
    doc: text.replace('^', ''),
    selection: { anchor: text.indexOf('^') },
    extensions,
  })
}

function run(text: string, command: StateCommand): { state: EditorState; isDone: boolean } {
  let state = stateOf(text)
  const isDone = command({
    state,
    dispatch: (transaction) => {
      state = transaction.state
    },
  })
  return { state, isDone }
}

function selected(text: string, command: StateCommand): string {
  const { state } = run(text, command)
  const { from, to } = state.selection.main
  return state.sliceDoc(from, to)
}

const table = (cell: string) => `| One | Two |\n|---|---|\n${cell}`

describe('cells', () => {
  it('are found with and without pipes at the ends, and behind a backslash', () => {
    expect(cellsOf('| a | b |')).toEqual([
      { from: 2, to: 3 },
      { from: 6, to: 7 },
    ])
    expect(cellsOf('a | b')).toEqual([
      { from: 0, to: 1 },
      { from: 4, to: 5 },
    ])
    expect(cellsOf('| a \\| b | |')).toHaveLength(2)
  })

  it('follow each other by Tab, over the row of hyphens', () => {
    expect(selected('| O^ne | Two |\n|---|---|\n| 1 | 2 |', nextCell)).toBe('Two')
    expect(selected('| One | T^wo |\n|---|---|\n| 1 | 2 |', nextCell)).toBe('1')
    expect(selected(table('| 1^ | 2 |'), previousCell)).toBe('Two')
    expect(selected(table('| 1 | 2^ |'), previousCell)).toBe('1')
    expect(selected('| O^ne | Two |\n|---|---|\n| 1 | 2 |', cellBelow)).toBe('1')
  })

  it('get a row behind the last, by Tab and by Enter', () => {
    const byTab = run(table('| 1 | 2^ |'), nextCell).state
    expect(byTab.doc.toString()).toBe(table('| 1 | 2 |\n|  |  |'))
    expect(byTab.selection.main.head).toBe(byTab.doc.line(4).from + 2)
    const byEnter = run(table('| 1 | 2^ |'), cellBelow).state
    expect(byEnter.selection.main.head).toBe(byEnter.doc.line(4).from + 5)
    expect(run('> | a | b |\n> |---|---|\n> | 1 | 2^ |', nextCell).state.doc.line(4).text).toBe(
      '> |  |  |',
    )
  })

  it('are left by Enter in an empty last row', () => {
    const { state } = run(table('| 1 | 2 |\n| ^ |  |\n\nText.'), cellBelow)
    expect(state.doc.toString()).toBe(table('| 1 | 2 |\n\n\nText.'))
  })

  it('take no key outside of tables', () => {
    expect(run('a^', nextCell).isDone).toBe(false)
    expect(run('a^', cellBelow).isDone).toBe(false)
  })
})

describe('columns', () => {
  it('are put under each other, as their row of hyphens says', () => {
    expect(alignRows(['|a|b|c|d|', '|---|:-|:-:|-:|', '|1|22|333|4444|', '|è|日本||'])).toEqual([
      '| a   | b    |  c  |    d |',
      '| --- | :--- | :-: | ---: |',
      '| 1   | 22   | 333 | 4444 |',
      '| è   | 日本 |     |      |',
    ])
  })

  it('are aligned in a quote, and a second time nothing changes', () => {
    const { state } = run('> |a|bcde|\n> |-|-|\n> |1|2^|\n', alignTable)
    expect(state.doc.toString()).toBe('> | a   | bcde |\n> | --- | ---- |\n> | 1   | 2    |\n')
    expect(alignTable({ state, dispatch: () => undefined })).toBe(false)
  })

  it('come as an empty table with the caret in its first cell', () => {
    const { state } = run('Text.^', insertTable)
    expect(state.doc.toString()).toBe('Text.\n\n|     |     |\n| --- | --- |\n|     |     |')
    expect(state.selection.main.head).toBe(9)
  })
})

describe('typographic signs', () => {
  const made = (text: string, sign: string) => {
    const state = stateOf(text)
    return typographic(state, state.selection.main.head, sign)?.insert ?? null
  }

  it('open and close quotations, and make an apostrophe', () => {
    expect(made('^', '"')).toBe('“')
    expect(made('He said ^', '"')).toBe('“')
    expect(made('He said “no^', '"')).toBe('”')
    expect(made('don^', "'")).toBe('’')
    expect(made('(^', "'")).toBe('‘')
    expect(made('**^', '"')).toBe('“')
  })

  it('make dashes of hyphens, and no dash of a rule or of a row of a table', () => {
    expect(made('one -^', '-')).toBe('–')
    expect(made('one –^', '-')).toBe('—')
    expect(made('one^', '-')).toBeNull()
    expect(made('-^', '-')).toBeNull()
    expect(made('--^', '-')).toBeNull()
    expect(made('<!-^', '-')).toBeNull()
    expect(made('| a | b |\n|---|-^', '-')).toBeNull()
  })

  it('stay as they are in code, front matter, HTML and addresses', () => {
    expect(made('`x ^`', '"')).toBeNull()
    expect(made('```\nx ^\n```', '"')).toBeNull()
    expect(made('---\ntitle: ^\n---\n', '"')).toBeNull()
    expect(made('Text <a href=^>', '"')).toBeNull()
    expect(made('<a href="x^">y</a>', "'")).toBeNull()
    expect(made('[a](https://x.y/^)', "'")).toBeNull()
  })
})
