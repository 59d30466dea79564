import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { FileEntry, FileSource } from '../file-source.ts'
import { pathFrom } from '../paths.ts'
import { fileProblem, UsageError } from '../problems.ts'
import { remember, type Task, wait } from '../tasks.ts'

/** Reads folders and texts of a source, each folder once. */
export interface Reader {
  readonly source: FileSource
  /** Entries of a folder; empty where there is none. */
  readonly list: (folder: string) => Task<readonly FileEntry[]>
  /** Whether a folder holds an entry of a name. */
  readonly has: (folder: string, name: string) => Task<boolean>
  /** The text of a file without its byte order mark; null where there is no such file. */
  readonly text: (path: string) => Task<string | null>
  /** A path as messages show it. */
  readonly show: (path: string) => string
}

/** Opens a reader whose messages show paths from a folder. */
export function createReader(source: FileSource, cwd: string): Reader {
  const folders = new Map<string, readonly FileEntry[]>()
  const show = (path: string) => pathFrom(cwd, path) || '.'
  const list = (folder: string) =>
    remember(folders, folder, function* () {
      return (yield* wait(() => source.list(folder))) ?? []
    })
  return {
    source,
    show,
    list,
    *has(folder, wanted) {
      return (yield* list(folder)).some(({ name }) => name === wanted)
    },
    *text(path) {
      const bytes = yield* orProblem(show(path), () => source.read(path))
      if (bytes === null) return null
      const decoded = decodeDraft(bytes)
      if ('problem' in decoded) throw new UsageError(`${show(path)}: ${decoded.problem}`)
      return decoded.text.replace(/^\uFEFF/, '')
    },
  }
}

function* orProblem<T>(shown: string, get: Parameters<typeof wait<T>>[0]): Task<T> {
  try {
    return yield* wait(get)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${shown}: ${fileProblem(error)}`, { cause: error })
  }
}
