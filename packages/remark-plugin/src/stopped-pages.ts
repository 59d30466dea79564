import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRecord } from './report/page-record.ts'
import { cacheFolder } from './result-cache.ts'

/** What stopped the last build with the same options. */
export interface Stopped {
  /** Paths of pages. */
  readonly pages: readonly string[]
  /** Images with their records, because scoring one takes longer than the end of a process waits. */
  readonly images: readonly PageRecord[]
}

/** Remembers what stopped a build. */
export interface StoppedPages {
  read(): Stopped
  write(stopped: Stopped): void
}

const nothing: Stopped = { pages: [], images: [] }

/**
 * Remembers in the folder of the cache which pages stopped a build. Astro keeps a page that a plugin
 * refused as done, so the next build would not hand it in again, and pass.
 */
export function createStoppedPages(cwd: string, name: string): StoppedPages {
  const folder = join(cwd, cacheFolder)
  const file = join(folder, `stopped-${name}.json`)
  let known = nothing
  return {
    read: () => {
      known = readStopped(file)
      return known
    },
    write: (stopped) => {
      if (isEmpty(stopped) && isEmpty(known)) return
      if (isEmpty(stopped)) return rmSync(file, { force: true })
      mkdirSync(folder, { recursive: true })
      // Keeps Git from seeing what the folder holds.
      writeFileSync(join(folder, '.gitignore'), '*\n')
      writeFileSync(file, `${JSON.stringify(stopped)}\n`)
    },
  }
}

/** Whether the file of an image still holds the bytes that were scored. */
export function isUnchanged(cwd: string, record: PageRecord): boolean {
  if (!('draft' in record) || record.image === undefined) return false
  try {
    const bytes = readFileSync(join(cwd, record.draft.shown))
    return createHash('sha256').update(bytes).digest('hex') === record.image.content
  } catch {
    // An image that was taken away stops nothing.
    return false
  }
}

function isEmpty({ pages, images }: Stopped): boolean {
  return pages.length === 0 && images.length === 0
}

function readStopped(file: string): Stopped {
  try {
    // Our own file, in a folder that Git does not see.
    const value: Partial<Stopped> = JSON.parse(readFileSync(file, 'utf8'))
    const { pages = [], images = [] } = value
    return { pages, images }
  } catch {
    // Most builds have none; a damaged list is written again.
    return nothing
  }
}
