import { expect, it, vi } from 'vitest'
import type { MenuItem } from '../../shared/menu.ts'
import { showMenu } from './app-menu.ts'

const item = (over: Partial<MenuItem>): MenuItem => ({
  id: 'file.open',
  title: 'Open',
  menu: 'file',
  submenu: null,
  keys: null,
  isEnabled: true,
  isChecked: null,
  startsGroup: false,
  ...over,
})

/** The menus of the app that are made of these commands; `run` hears of a click. */
function menusOf(items: readonly MenuItem[], run = vi.fn()) {
  const made = { is: 'the menu' }
  const menuOfApp = {
    buildFromTemplate: vi.fn().mockReturnValue(made),
    setApplicationMenu: vi.fn(),
  }
  showMenu(menuOfApp, items, run)
  expect(menuOfApp.setApplicationMenu.mock.lastCall).toEqual([made])
  const template: { label?: string; submenu?: object[] }[] =
    menuOfApp.buildFromTemplate.mock.lastCall?.[0] ?? []
  return new Map(template.map(({ label, submenu }) => [label, submenu]))
}

it('has the commands of the editor in their menus, before what the system does', () => {
  const menus = menusOf([item({}), item({ id: 'view.split', title: 'Split', menu: 'view' })])
  expect(menus.get('&File')).toMatchObject([
    { id: 'file.open', label: 'Open', enabled: true },
    { type: 'separator' },
    { role: 'quit' },
  ])
  expect(menus.get('&View')?.[0]).toMatchObject({ id: 'view.split' })
  expect(menus.get('&Edit')).toContainEqual({ role: 'copy' })
  expect([menus.get('F&indings'), menus.get('&Help')]).toEqual([[], []])
})

it('shows keys and leaves them to the editor', () => {
  const [keyed, plain] = menusOf([item({ keys: 'CmdOrCtrl+O' }), item({})]).get('&File') ?? []
  expect(keyed).toMatchObject({ accelerator: 'CmdOrCtrl+O', registerAccelerator: false })
  expect(plain).not.toHaveProperty('accelerator')
})

it('shows what is on, what is off, and what cannot be chosen', () => {
  const [on, off, plain] =
    menusOf([
      item({ isChecked: true }),
      item({ isChecked: false, isEnabled: false }),
      item({}),
    ]).get('&File') ?? []
  expect(on).toMatchObject({ type: 'checkbox', checked: true, enabled: true })
  expect(off).toMatchObject({ type: 'checkbox', checked: false, enabled: false })
  expect(plain).not.toHaveProperty('type')
})

it('draws a line where a group begins', () => {
  const entries = menusOf([item({}), item({ id: 'b', startsGroup: true })]).get('&File')
  expect(entries?.slice(0, 3)).toMatchObject([
    { id: 'file.open' },
    { type: 'separator' },
    { id: 'b' },
  ])
})

it('runs a command that is clicked', () => {
  const run = vi.fn()
  const [entry] = menusOf([item({})], run).get('&File') ?? []
  if (entry !== undefined) Reflect.get(entry, 'click')()
  expect(run.mock.calls).toEqual([['file.open']])
})

it('puts neighbours with one title into a menu of their own', () => {
  const inner = { menu: 'file', submenu: 'Export' } as const
  const menus = menusOf([
    item({}),
    item({ id: 'file.pdf', title: 'PDF', ...inner }),
    item({ id: 'file.marks', title: 'Marks', ...inner, isChecked: true }),
    item({ id: 'file.print', title: 'Print' }),
  ])
  expect(menus.get('&File')).toMatchObject([
    { id: 'file.open' },
    { type: 'separator' },
    { label: 'Export', submenu: [{ id: 'file.pdf' }, { id: 'file.marks', checked: true }] },
    { id: 'file.print' },
    { type: 'separator' },
    { role: 'quit' },
  ])
})

it('pastes plain text with Shift', () => {
  expect(menusOf([item({})]).get('&Edit')).toContainEqual({
    role: 'pasteAndMatchStyle',
    label: 'Paste as plain text',
    accelerator: 'CmdOrCtrl+Shift+V',
  })
})
