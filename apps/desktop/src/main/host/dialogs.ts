import type { BrowserWindow, Dialog } from 'electron'
import { CallError } from '../../shared/answer.ts'
import { mediaExtensions } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'

const media = Object.values(mediaExtensions).flat()

/** The dialogs of the system, over the editor's window. */
export function systemDialogs(
  dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'>,
  windowNow: () => BrowserWindow | null,
): Dialogs {
  const parent = (): BrowserWindow => {
    const window = windowNow()
    if (window === null) throw new CallError('not_available', messages.windowClosed)
    return window
  }
  return {
    chooseFiles: async () => {
      const { filePaths } = await dialog.showOpenDialog(parent(), {
        properties: ['openFile', 'multiSelections'],
        filters: [
          { name: messages.kinds.drafts, extensions: ['md', 'markdown', 'mdx', 'txt'] },
          { name: messages.kinds.media, extensions: media },
          { name: messages.kinds.all, extensions: ['*'] },
        ],
      })
      return filePaths
    },
    chooseFolder: async () => {
      const { filePaths } = await dialog.showOpenDialog(parent(), { properties: ['openDirectory'] })
      return filePaths[0] ?? null
    },
    chooseSavePath: async (name, { name: kind, extension }) => {
      const { filePath, canceled } = await dialog.showSaveDialog(parent(), {
        defaultPath: name,
        filters: [{ name: kind, extensions: [extension] }],
      })
      return canceled || filePath === '' ? null : filePath
    },
    ask: async ({ message, detail, answers }) => {
      const { response } = await dialog.showMessageBox(parent(), {
        type: 'question',
        message,
        detail,
        buttons: [...answers],
        defaultId: 0,
        cancelId: answers.length - 1,
        noLink: true,
      })
      return response
    },
  }
}
