import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreRefusal } from '../store-error.ts'
import { newSecret, secretLength } from './secret.ts'

/** Reads the secret of a data directory; the first start creates it with access for this user only. */
export function loadSecret(dataDirectory: string): Buffer {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const file = join(dataDirectory, 'secret')
  const found = readSecret(file)
  if (found !== null) return found
  // Written under another name, then linked: of two processes that start together one wins, and no
  // process reads half a secret.
  const draft = join(dataDirectory, `secret.${process.pid}.${Date.now()}`)
  writeFileSync(draft, newSecret(), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = readSecret(file)
  if (made === null)
    throw new StoreRefusal('The file `secret` was removed while it was being created.')
  return made
}

/** The file of the secret before, while the secret is changed. */
export const secondSecretFile = 'secret.previous'

/** The second secret of a data directory; null when no change is under way. */
export function loadSecondSecret(dataDirectory: string): Buffer | null {
  return readSecret(join(dataDirectory, secondSecretFile))
}

function readSecret(file: string): Buffer | null {
  let secret: Buffer
  try {
    secret = readFileSync(file)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null
    throw error
  }
  if (secret.length < secretLength) {
    throw new StoreRefusal(
      `The file \`secret\` of the data directory has ${secret.length} bytes, expected ${secretLength}: restore it from a backup.`,
    )
  }
  const mode = statSync(file).mode & 0o777
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new StoreRefusal(
      `The file \`secret\` of the data directory has mode ${mode.toString(8)}, expected 600: others can read it; run \`chmod 600\` on it and rotate the keys.`,
    )
  }
  return secret
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
