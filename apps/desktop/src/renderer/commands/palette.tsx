import { useState } from 'react'
import { showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { paletteMessages } from '../language/command-messages.ts'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { PickList } from '../widgets/pick-list.tsx'
import type { Command } from './command.ts'
import { commands, keysOf, runCommand } from './commands.ts'

/** All commands by name: type a part of it, choose with the arrows, Enter runs. */
export function Palette() {
  const isOpen = useStore(layout, (state) => state.isPaletteOpen)
  return isOpen ? <OpenPalette /> : null
}

function OpenPalette() {
  const [query, setQuery] = useState('')
  const close = (): void => {
    layout.change((state) => ({ ...state, isPaletteOpen: false }))
    // Once the dialog is gone: while it is open nothing behind it takes the focus.
    window.setTimeout(() => editorView()?.focus())
  }
  return (
    <PickList
      {...paletteMessages}
      query={query}
      items={findCommands(query).map((command) => ({
        id: command.id,
        title: command.title,
        detail: '',
        keys: shownKeysOf(command),
      }))}
      onQuery={setQuery}
      pick={(id) => {
        close()
        window.setTimeout(() => runCommand(id))
      }}
      close={close}
    />
  )
}

/** The commands whose titles contain the query, without those that cannot run now. */
function findCommands(query: string): readonly Command[] {
  const wanted = query.trim().toLowerCase()
  return commands.filter(
    ({ id, title, when }) =>
      id !== 'view.palette' && when?.() !== false && title.toLowerCase().includes(wanted),
  )
}

function shownKeysOf(command: Command): string {
  const keys = keysOf(command)
  return keys === null ? '' : showKeys(keys, isMac)
}
