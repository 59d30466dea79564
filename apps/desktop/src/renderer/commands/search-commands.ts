import { goToMatch, openFind } from '../find/find.ts'
import { isMac } from '../keys/platform.ts'
import { searchTitles as titles } from '../language/search-messages.ts'
import { openQuickly } from '../quick-open/quick-open.tsx'
import { openFolderSearch } from '../search/open-search.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

const isEditing = (): boolean => editorView() !== null

export const searchCommands: readonly Command[] = [
  {
    id: 'file.quick-open',
    title: titles['file.quick-open'],
    menu: 'file',
    keys: 'CmdOrCtrl+P',
    startsGroup: true,
    run: () => openQuickly(),
  },
  {
    id: 'view.go-to-heading',
    title: titles['view.go-to-heading'],
    menu: 'view',
    startsGroup: true,
    when: isEditing,
    run: () => openQuickly('@'),
  },
  {
    id: 'view.go-to-line',
    title: titles['view.go-to-line'],
    menu: 'view',
    when: isEditing,
    run: () => openQuickly(':'),
  },
  {
    id: 'edit.find',
    title: titles['edit.find'],
    menu: 'edit',
    keys: 'CmdOrCtrl+F',
    startsGroup: true,
    when: isEditing,
    run: () => openFind(false),
  },
  {
    id: 'edit.replace',
    title: titles['edit.replace'],
    menu: 'edit',
    // Cmd+H hides the app on a Mac.
    keys: isMac ? 'CmdOrCtrl+Alt+F' : 'CmdOrCtrl+H',
    when: isEditing,
    run: () => openFind(true),
  },
  {
    id: 'edit.find-next',
    title: titles['edit.find-next'],
    menu: 'edit',
    keys: 'F3',
    moreKeys: ['CmdOrCtrl+G'],
    when: isEditing,
    run: () => goToMatch(1),
  },
  {
    id: 'edit.find-previous',
    title: titles['edit.find-previous'],
    menu: 'edit',
    keys: 'Shift+F3',
    moreKeys: ['CmdOrCtrl+Shift+G'],
    when: isEditing,
    run: () => goToMatch(-1),
  },
  {
    id: 'edit.find-in-folder',
    title: titles['edit.find-in-folder'],
    menu: 'edit',
    keys: 'CmdOrCtrl+Shift+F',
    run: openFolderSearch,
  },
]
