import { access, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorCode, UsageError, writeProblem } from '@content-trust/workspace'
import type { Host } from '../../host.ts'

/** Longest policy file that is read, in characters. */
const MOST_CHARACTERS = 65_536

/** Throws a UsageError where there is a file of this name, before anything is asked for or computed. */
export async function requireNewFile({ cwd }: Pick<Host, 'cwd'>, name: string): Promise<void> {
  const isThere = await access(resolve(cwd, name)).then(
    () => true,
    () => false,
  )
  if (isThere) throw alreadyThere(name)
}

/** Throws a UsageError where a policy file would be too long to be read. */
export function requireReadable(text: string): void {
  if (text.length <= MOST_CHARACTERS) return
  throw new UsageError(
    `The policy file would have ${text.length} characters, expected at most ${MOST_CHARACTERS}; nothing was written. Make several files of the words.`,
  )
}

/** Writes a file that is not there yet. Throws a UsageError. */
export async function writeNewFile(
  { cwd }: Pick<Host, 'cwd'>,
  name: string,
  text: string,
): Promise<void> {
  try {
    await writeFile(resolve(cwd, name), text, { flag: 'wx' })
  } catch (error) {
    throw errorCode(error) === 'EEXIST'
      ? alreadyThere(name)
      : new UsageError(`${name}: ${writeProblem(error)}`)
  }
}

function alreadyThere(name: string): UsageError {
  return new UsageError(`${name} already exists; nothing was written. Choose another name.`)
}
