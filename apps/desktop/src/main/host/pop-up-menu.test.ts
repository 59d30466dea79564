import type { BrowserWindow, MenuItemConstructorOptions, PopupOptions } from 'electron'
import { expect, it } from 'vitest'
import type { PopUpItem } from '../../shared/ipc/menus.ts'
import { popUpMenu } from './pop-up-menu.ts'

const item = (over: Partial<PopUpItem>): PopUpItem => ({
  id: 'bold',
  label: 'Bold',
  role: null,
  keys: null,
  isEnabled: true,
  isChecked: null,
  startsGroup: false,
  ...over,
})

/** Opens a menu in which the user does something. */
async function openMenu(
  items: readonly PopUpItem[],
  use: (template: readonly MenuItemConstructorOptions[]) => void,
) {
  let opened: PopupOptions = {}
  let shown: readonly MenuItemConstructorOptions[] = []
  const menuOfApp = {
    buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => {
      shown = template
      return {
        popup: (options: PopupOptions) => {
          opened = options
          // As on Windows: the menu closes first.
          options.callback?.()
          use(template)
        },
      }
    },
  }
  const window = { webContents: { getZoomFactor: () => 2 } }
  const chosen = await popUpMenu(
    // @ts-expect-error: a menu has more than it is asked for here.
    menuOfApp,
    window as unknown as BrowserWindow,
    items,
    { x: 10, y: 20 },
  )
  return { chosen, shown, opened }
}

it('resolves to what was chosen, at its place, also where the click comes after the end', async () => {
  const { chosen, opened } = await openMenu(
    [item({}), item({ id: 'cut', role: 'cut' })],
    ([one]) => {
      // @ts-expect-error: the click needs nothing of its event.
      one?.click?.()
    },
  )
  expect(chosen).toBe('bold')
  expect(opened).toMatchObject({ x: 20, y: 40 })
})

it('leaves roles to the system, and shows keys without listening to them', async () => {
  const { chosen, shown } = await openMenu(
    [
      item({ keys: 'CmdOrCtrl+B', isChecked: true }),
      item({ id: 'cut', label: 'Cut', role: 'cut', startsGroup: true, isEnabled: false }),
    ],
    () => undefined,
  )
  expect(chosen).toBeNull()
  expect(shown).toMatchObject([
    { accelerator: 'CmdOrCtrl+B', registerAccelerator: false, type: 'checkbox', checked: true },
    { type: 'separator' },
    { label: 'Cut', role: 'cut', enabled: false },
  ])
})

it('opens nothing without a window', async () => {
  const none = { buildFromTemplate: () => expect.fail('no menu without a window') }
  expect(await popUpMenu(none, null, [item({})], null)).toBeNull()
})
