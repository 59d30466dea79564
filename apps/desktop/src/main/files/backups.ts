import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backupSchema } from '../../shared/drafts.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

export interface Backups {
  write(backup: Backup): Promise<void>
  drop(draft: string): Promise<void>
  /** What was left behind: unsaved drafts of an app that crashed. */
  list(): Promise<Backup[]>
}

/**
 * Keeps unsaved drafts in a folder of the app, one file each. A backup opens its file after a crash,
 * so it may only name one that `checkPath` lets pass, and is kept with the path without links that this gives.
 */
export function createBackups(
  folder: string,
  checkPath: (path: string) => Promise<string>,
): Backups {
  const fileOf = (draft: string): string => join(folder, `${draft}.json`)
  // One write after the other for a draft: a late one must not bring a dropped backup back.
  const chains = new Map<string, Promise<void>>()
  const inOrder = (draft: string, step: () => Promise<void>): Promise<void> => {
    const next = (chains.get(draft) ?? Promise.resolve()).catch(() => undefined).then(step)
    chains.set(draft, next)
    return next
  }
  return {
    write: (backup) =>
      inOrder(backup.draft, async () => {
        const path = backup.path === null ? null : await checkPath(backup.path)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFileAtomic(fileOf(backup.draft), JSON.stringify({ ...backup, path }), 0o600)
      }),
    drop: (draft) => inOrder(draft, () => rm(fileOf(draft), { force: true })),
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const found = await Promise.all(
        names
          .filter((name) => name.endsWith('.json'))
          .map((name) => readBackup(join(folder, name))),
      )
      return found.filter((backup) => backup !== null)
    },
  }
}

async function readBackup(path: string): Promise<Backup | null> {
  try {
    const parsed = backupSchema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    // Half a file from a disk that ran full: there is nothing to bring back.
    return null
  }
}
