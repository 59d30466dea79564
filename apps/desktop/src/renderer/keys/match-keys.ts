/** The part of a keyboard event that names its keys. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether a key press is the keys of a command, `CmdOrCtrl+Shift+S`. */
export function matchesKeys(keys: string, press: KeyPress, isMac: boolean): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const held = new Set(parts.slice(0, -1))
  const command = held.has('CmdOrCtrl')
  return (
    press.ctrlKey === (held.has('Ctrl') || (command && !isMac)) &&
    press.metaKey === (held.has('Cmd') || (command && isMac)) &&
    press.shiftKey === held.has('Shift') &&
    press.altKey === held.has('Alt') &&
    isKey(key, press)
  )
}

/** The places of signs on a keyboard: with Shift or Alt they give other ones. */
const signs: Readonly<Record<string, string>> = {
  '.': 'Period',
  ',': 'Comma',
  '/': 'Slash',
  ';': 'Semicolon',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '-': 'Minus',
  '=': 'Equal',
}

const names: Readonly<Record<string, string>> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Space: ' ',
  Plus: '+',
}

/** By the letter that the key gives; with Shift or Alt that may be another one, so its place counts too. */
function isKey(key: string, { key: given, code }: KeyPress): boolean {
  if (given.toLowerCase() === (names[key] ?? key).toLowerCase()) return true
  if (/^[a-z]$/i.test(key)) return code === `Key${key.toUpperCase()}`
  return /^\d$/.test(key) ? code === `Digit${key}` : code === (signs[key] ?? null)
}
