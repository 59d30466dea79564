import type { Settings } from '../shared/settings.ts'
import type { Handlers } from './handle-call.ts'
import { messages } from './language/messages.ts'
import type { Host } from './ports.ts'

/** The calls that ask the system or its window for something. */
export function createWindowCalls(
  host: Host,
  settings: () => Settings,
): Pick<
  Handlers,
  'printWindow' | 'copyText' | 'openExternal' | 'askUser' | 'setMenu' | 'closeWindow'
> {
  const { dialogs } = host
  return {
    printWindow: async () => {
      await host.print()
      return {}
    },
    copyText: ({ text }) => {
      host.copyText(text)
      return {}
    },
    openExternal: async ({ url }) => {
      const answer = await dialogs.ask({
        message: messages.link.ask,
        detail: url,
        answers: [messages.link.open, messages.cancel],
      })
      if (answer === 0) await host.openUrl(url)
      return { isOpened: answer === 0 }
    },
    askUser: async (question) => ({ answer: await dialogs.ask(question) }),
    setMenu: ({ items }) => {
      host.setMenu(items, settings())
      return {}
    },
    closeWindow: () => {
      host.closeWindow()
      return {}
    },
  }
}
