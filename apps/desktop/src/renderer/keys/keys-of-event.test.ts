import { expect, it } from 'vitest'
import { keysOfEvent } from './keys-of-event.ts'
import { matchesKeys } from './match-keys.ts'

const free = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it('names keys as the table of commands does', () => {
  const save = { ...free, key: 's', code: 'KeyS', ctrlKey: true }
  expect(keysOfEvent(save, false)).toBe('CmdOrCtrl+S')
  expect(matchesKeys(keysOfEvent(save, false), save, false)).toBe(true)
  expect(keysOfEvent({ ...free, key: 'F8', code: 'F8', shiftKey: true }, false)).toBe('Shift+F8')
  const alt = { ...free, key: '¡', code: 'Digit1', altKey: true }
  expect(keysOfEvent(alt, true)).toBe('Alt+1')
})

it('waits while modifiers are held, and accepts no key that types', () => {
  expect(keysOfEvent({ ...free, key: 'Control', code: 'ControlLeft', ctrlKey: true }, false)).toBe(
    'incomplete',
  )
  expect(keysOfEvent({ ...free, key: 'a', code: 'KeyA' }, false)).toBe('plain')
  expect(keysOfEvent({ ...free, key: 'A', code: 'KeyA', shiftKey: true }, false)).toBe('plain')
})
