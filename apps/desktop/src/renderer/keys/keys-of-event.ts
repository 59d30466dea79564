import type { KeyPress } from './match-keys.ts'

const held = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process'])
const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '+': 'Plus',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
}

/** What a key press is called in the settings: keys, `incomplete` while keys are only held, or `plain` for one that writes. */
export function keysOfEvent(press: KeyPress, isMac: boolean): string | 'incomplete' | 'plain' {
  if (held.has(press.key)) return 'incomplete'
  const parts: string[] = []
  if (isMac ? press.metaKey : press.ctrlKey) parts.push('CmdOrCtrl')
  if (isMac && press.ctrlKey) parts.push('Ctrl')
  if (press.altKey) parts.push('Alt')
  if (press.shiftKey) parts.push('Shift')
  const isFunction = /^F\d{1,2}$/.test(press.key)
  const hasHold = parts.some((part) => part !== 'Shift')
  if (!hasHold && !isFunction) return 'plain'
  return [...parts, nameOf(press)].join('+')
}

/** Alt changes the letter, so the code of the key counts. */
function nameOf({ key, code }: KeyPress): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? /^Digit(\d)$/.exec(code)?.[1]
  return letter ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
