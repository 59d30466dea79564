import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes all of a file or nothing: to a temporary file beside it, which then replaces it. Permissions stay. */
export async function writeFileAtomic(
  path: string,
  bytes: Uint8Array | string,
  newMode = 0o644,
): Promise<void> {
  const mode = await stat(path).then(
    (found) => found.mode,
    () => newMode,
  )
  const beside = join(dirname(path), `.content-trust-${randomBytes(6).toString('hex')}`)
  try {
    const file = await open(beside, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
