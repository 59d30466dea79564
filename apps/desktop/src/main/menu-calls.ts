import type { Handlers } from './handle-call.ts'
import type { Host } from './ports.ts'

type MenuHost = Pick<Host, 'popUpMenu' | 'showMenuBar' | 'readClipboard'>

/** The calls about menus of the system and about what a menu or a key may take from it. */
export function createMenuCalls(
  host: MenuHost,
): Pick<Handlers, 'popUpMenu' | 'showMenuBar' | 'readClipboardAddress'> {
  return {
    popUpMenu: async ({ items, place }) => {
      const id = await host.popUpMenu(items, place)
      // Only what was offered can come back.
      return { id: items.some((item) => item.id === id) ? id : null }
    },
    showMenuBar: ({ isShown }) => {
      host.showMenuBar(isShown)
      return {}
    },
    readClipboardAddress: async () => ({ address: addressIn(await host.readClipboard()) }),
  }
}

/** The address that a text is; null for any other text. */
function addressIn(text: string): string | null {
  const address = text.trim()
  if (address.length > 2048 || /\s/.test(address) || !URL.canParse(address)) return null
  const { protocol, password } = new URL(address)
  return ['http:', 'https:', 'mailto:'].includes(protocol) && password === '' ? address : null
}
