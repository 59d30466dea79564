import type { Menu, MenuItemConstructorOptions } from 'electron'
import type { MenuItem, MenuName } from '../../shared/menu.ts'
import { messages } from '../language/messages.ts'

const line: MenuItemConstructorOptions = { type: 'separator' }

/** The window may not read the clipboard by itself, so that this is no command of its own. */
const plainPaste: MenuItemConstructorOptions = {
  role: 'pasteAndMatchStyle',
  label: messages.pastePlain,
  accelerator: 'CmdOrCtrl+Shift+V',
}

/** What the system itself does, beside the commands of the editor. */
const ownItems: Readonly<Record<MenuName, readonly MenuItemConstructorOptions[]>> = {
  file: [line, { role: 'quit' }],
  edit: [
    line,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    plainPaste,
    { role: 'selectAll' },
  ],
  format: [],
  view: [
    line,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    line,
    { role: 'togglefullscreen' },
  ],
  findings: [],
  help: [],
}

/** Builds the menu of the app from the commands that the editor has sent. */
export function showMenu(
  menuOfApp: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>,
  items: readonly MenuItem[],
  run: (id: string) => void,
): void {
  const menus = Object.entries(messages.menus).map(([name, label]): MenuItemConstructorOptions => {
    const commands = withSubmenus(
      items.filter(({ menu }) => menu === name),
      run,
    )
    return { label, submenu: [...commands, ...ownItemsOf(name)] }
  })
  const mac: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ role: 'appMenu' }] : []
  const window: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ role: 'windowMenu' }] : []
  menuOfApp.setApplicationMenu(menuOfApp.buildFromTemplate([...mac, ...menus, ...window]))
}

/** The entries of a menu; neighbours with the title of one submenu go into it. */
function withSubmenus(
  items: readonly MenuItem[],
  run: (id: string) => void,
): MenuItemConstructorOptions[] {
  const entries: MenuItemConstructorOptions[] = []
  for (let at = 0; at < items.length; ) {
    const submenu = items[at]?.submenu ?? null
    let end = at + 1
    while (submenu !== null && items[end]?.submenu === submenu) end += 1
    const inner = items.slice(at, end).flatMap((item) => entriesOf(item, run))
    if (submenu === null) entries.push(...inner)
    else entries.push(line, { label: submenu, submenu: inner })
    at = end
  }
  return entries
}

function entriesOf(item: MenuItem, run: (id: string) => void): MenuItemConstructorOptions[] {
  const entry: MenuItemConstructorOptions = {
    id: item.id,
    label: item.title,
    enabled: item.isEnabled,
    // The editor listens to the keys itself, because they can be changed; the menu shows them.
    registerAccelerator: false,
    ...(item.keys === null ? {} : { accelerator: item.keys }),
    ...(item.isChecked === null ? {} : { type: 'checkbox', checked: item.isChecked }),
    click: () => run(item.id),
  }
  return item.startsGroup ? [line, entry] : [entry]
}

function ownItemsOf(name: string): readonly MenuItemConstructorOptions[] {
  return Object.entries(ownItems).find(([menu]) => menu === name)?.[1] ?? []
}
