import { CallError } from '../../shared/answer.ts'
import type { CallInputs, CallOutputs } from '../../shared/ipc.ts'
import { type SearchTask, searchOutputSchema } from '../../worker/searching/search-tasks.ts'
import type { UserFiles } from '../files/user-files.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Host, SearchProcess } from '../ports.ts'

export interface SearchLimits {
  /** Places that are listed in all. */
  readonly mostPlaces: number
  /** Files and units that are searched in one go; what is found in them is told at once. */
  readonly batchFiles: number
  readonly batchUnits: number
  /** Longest time for one go, in milliseconds; then the process is ended. */
  readonly deadlineMs: number
  /** How long the process may do nothing before it is ended. */
  readonly idleMs: number
}

export const searchLimits: SearchLimits = {
  mostPlaces: 5000,
  batchFiles: 40,
  batchUnits: 4_000_000,
  deadlineMs: 15_000,
  idleMs: 60_000,
}

interface SearchParts {
  readonly child: SearchProcess
  readonly userFiles: Pick<UserFiles, 'list' | 'read'>
  readonly emit: Host['emit']
  readonly limits: SearchLimits
}

type SearchInput = CallInputs['searchFolder']
type Texts = SearchTask['texts']

export interface FolderSearch {
  readonly handlers: Pick<Handlers, 'searchFolder' | 'stopSearch'>
  close(): void
}

/**
 * Searches the drafts of a folder, as the tree lists them, in a process of its own. A newer search stops
 * the one before; what takes too long is ended with its process.
 */
export function createFolderSearch(parts: SearchParts): FolderSearch {
  const { child, limits } = parts
  let running: string | null = null
  let isBusy = false
  let idle: NodeJS.Timeout | undefined

  const stop = (): void => {
    running = null
    if (isBusy) child.end()
  }
  const send = async (task: SearchTask) => {
    isBusy = true
    const timer = setTimeout(() => child.end(), limits.deadlineMs)
    const answer = await child.send('search', task)
    clearTimeout(timer)
    isBusy = false
    return answer
  }

  const search = async (input: SearchInput): Promise<CallOutputs['searchFolder']> => {
    const isWanted = (): boolean => running === input.request
    const found = { status: 'done' as const, hasMore: false, skipped: 0 }
    let left = limits.mostPlaces
    for await (const { texts, skipped } of batches(parts, input)) {
      if (!isWanted()) return { ...found, status: 'stopped' }
      found.skipped += skipped
      if (texts.length === 0) continue
      const answer = await send({ term: input.term, texts, most: left })
      if (!isWanted()) return { ...found, status: 'stopped' }
      if (!answer.ok) {
        const isSlow = answer.code === 'interrupted'
        throw new CallError(answer.code, isSlow ? messages.search.slow : answer.message)
      }
      const { files, slow } = searchOutputSchema.parse(answer.value)
      found.skipped += slow
      left -= files.reduce((sum, { places }) => sum + places.length, 0)
      if (files.length > 0) parts.emit('searchFound', { request: input.request, files })
      if (left <= 0) return { ...found, hasMore: true }
    }
    return found
  }

  return {
    handlers: {
      searchFolder: async (input) => {
        stop()
        running = input.request
        clearTimeout(idle)
        try {
          return await search(input)
        } finally {
          if (running === input.request) running = null
          idle = setTimeout(() => child.end(), limits.idleMs)
          idle.unref()
        }
      },
      stopSearch: async ({ request }) => {
        if (running === request) stop()
        return {}
      },
    },
    close: () => {
      clearTimeout(idle)
      running = null
      child.end()
    },
  }
}

/** The texts of a folder, some at a time; an open draft stands for its file. */
async function* batches(
  { userFiles, limits }: SearchParts,
  { path, drafts }: SearchInput,
): AsyncGenerator<{ texts: Texts; skipped: number }> {
  const { entries } = await userFiles.list(path)
  const open = new Map(drafts.map((draft) => [draft.path, draft.text]))
  let texts: Texts = []
  let units = 0
  let skipped = 0
  for (const { kind, path: file } of entries) {
    if (kind === 'folder') continue
    const text = open.get(file) ?? (await textOf(userFiles, file))
    if (text === null) {
      skipped += 1
      continue
    }
    texts.push({ path: file, text })
    units += text.length
    if (texts.length < limits.batchFiles && units < limits.batchUnits) continue
    yield { texts, skipped }
    texts = []
    units = 0
    skipped = 0
  }
  yield { texts, skipped }
}

/** The text of a file; null where it cannot be read, or lies outside of what the user opened. */
async function textOf(userFiles: SearchParts['userFiles'], path: string): Promise<string | null> {
  try {
    return (await userFiles.read(path)).text
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
