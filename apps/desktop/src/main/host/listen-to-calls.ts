import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron'
import type { Answer } from '../../shared/answer.ts'
import { CALL_CHANNEL } from '../../shared/ipc.ts'
import { messages } from '../language/messages.ts'
import { APP_ORIGIN } from '../renderer-files.ts'

/** Answers the calls of the editor's own page in the window's main frame, and of no other page. */
export function listenToCalls(
  ipc: Pick<IpcMain, 'handle'>,
  windowNow: () => Pick<BrowserWindow, 'webContents'> | null,
  answer: (name: unknown, input: unknown) => Promise<Answer<unknown>>,
): void {
  ipc.handle(
    CALL_CHANNEL,
    async (event, name: unknown, input: unknown): Promise<Answer<unknown>> => {
      if (!isOwnPage(event, windowNow()?.webContents)) {
        return { ok: false, code: 'invalid_call', message: messages.notThisPage }
      }
      return answer(name, input)
    },
  )
}

function isOwnPage(
  { senderFrame, sender }: IpcMainInvokeEvent,
  own: BrowserWindow['webContents'] | undefined,
): boolean {
  if (senderFrame === null || sender !== own) return false
  return senderFrame === sender.mainFrame && senderFrame.url.startsWith(`${APP_ORIGIN}/`)
}
