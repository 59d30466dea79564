import { commands, keysOf, runCommand } from './commands.ts'
import { matchesKeys } from './match-keys.ts'

const isMac = navigator.userAgent.includes('Macintosh')

/** Runs commands by their keys, before the text editor sees them. */
export function listenToKeys(): void {
  window.addEventListener(
    'keydown',
    (press) => {
      if (press.isComposing) return
      const command = commands.find((candidate) => {
        const keys = keysOf(candidate)
        return keys !== null && matchesKeys(keys, press, isMac)
      })
      if (command === undefined) return
      press.preventDefault()
      press.stopPropagation()
      runCommand(command.id)
    },
    { capture: true },
  )
}
