import { randomUUID } from 'node:crypto'
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeProblem } from '@content-trust/workspace'

/**
 * Puts a revised text in the place of a draft, whole or not at all: a temporary file beside it takes
 * its name. A link stays a link, and the mode of the file stays. Answers what went wrong, or null.
 */
export async function writeDraft(
  path: string,
  before: string,
  after: string,
): Promise<string | null> {
  try {
    const target = await realpath(path)
    const { mode } = await stat(target)
    if ((mode & 0o222) === 0) return 'not writable: the file is read-only'
    // A byte order mark is part of the text, so both versions encode to the bytes of the file.
    if (!(await readFile(target)).equals(Buffer.from(before))) {
      return 'not written: the file changed while it was checked'
    }
    await replace(target, after, mode)
    return null
  } catch (error) {
    return writeProblem(error)
  }
}

async function replace(target: string, text: string, mode: number): Promise<void> {
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`)
  try {
    const file = await open(temporary, 'wx', mode & 0o777)
    try {
      await file.writeFile(text)
      // The mode of a new file is cut by the umask.
      await file.chmod(mode & 0o7777)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
