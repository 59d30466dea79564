import { describe, expect, it } from 'vitest'
import { menuCalls } from '../shared/ipc/menus.ts'
import { createMenuCalls } from './menu-calls.ts'

const item = {
  id: 'edit.bold',
  label: 'Bold',
  role: null,
  keys: 'CmdOrCtrl+B',
  isEnabled: true,
  isChecked: null,
  startsGroup: false,
}

function callsWith(clipboard: string, chosen: string | null = null) {
  const bars: boolean[] = []
  const calls = createMenuCalls({
    popUpMenu: async () => chosen,
    showMenuBar: (isShown) => void bars.push(isShown),
    readClipboard: async () => clipboard,
  })
  return { ...calls, bars }
}

describe('the menu of the system', () => {
  it('gives back what was chosen, and nothing that was not offered', async () => {
    const input = { items: [item], place: null }
    expect(await callsWith('', 'edit.bold').popUpMenu(input)).toEqual({ id: 'edit.bold' })
    expect(await callsWith('', 'file.trash').popUpMenu(input)).toEqual({ id: null })
    expect(await callsWith('', null).popUpMenu(input)).toEqual({ id: null })
  })

  it('refuses labels without end, unknown roles and places outside of any screen', () => {
    const { input } = menuCalls.popUpMenu
    const isTaken = (changed: object, place: unknown = null): boolean =>
      input.safeParse({ items: [{ ...item, ...changed }], place }).success
    expect(isTaken({})).toBe(true)
    expect(isTaken({ role: 'paste' }, { x: 4, y: 9 })).toBe(true)
    expect(isTaken({ label: 'x'.repeat(121) })).toBe(false)
    expect(isTaken({ role: 'quit' })).toBe(false)
    expect(isTaken({}, { x: -1, y: 0 })).toBe(false)
    expect(input.safeParse({ items: Array(61).fill(item), place: null }).success).toBe(false)
  })
})

describe('the clipboard', () => {
  it('gives an address, and no other text', async () => {
    const read = (text: string) => callsWith(text).readClipboardAddress({})
    expect(await read(' https://example.org/a?b=1 \n')).toEqual({
      address: 'https://example.org/a?b=1',
    })
    expect(await read('mailto:me@example.org')).toEqual({ address: 'mailto:me@example.org' })
    for (const text of [
      'a secret',
      'https://example.org and more',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://me:word@example.org',
      `https://example.org/${'x'.repeat(2048)}`,
      '',
    ]) {
      expect(await read(text)).toEqual({ address: null })
    }
  })
})
