import { CallError } from '../../shared/answer.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import type { Versions } from './versions.ts'

interface HistoryParts {
  readonly allowed: Pick<AllowedPaths, 'check'>
  readonly versions: Versions
  readonly dialogs: Pick<Dialogs, 'ask'>
  /** Whether the user wants earlier versions to be kept. */
  keepsHistory(): boolean
}

/** The name under which the versions of a file are kept, by its path without links. */
const nameOfFile = (path: string): string => `file ${path}`

/** Renames as before, and takes the versions of the file along. */
export function takeVersionsAlong(
  rename: Handlers['renameFile'],
  versions: Pick<Versions, 'move'>,
): Handlers['renameFile'] {
  return async (input) => {
    const renamed = await rename(input)
    await versions.move(nameOfFile(input.path), nameOfFile(renamed.path))
    return renamed
  }
}

/** The calls about earlier versions: of files that the user opened, and of drafts without a file. */
export function createHistoryCalls({
  allowed,
  versions,
  dialogs,
  keepsHistory,
}: HistoryParts): Pick<Handlers, 'keepVersion' | 'listVersions' | 'readVersion' | 'clearHistory'> {
  const nameOf = async ({
    path,
    draft,
  }: {
    path: string | null
    draft: string
  }): Promise<string> => (path === null ? `draft ${draft}` : nameOfFile(await allowed.check(path)))
  return {
    keepVersion: async ({ path, draft, ...version }) => {
      const name = await nameOf({ path, draft })
      if (!keepsHistory()) return {}
      // A draft that was saved for the first time keeps what it was before.
      if (path !== null) await versions.move(`draft ${draft}`, name)
      await versions.keep(name, version)
      return {}
    },
    listVersions: async (owner) => ({ versions: await versions.list(await nameOf(owner)) }),
    readVersion: async ({ id, ...owner }) => {
      const text = await versions.read(await nameOf(owner), id)
      if (text === null) throw new CallError('not_found', messages.history.gone)
      return { text }
    },
    clearHistory: async () => {
      const answer = await dialogs.ask({
        message: messages.history.ask,
        detail: messages.history.detail,
        answers: [messages.history.clear, messages.cancel],
      })
      if (answer === 0) await versions.clear()
      return { isCleared: answer === 0 }
    },
  }
}
