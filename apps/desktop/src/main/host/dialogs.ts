import { join } from 'node:path'
import { draftExtensions } from '@content-trust/workspace'
import type { BrowserWindow, Dialog } from 'electron'
import { CallError } from '../../shared/answer.ts'
import { mediaExtensions } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'

const drafts = draftExtensions.map((ending) => ending.slice(1))
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
          { name: messages.kinds.drafts, extensions: drafts },
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
    chooseSavePath: async (name, { name: kind, extension }, folder = null) => {
      const plain = suggestedName(name, extension)
      const { filePath, canceled } = await dialog.showSaveDialog(parent(), {
        defaultPath: folder === null ? plain : join(folder, plain),
        filters: [{ name: kind, extensions: [extension] }],
      })
      return canceled || filePath === '' ? null : filePath
    },
    ask: async ({ message, detail, answers, isRight = false }) => {
      const { response } = await dialog.showMessageBox(parent(), {
        type: isRight ? 'warning' : 'question',
        message,
        detail,
        buttons: [...answers],
        defaultId: isRight ? answers.length - 1 : 0,
        cancelId: answers.length - 1,
        noLink: true,
      })
      return response
    },
  }
}

/** A name as the dialog may suggest it: it comes from the window, and names no folder and no hidden file. */
function suggestedName(name: string, extension: string): string {
  const plain = name.split(/[\\/]/).at(-1) ?? ''
  const clean = plain.replaceAll(/[:*?"<>|\p{C}]/gu, '').replace(/^[.\s]+/, '')
  return clean === '' ? `draft.${extension}` : clean
}
