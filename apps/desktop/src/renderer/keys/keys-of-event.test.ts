import { expect, it } from 'vitest'
import { matchesKeys } from './match-keys.ts'
import { keysOfPress } from './keys-of-event.ts'

const free = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it('names keys as the table of commands does', () => {
  const save = { ...free, key: 's', code: 'KeyS', ctrlKey: true }
  expect(keysOfPress(save, false)).toBe('CmdOrCtrl+S')
  expect(matchesKeys(keysOfPress(save, false), save, false)).toBe(true)
  expect(keysOfPress({ ...free, key: 'F8', code: 'F8', shiftKey: true }, false)).toBe('Shift+F8')
  const alt = { ...free, key: '¡', code: 'Digit1', altKey: true }
  expect(keysOfPress(alt, true)).toBe('Alt+1')
})

it('waits while keys are only held, and takes none that writes', () => {
  expect(keysOfPress({ ...free, key: 'Control', code: 'ControlLeft', ctrlKey: true }, false)).toBe(
    'incomplete',
  )
  expect(keysOfPress({ ...free, key: 'a', code: 'KeyA' }, false)).toBe('plain')
  expect(keysOfPress({ ...free, key: 'A', code: 'KeyA', shiftKey: true }, false)).toBe('plain')
})
