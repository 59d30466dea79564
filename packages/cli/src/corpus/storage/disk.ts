import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '@content-trust/workspace'
import { appeared, type Storage } from './storage.ts'

const READ_BYTES = 256 * 1024

/** Files on this machine, or on one that it has mounted. */
export const disk: Storage = {
  find: async (path) => {
    try {
      const info = await stat(path)
      return info.isFile() ? { size: info.size, modified: Math.trunc(info.mtimeMs) } : null
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  },
  // The last byte of a stream is named, where ours is the first that is not read.
  read: (path, start = 0, end) =>
    createReadStream(path, {
      start,
      highWaterMark: READ_BYTES,
      ...(end === undefined ? {} : { end: end - 1 }),
    }),
  list: async (folder) => {
    try {
      return (await readdir(folder)).sort()
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    }
  },
  stage: async (path) => {
    await mkdir(dirname(path), { recursive: true })
    const staged = `${path}.${randomUUID()}.tmp`
    const commit = async () => {
      await sync(staged)
      await rename(staged, path)
    }
    return {
      path: staged,
      commit,
      // Between the two, only who has no lock on the output could come.
      commitNew: async () => {
        if ((await disk.find(path)) !== null) throw appeared(path)
        await commit()
      },
      discard: () => rm(staged, { force: true }),
    }
  },
  remove: (path) => rm(path, { force: true }),
}

/** Whether a file is one that a run staged, or the rows of one; a killed run leaves its own behind. */
export function isStaged(name: string): boolean {
  return /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp(?:\.rows)?$/.test(name)
}

/** After a loss of power, a name must not stand for bytes that never came to the disk. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}
