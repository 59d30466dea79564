import { allKeysOf, keymapConflicts } from '../keys/keymap.ts'
import { matchesKeys } from '../keys/match-keys.ts'
import { isMac } from '../keys/platform.ts'
import { notices } from '../state/notices.ts'
import { settings } from '../state/settings.ts'
import { commands } from './commands.ts'

/** Runs commands by their keys, before the text editor sees them. */
export function listenToKeys(): void {
  window.addEventListener(
    'keydown',
    (press) => {
      if (press.isComposing) return
      // AltGr writes a sign, though some systems report it as Ctrl and Alt.
      if (press.getModifierState('AltGraph')) return
      // The list of keys in the settings wants to know which they are, not what they do.
      if (document.activeElement?.hasAttribute('data-takes-keys')) return
      if (hasOwnKeys(press)) return
      // Keys of what cannot be done now are free for what they write.
      const command = commands.find(
        (candidate) =>
          allKeysOf(candidate, settings.get().keymap).some((keys) =>
            matchesKeys(keys, press, isMac),
          ) && candidate.when?.() !== false,
      )
      if (command === undefined || (isDialogOpen() && command.id !== 'view.palette')) return
      press.preventDefault()
      press.stopPropagation()
      command.run()
    },
    { capture: true },
  )
  reportConflicts()
}

/** Whether the part of the window with the focus, such as find and replace, has these keys itself. */
function hasOwnKeys(press: KeyboardEvent): boolean {
  const part = document.activeElement?.closest('[data-own-keys]')
  const keys = part?.getAttribute('data-own-keys')?.split(' ') ?? []
  return keys.some((own) => matchesKeys(own, press, isMac))
}

/** A modal dialog takes the keys for itself. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** Says once what is wrong with the keys that the user has set. */
function reportConflicts(): void {
  let told = ''
  const tell = (): void => {
    const conflicts = keymapConflicts(commands, settings.get().keymap)
    const text = conflicts.join(' ')
    if (text !== told && text !== '') notices.show(text)
    told = text
  }
  tell()
  settings.subscribe(tell)
}
