import type { StateCommand } from '@codemirror/state'
import { type InlineName, toggleInline } from '../editor/formatting/inline.ts'
import { setHeading, toggleCodeBlock, toggleQuote } from '../editor/formatting/lines.ts'
import { addressOf, toggleLink } from '../editor/formatting/link.ts'
import { type ListKind, nestList, toggleList, unnestList } from '../editor/formatting/lists.ts'
import { alignTable, insertTable, isInTable } from '../editor/formatting/tables.ts'
import { writingTitles as titles } from '../language/writing-messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

/** Formatting is for the text: a field beside it keeps its own keys. */
function isWriting(): boolean {
  const view = editorView()
  if (view === null || view.state.readOnly) return false
  const focused = document.activeElement
  return focused === null || focused === document.body || view.dom.contains(focused)
    ? true
    : !focused.matches('input, textarea, select, [contenteditable]')
}

function format(command: StateCommand): () => void {
  return () => {
    const view = editorView()
    if (view === null) return
    command(view)
    view.focus()
  }
}

const inlines = [
  { name: 'bold', keys: 'CmdOrCtrl+B' },
  { name: 'italic', keys: 'CmdOrCtrl+I' },
  { name: 'struck', keys: 'CmdOrCtrl+Shift+X' },
  { name: 'code', keys: 'CmdOrCtrl+E' },
] as const satisfies readonly { name: InlineName; keys: string }[]

const lists = [
  { kind: 'number', keys: 'CmdOrCtrl+Shift+7' },
  { kind: 'bullet', keys: 'CmdOrCtrl+Shift+8' },
  { kind: 'task', keys: 'CmdOrCtrl+Shift+9' },
] as const satisfies readonly { kind: ListKind; keys: string }[]

const blocks = [
  { id: 'format.nest', keys: 'CmdOrCtrl+]', command: nestList },
  { id: 'format.unnest', keys: 'CmdOrCtrl+[', command: unnestList },
  { id: 'format.quote', keys: 'CmdOrCtrl+Shift+.', command: toggleQuote, startsGroup: true },
  { id: 'format.code-block', keys: 'CmdOrCtrl+Shift+K', command: toggleCodeBlock },
  { id: 'format.table', command: insertTable },
] as const

/** The address comes from the clipboard, unless the selected words are one themselves. */
async function link(): Promise<void> {
  const view = editorView()
  const draft = shownDraft()
  if (view === null) return
  const { from, to } = view.state.selection.main
  const isAddress = addressOf(view.state.sliceDoc(from, to)) !== null
  const answer = isAddress ? null : await window.api.readClipboardAddress({})
  const address = answer?.ok === true ? answer.value.address : null
  // The writer may have gone to another draft in the meantime.
  if (shownDraft() === draft) format(toggleLink(address))()
}

export const formatCommands: readonly Command[] = [
  ...inlines.map(
    ({ name, keys }): Command => ({
      id: `format.${name}`,
      title: titles[`format.${name}`],
      menu: 'format',
      keys,
      when: isWriting,
      run: format(toggleInline(name)),
    }),
  ),
  {
    id: 'format.link',
    title: titles['format.link'],
    menu: 'format',
    keys: 'CmdOrCtrl+K',
    when: isWriting,
    run: link,
  },
  ...([1, 2, 3, 4, 5, 6, 0] as const).map(
    (level): Command => ({
      id: `format.heading-${level}`,
      title: level === 0 ? titles.paragraph : titles.heading(level),
      menu: 'format',
      keys: `CmdOrCtrl+Alt+${level}`,
      startsGroup: level === 1,
      when: isWriting,
      run: format(setHeading(level)),
    }),
  ),
  ...lists.map(
    ({ kind, keys }, index): Command => ({
      id: `format.${kind}`,
      title: titles[`format.${kind}`],
      menu: 'format',
      keys,
      startsGroup: index === 0,
      when: isWriting,
      run: format(toggleList(kind)),
    }),
  ),
  ...blocks.map(
    ({ id, command, ...rest }): Command => ({
      id,
      title: titles[id],
      menu: 'format',
      ...rest,
      when: isWriting,
      run: format(command),
    }),
  ),
  {
    id: 'format.align-table',
    title: titles['format.align-table'],
    menu: 'format',
    when: () => {
      const state = editorView()?.state
      return isWriting() && state !== undefined && isInTable(state, state.selection.main.head)
    },
    run: format(alignTable),
  },
  {
    id: 'format.smart',
    title: titles['format.smart'],
    menu: 'format',
    startsGroup: true,
    isOn: () => settings.get().smartPunctuation,
    run: () => changeSettings({ smartPunctuation: !settings.get().smartPunctuation }),
  },
]
