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
  | 'printWindow'
  | 'copyText'
  | 'openExternal'
  | 'askUser'
  | 'setMenu'
  | 'closeWindow'
  | 'answerClose'
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
      const address = plainAddress(url)
      const answer = await dialogs.ask({
        message: messages.link.ask,
        detail: address,
        answers: [messages.link.open, messages.cancel],
        isRight: true,
      })
      if (answer === 0) await host.openUrl(address)
      return { isOpened: answer === 0 }
    },
    askUser: async (question) => ({ answer: await dialogs.ask(question) }),
    setMenu: ({ items }) => {
      host.setMenu(items, settings())
      return {}
    },
    answerClose: ({ answer }) => {
      host.answerClose(answer)
      return {}
    },
    closeWindow: () => {
      host.closeWindow()
      return {}
    },
  }
}

/** The fields of a mail that an address may fill in. Some programs attach a file that an address names. */
const mailFields = ['subject', 'body', 'cc', 'bcc', 'to']

/** An address as it is opened: on one line, with foreign letters of its host spelled out, and without attachments. */
function plainAddress(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'mailto:') return url.href
  for (const field of [...url.searchParams.keys()]) {
    if (!mailFields.includes(field.toLowerCase())) url.searchParams.delete(field)
  }
  // In the address of a mail a plus is a plus.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
