import { type KeyboardEvent, useId, useState } from 'react'
import type { Command } from '../commands/command.ts'
import { commands, keysOf } from '../commands/commands.ts'
import { keyConflict, showKeys } from '../keys/keymap.ts'
import { keysOfEvent } from '../keys/keys-of-event.ts'
import { isMac } from '../keys/platform.ts'
import { messages } from '../language/messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'

const text = messages.settings

/** The keys of each command. A click on the button waits for new ones. */
export function KeyList() {
  const keymap = useStore(settings, (state) => state.keymap)
  const [sought, setSought] = useState('')
  const [listening, setListening] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const id = useId()
  const found = commands.filter(({ title }) =>
    title.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  const set = (command: Command, keys: string | null): void => {
    setListening(null)
    const conflict = keys === null ? null : keyConflict(commands, keymap, command.id, keys)
    setSaid(conflict ?? '')
    if (conflict !== null) return
    const { [command.id]: _old, ...others } = keymap
    void changeSettings({ keymap: keys === null ? others : { ...others, [command.id]: keys } })
  }
  const take = (command: Command, event: KeyboardEvent): void => {
    if (listening !== command.id || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') {
      setListening(null)
      return
    }
    const keys = keysOfEvent(event, isMac)
    if (keys === 'plain') setSaid(text.keysNeedHelp)
    else if (keys !== 'incomplete') set(command, keys)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{text.findCommand}</label>
        <input
          id={id}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <p className="small field-error" role="status">
        {said}
      </p>
      <ul className="plain-list key-list">
        {found.map((command) => (
          <KeyRow
            key={command.id}
            command={command}
            isChanged={command.id in keymap}
            isListening={listening === command.id}
            set={(keys) => set(command, keys)}
            listen={(isOn) => setListening(isOn ? command.id : null)}
            onKey={(event) => take(command, event)}
          />
        ))}
      </ul>
    </>
  )
}

interface KeyRowProps {
  readonly command: Command
  /** Whether the user has set its keys. */
  readonly isChanged: boolean
  /** Whether the next keys that are pressed become its keys. */
  readonly isListening: boolean
  /** '' leaves it without keys; null gives it those of the table again. */
  set(keys: string | null): void
  listen(isOn: boolean): void
  onKey(event: KeyboardEvent): void
}

function KeyRow({ command, isChanged, isListening, set, listen, onKey }: KeyRowProps) {
  const { title } = command
  return (
    <li>
      <span>{title}</span>
      {isChanged && (
        <button type="button" className="link-button small" onClick={() => set(null)}>
          {text.usualKeys}
        </button>
      )}
      {keysOf(command) !== null && (
        <button
          type="button"
          className="icon-button"
          aria-label={text.noKeysFor(title)}
          onClick={() => set('')}
        >
          ×
        </button>
      )}
      <button
        type="button"
        className="key-button"
        data-takes-keys={isListening ? '' : undefined}
        aria-label={`${text.changeKeys(title)}: ${shown(command)}`}
        onClick={() => listen(true)}
        onBlur={() => listen(false)}
        onKeyDown={onKey}
      >
        {isListening ? text.pressKeys : shown(command)}
      </button>
    </li>
  )
}

function shown(command: Command): string {
  const keys = keysOf(command)
  return keys === null ? text.noKeys : showKeys(keys, isMac)
}
