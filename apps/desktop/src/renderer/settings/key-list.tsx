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

/** The keys of each command; a press on the button and then the keys changes them. */
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
          <li key={command.id}>
            <span>{command.title}</span>
            {command.id in keymap && (
              <button
                type="button"
                className="link-button small"
                onClick={() => set(command, null)}
              >
                {text.usualKeys}
              </button>
            )}
            {keysOf(command) !== null && (
              <button
                type="button"
                className="icon-button"
                aria-label={text.noKeysFor(command.title)}
                onClick={() => set(command, '')}
              >
                ×
              </button>
            )}
            <button
              type="button"
              className="key-button"
              data-takes-keys={listening === command.id ? '' : undefined}
              aria-label={`${text.changeKeys(command.title)}: ${shown(command)}`}
              onClick={() => setListening(command.id)}
              onBlur={() => setListening(null)}
              onKeyDown={(event) => take(command, event)}
            >
              {listening === command.id ? text.pressKeys : shown(command)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function shown(command: Command): string {
  const keys = keysOf(command)
  return keys === null ? text.noKeys : showKeys(keys, isMac)
}
