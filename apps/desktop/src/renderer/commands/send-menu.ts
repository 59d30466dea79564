import type { MenuItem } from '../../shared/menu.ts'
import { folder } from '../files/folder.ts'
import { rewrites } from '../rewrite/rewrites.ts'
import { drafts } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { commands, keysOf, runCommand } from './commands.ts'

/** Keeps the menu of the system as the table says, and runs what is chosen there. */
export function sendMenu(): void {
  let sent = ''
  const send = (): void => {
    const items = commands.map(
      (command): MenuItem => ({
        id: command.id,
        title: command.menuTitle ?? command.title,
        menu: command.menu,
        submenu: command.submenu ?? null,
        keys: keysOf(command),
        isEnabled: command.when?.() ?? true,
        isChecked: command.isOn?.() ?? null,
        startsGroup: command.startsGroup ?? false,
      }),
    )
    const text = JSON.stringify(items)
    if (text === sent) return
    sent = text
    void window.api.setMenu({ items })
  }
  // After the views have followed the change, and once for a burst of changes.
  let timer = 0
  const sendSoon = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(send, 50)
  }
  for (const store of [drafts, folder, layout, settings, rewrites]) store.subscribe(sendSoon)
  window.api.on('menuCommand', ({ id }) => runCommand(id))
  send()
}
