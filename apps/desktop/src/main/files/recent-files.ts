import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { pathSchema } from '../../shared/drafts.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

const MOST = 20
const recentSchema = z.array(pathSchema).max(MOST)

export interface RecentFiles {
  list(): Promise<string[]>
  add(path: string): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}

/** The files, or the folders, that the user opened last, the newest first. */
export function createRecentFiles(file: string): RecentFiles {
  let chain: Promise<void> = Promise.resolve()
  const list = async (): Promise<string[]> => {
    try {
      return recentSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return []
    }
  }
  const change = (next: (paths: string[]) => string[]): Promise<void> => {
    chain = chain
      .catch(() => undefined)
      .then(async () => {
        await mkdir(dirname(file), { recursive: true })
        await writeFileAtomic(file, JSON.stringify(next(await list()).slice(0, MOST)))
      })
    return chain
  }
  // A list that cannot be written, as on a full disk, keeps no draft from being opened or saved.
  const tryTo = (next: (paths: string[]) => string[]): Promise<void> =>
    change(next).catch(() => undefined)
  return {
    list,
    add: (path) => tryTo((paths) => [path, ...paths.filter((other) => other !== path)]),
    remove: (path) => tryTo((paths) => paths.filter((other) => other !== path)),
    clear: () => change(() => []),
  }
}
