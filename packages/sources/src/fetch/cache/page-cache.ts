import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CacheEntry, decodeEntry, encodeEntry } from './cache-entry.ts'

/** Where answers are kept, for how long, and how many bytes of them. */
export interface CacheSettings {
  readonly folder: string
  /** Milliseconds after which a page is asked for again. */
  readonly mostAgeMs: number
  /** Bytes of all files together; the oldest go first. */
  readonly mostBytes: number
}

/** Answers of servers in a folder, which any number of processes may use at a time. */
export interface PageCache {
  /** Null for an address that is not there, or whose file is damaged. */
  read(asked: string): Promise<CacheEntry | null>
  write(entry: CacheEntry): Promise<void>
  /** Removes what exceeds the size, oldest first, and what killed processes left behind. */
  prune(): Promise<void>
}

const abandonedMs = 3_600_000
const isEntry = (name: string) => /^[0-9a-f]{64}$/.test(name)
const isTemporary = (name: string) => /^[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/.test(name)

interface CacheFile {
  readonly name: string
  readonly path: string
  readonly size: number
  readonly changedMs: number
}

async function filesIn(folder: string): Promise<CacheFile[]> {
  const names = (await readdir(folder)).filter((name) => isEntry(name) || isTemporary(name))
  const files = names.map(async (name) => {
    const path = join(folder, name)
    // Another process may have removed it.
    const found = await lstat(path).catch(() => null)
    return found === null ? [] : [{ name, path, size: found.size, changedMs: found.mtimeMs }]
  })
  return (await Promise.all(files)).flat()
}

/** No link, device or pipe that somebody has put into the folder is followed or waited for. */
const readPlainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Reads a file of at most so many bytes; null for a larger one, for what is no file, and for none. */
async function readBounded(path: string, mostBytes: number): Promise<Uint8Array | null> {
  const file = await open(path, readPlainly).catch(() => null)
  if (file === null) return null
  try {
    const found = await file.stat()
    return found.isFile() && found.size <= mostBytes ? await file.readFile() : null
  } catch {
    return null
  } finally {
    await file.close()
  }
}

/** Opens a cache, and makes its folder; throws where that cannot be written. */
export async function openPageCache({ folder, mostBytes }: CacheSettings): Promise<PageCache> {
  const pathOf = (asked: string) => join(folder, createHash('sha256').update(asked).digest('hex'))
  try {
    await mkdir(folder, { recursive: true })
    // Keeps the cache out of git; writing it also shows that the folder is writable.
    await writeFile(join(folder, '.gitignore'), '*\n')
  } catch (cause) {
    const message = `Cannot write to the cache folder ${folder}, expected one that you may write to. Choose another folder, or switch the cache off.`
    throw new Error(message, { cause })
  }

  return {
    async read(asked) {
      const file = await readBounded(pathOf(asked), mostBytes)
      return file === null ? null : decodeEntry(file, asked)
    },
    async write(entry) {
      const path = pathOf(entry.asked)
      const temporary = `${path}.${randomUUID()}.tmp`
      await writeFile(temporary, encodeEntry(entry))
      await rename(temporary, path)
    },
    async prune() {
      const files = (await filesIn(folder)).sort((a, b) => b.changedMs - a.changedMs)
      let kept = 0
      for (const { name, path, size, changedMs } of files) {
        const isStale = isTemporary(name) && changedMs < Date.now() - abandonedMs
        if (!isStale && kept + size <= mostBytes) kept += size
        else await rm(path, { force: true })
      }
    },
  }
}
