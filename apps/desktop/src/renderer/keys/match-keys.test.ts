import { describe, expect, it } from 'vitest'
import { type KeyPress, matchesKeys } from './match-keys.ts'

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('keys of a command', () => {
  it('are Ctrl here and Cmd on a Mac', () => {
    expect(matchesKeys('CmdOrCtrl+S', press('s', 'KeyS', { ctrlKey: true }), false)).toBe(true)
    expect(matchesKeys('CmdOrCtrl+S', press('s', 'KeyS', { metaKey: true }), true)).toBe(true)
    expect(matchesKeys('CmdOrCtrl+S', press('s', 'KeyS', { ctrlKey: true }), true)).toBe(false)
  })

  it('are exactly the keys that are held', () => {
    const shifted = press('S', 'KeyS', { ctrlKey: true, shiftKey: true })
    expect(matchesKeys('CmdOrCtrl+S', shifted, false)).toBe(false)
    expect(matchesKeys('CmdOrCtrl+Shift+S', shifted, false)).toBe(true)
    expect(matchesKeys('F8', press('F8', 'F8', { shiftKey: true }), false)).toBe(false)
  })

  it('are found where Shift changes the sign of the key', () => {
    const held = { ctrlKey: true, shiftKey: true }
    expect(matchesKeys('CmdOrCtrl+Shift+.', press('>', 'Period', held), false)).toBe(true)
    expect(matchesKeys('CmdOrCtrl+Shift+/', press('?', 'Slash', held), false)).toBe(true)
    expect(matchesKeys('CmdOrCtrl+Shift+.', press('<', 'Comma', held), false)).toBe(false)
  })

  it('have names that the browser calls otherwise', () => {
    expect(matchesKeys('Alt+Up', press('ArrowUp', 'ArrowUp', { altKey: true }), false)).toBe(true)
    expect(matchesKeys('Ctrl+Tab', press('Tab', 'Tab', { ctrlKey: true }), true)).toBe(true)
  })

  it('are found where Alt changes the letter of the key', () => {
    expect(matchesKeys('Alt+1', press('¡', 'Digit1', { altKey: true }), true)).toBe(true)
  })
})
