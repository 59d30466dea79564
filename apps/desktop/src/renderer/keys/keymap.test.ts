import { describe, expect, it } from 'vitest'
import { allKeysOf, keyConflict, keymapConflicts, readKeys, showKeys } from './keymap.ts'

const save = { id: 'file.save', title: 'Save', keys: 'CmdOrCtrl+S' }
const palette = {
  id: 'view.palette',
  title: 'Palette',
  keys: 'CmdOrCtrl+Shift+P',
  moreKeys: ['F1'],
}
const plain = { id: 'findings.ignore', title: 'Ignore' }
const commands = [save, palette, plain]

describe('the keys of a command', () => {
  it('are those of the table, with their second ones', () => {
    expect(allKeysOf(palette, {})).toEqual(['CmdOrCtrl+Shift+P', 'F1'])
    expect(allKeysOf(plain, {})).toEqual([])
  })

  it('are those of the user where they set any, even an empty list', () => {
    expect(allKeysOf(palette, { 'view.palette': 'F2' })).toEqual(['F2'])
    expect(allKeysOf(palette, { 'view.palette': '' })).toEqual([])
  })
})

describe('keys that are set', () => {
  it('read the same in any order and case', () => {
    expect(readKeys('shift+cmdorctrl+k')).toBe('CmdOrCtrl+Shift+K')
    expect(readKeys('CmdOrCtrl+.')).toBe('CmdOrCtrl+.')
    expect(readKeys('Hyper+K')).toBeNull()
    expect(readKeys('CmdOrCtrl+')).toBeNull()
  })

  it('may not be those of another command', () => {
    expect(keyConflict(commands, {}, 'findings.ignore', 'cmdorctrl+s')).toBe(
      'CmdOrCtrl+S is already the shortcut for “Save”, so it won’t run “Ignore”.',
    )
    expect(keyConflict(commands, {}, 'findings.ignore', 'F1')).toContain('Palette')
    expect(
      keyConflict(commands, { 'file.save': 'F5' }, 'findings.ignore', 'CmdOrCtrl+S'),
    ).toBeNull()
    expect(keyConflict(commands, {}, 'file.save', 'CmdOrCtrl+S')).toBeNull()
  })

  it('may not be what one writes with', () => {
    for (const keys of ['A', 'Shift+A', 'Enter', 'CmdOrCtrl+C', 'Backspace']) {
      expect(keyConflict(commands, {}, 'findings.ignore', keys), keys).toContain('text editor')
    }
    expect(keyConflict(commands, {}, 'findings.ignore', 'F7')).toBeNull()
  })

  it('are listed with all that is wrong', () => {
    expect(
      keymapConflicts(commands, { 'findings.ignore': 'CmdOrCtrl+S', gone: 'F9' }),
    ).toHaveLength(1)
    expect(keymapConflicts(commands, { 'findings.ignore': '' })).toEqual([])
  })
})

describe('keys as they are shown', () => {
  it('are signs on macOS and words elsewhere', () => {
    expect(showKeys('CmdOrCtrl+Shift+P', true)).toBe('⌘⇧P')
    expect(showKeys('CmdOrCtrl+Shift+P', false)).toBe('Ctrl+Shift+P')
  })
})
