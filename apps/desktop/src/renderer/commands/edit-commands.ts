import { redo, undo } from '@codemirror/commands'
import { commandTitles as titles } from '../language/command-messages.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

const isEditing = (): boolean => editorView() !== null

export const editCommands: readonly Command[] = [
  {
    id: 'edit.undo',
    title: titles['edit.undo'],
    menu: 'edit',
    keys: 'CmdOrCtrl+Z',
    when: isEditing,
    run: () => {
      const view = editorView()
      if (view !== null) undo(view)
    },
  },
  {
    id: 'edit.redo',
    title: titles['edit.redo'],
    menu: 'edit',
    keys: 'CmdOrCtrl+Shift+Z',
    moreKeys: ['CmdOrCtrl+Y'],
    when: isEditing,
    run: () => {
      const view = editorView()
      if (view !== null) redo(view)
    },
  },
]
