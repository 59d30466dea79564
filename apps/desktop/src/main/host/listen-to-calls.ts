import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron'
import type { Answer } from '../../shared/answer.ts'
import { CALL_CHANNEL } from '../../shared/ipc.ts'
import { answerCall, type Handlers } from '../answer-call.ts'
import { words } from '../language/words.ts'
import { APP_ORIGIN } from '../renderer-files.ts'

/** Answers the calls of the editor's own page in the window's main frame, and of nobody else. */
export function listenToCalls(
  handlers: Handlers,
  windowNow: () => BrowserWindow | null,
  reportError: (error: unknown) => void,
): void {
  ipcMain.handle(
    CALL_CHANNEL,
    async (event, name: unknown, input: unknown): Promise<Answer<unknown>> => {
      if (!isOwnPage(event, windowNow())) {
        return { ok: false, code: 'invalid_call', message: words.notThisPage }
      }
      return answerCall(handlers, name, input, reportError)
    },
  )
}

function isOwnPage(
  { senderFrame, sender }: IpcMainInvokeEvent,
  window: BrowserWindow | null,
): boolean {
  if (senderFrame === null || window === null || sender !== window.webContents) return false
  return (
    senderFrame === sender.mainFrame && new URL(senderFrame.url).href.startsWith(`${APP_ORIGIN}/`)
  )
}
