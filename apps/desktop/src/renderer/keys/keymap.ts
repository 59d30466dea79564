import { editingMessages } from '../language/editing-messages.ts'

const modifiers = ['CmdOrCtrl', 'Cmd', 'Ctrl', 'Alt', 'Shift'] as const
const named =
  /^(?:[A-Z0-9]|F(?:[1-9]|1[0-9]|2[0-4])|Enter|Escape|Tab|Space|Backspace|Delete|Home|End|PageUp|PageDown|Up|Down|Left|Right|Plus|[^\w\s+])$/i

/** Keys that the text editor needs: a command on them would make writing impossible. */
const reserved: ReadonlySet<string> = new Set(
  ['C', 'V', 'X', 'A', 'Left', 'Right', 'Up', 'Down', 'Backspace'].map((key) => `CmdOrCtrl+${key}`),
)
const typing = /^(?:Shift\+)?(?:.|Enter|Space|Tab|Backspace|Delete|Up|Down|Left|Right|Home|End)$/

/** What has keys: a command, without what it does. */
interface Keyed {
  readonly id: string
  readonly title: string
  readonly keys?: string
  readonly moreKeys?: readonly string[]
}

type Keymap = Readonly<Record<string, string>>

/** All keys of a command, those that the user has set, else those of the table; empty without any. */
export function allKeysOf({ id, keys, moreKeys }: Keyed, keymap: Keymap): readonly string[] {
  const own = keymap[id]
  if (own !== undefined) return own === '' ? [] : [own]
  return keys === undefined ? [] : [keys, ...(moreKeys ?? [])]
}

/** Keys in one spelling, so that two of them can be compared; null where they are not keys. */
export function readKeys(text: string): string | null {
  const parts = text.split('+').map((part) => part.trim())
  const key = parts.pop() ?? ''
  if (!named.test(key)) return null
  const held = modifiers.filter((name) =>
    parts.some((part) => part.toLowerCase() === name.toLowerCase()),
  )
  if (held.length !== parts.length) return null
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+')
}

/** Why a command should not get these keys, as a sentence; null when it may. */
export function keyConflict(
  commands: readonly Keyed[],
  keymap: Keymap,
  id: string,
  text: string,
): string | null {
  if (text === '') return null
  const keys = readKeys(text)
  if (keys === null) return editingMessages.keys.unreadable(text)
  if (reserved.has(keys) || typing.test(keys)) return editingMessages.keys.reserved(keys)
  const other = commands.find(
    (command) =>
      command.id !== id && allKeysOf(command, keymap).some((taken) => readKeys(taken) === keys),
  )
  const title = commands.find((command) => command.id === id)?.title ?? id
  return other === undefined ? null : editingMessages.keys.conflict(keys, other.title, title)
}

/** What is wrong with the keys that the user has set, one sentence each. */
export function keymapConflicts(commands: readonly Keyed[], keymap: Keymap): string[] {
  return Object.entries(keymap).flatMap(([id, keys]) => {
    if (!commands.some((command) => command.id === id)) return []
    return keyConflict(commands, keymap, id, keys) ?? []
  })
}

const macSigns: Readonly<Record<string, string>> = {
  CmdOrCtrl: '⌘',
  Cmd: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
}

/** Keys as the system of the reader writes them. */
export function showKeys(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => (part === '' ? '+' : part))
  if (isMac) return parts.map((part) => macSigns[part] ?? part).join('')
  return parts.map((part) => (part === 'CmdOrCtrl' ? 'Ctrl' : part)).join('+')
}
