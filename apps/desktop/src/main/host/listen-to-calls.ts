import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron'
import type { Answer } from '../../shared/answer.ts'
import { CALL_CHANNEL, DROP_CHANNEL, isDropCall } from '../../shared/ipc.ts'
import { messages } from '../language/messages.ts'
import { APP_ORIGIN } from '../renderer-files.ts'

/**
 * Answers the calls of the editor's own page in the window's main frame, and of no other page. A call with
 * paths of dropped files comes through the channel that the page cannot write to, or is refused.
 */
export function listenToCalls(
  ipc: Pick<IpcMain, 'handle'>,
  windowNow: () => Pick<BrowserWindow, 'webContents'> | null,
  answer: (name: unknown, input: unknown) => Promise<Answer<unknown>>,
): void {
  for (const channel of [CALL_CHANNEL, DROP_CHANNEL]) {
    ipc.handle(channel, async (event, name: unknown, input: unknown): Promise<Answer<unknown>> => {
      if (!isOwnPage(event, windowNow()?.webContents)) return refused(messages.notThisPage)
      if (isDropCall(name) !== (channel === DROP_CHANNEL)) return refused(messages.notThisWay)
      return answer(name, input)
    })
  }
}

function refused(message: string): Answer<unknown> {
  return { ok: false, code: 'invalid_call', message }
}

function isOwnPage(
  { senderFrame, sender }: IpcMainInvokeEvent,
  own: BrowserWindow['webContents'] | undefined,
): boolean {
  if (senderFrame === null || sender !== own) return false
  return senderFrame === sender.mainFrame && senderFrame.url.startsWith(`${APP_ORIGIN}/`)
}
