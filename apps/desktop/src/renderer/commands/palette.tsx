import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { paletteMessages } from '../language/command-messages.ts'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import type { Command } from './command.ts'
import { commands, keysOf, runCommand } from './commands.ts'

/** All commands by name: type a part of it, choose with the arrows, Enter runs. */
export function Palette() {
  const isOpen = useStore(layout, (state) => state.isPaletteOpen)
  return isOpen ? <OpenPalette /> : null
}

function OpenPalette() {
  const list = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  const found = findCommands(query)
  const close = (): void => {
    layout.change((state) => ({ ...state, isPaletteOpen: false }))
    // Once the dialog is gone: while it is open nothing behind it takes the focus.
    window.setTimeout(() => editorView()?.focus())
  }
  const choose = (id: string | undefined): void => {
    close()
    if (id !== undefined) window.setTimeout(() => runCommand(id))
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) setAt((at + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') choose(found[at]?.id)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="palette" aria-label={paletteMessages.title} onClose={close}>
      <input
        role="combobox"
        aria-label={paletteMessages.field}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[at] === undefined ? undefined : `${list}-${at}`}
        placeholder={paletteMessages.hint}
        value={query}
        onKeyDown={onKey}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      <Options id={list} found={found} at={at} choose={choose} />
      {found.length === 0 && <p className="soft">{paletteMessages.none}</p>}
    </dialog>
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

interface OptionsProps {
  readonly id: string
  readonly found: readonly Command[]
  readonly at: number
  readonly choose: (id: string) => void
}

function Options({ id, found, at, choose }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteMessages.list}
      tabIndex={-1}
      className="palette-list"
    >
      {found.map((command, index) => (
        <div
          key={command.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={() => choose(command.id)}
        >
          {command.title}
          <kbd>{shownKeysOf(command)}</kbd>
        </div>
      ))}
    </div>
  )
}

function shownKeysOf(command: Command): string {
  const keys = keysOf(command)
  return keys === null ? '' : showKeys(keys, isMac)
}
