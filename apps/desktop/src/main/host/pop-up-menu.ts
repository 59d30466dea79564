import type { BrowserWindow, Menu, MenuItemConstructorOptions } from 'electron'
import type { PopUpItem, WindowPlace } from '../../shared/ipc/menus.ts'

/**
 * Opens a menu of the system over the window and waits until it is closed: the chosen id, or null. What has a
 * role is done by the system with what has the focus.
 */
export function popUpMenu(
  menuOfApp: Pick<typeof Menu, 'buildFromTemplate'>,
  window: BrowserWindow | null,
  items: readonly PopUpItem[],
  place: WindowPlace | null,
): Promise<string | null> {
  return new Promise((done) => {
    if (window === null) return done(null)
    let chosen: string | null = null
    const choose = (id: string): void => {
      chosen = id
    }
    const menu = menuOfApp.buildFromTemplate(items.flatMap((item) => entriesOf(item, choose)))
    const zoom = window.webContents.getZoomFactor()
    menu.popup({
      window,
      // The page measures in its own pixels, which the zoom makes larger.
      ...(place === null ? {} : { x: Math.round(place.x * zoom), y: Math.round(place.y * zoom) }),
      // The click comes after the menu has closed on some systems.
      callback: () => setTimeout(() => done(chosen)),
    })
  })
}

function entriesOf(
  item: PopUpItem,
  choose: (id: string) => void,
): readonly MenuItemConstructorOptions[] {
  const entry: MenuItemConstructorOptions = {
    id: item.id,
    label: item.label,
    enabled: item.isEnabled,
    registerAccelerator: false,
    ...(item.role === null ? { click: () => choose(item.id) } : { role: item.role }),
    ...(item.keys === null ? {} : { accelerator: item.keys }),
    ...(item.isChecked === null ? {} : { type: 'checkbox', checked: item.isChecked }),
  }
  return item.startsGroup ? [{ type: 'separator' }, entry] : [entry]
}
