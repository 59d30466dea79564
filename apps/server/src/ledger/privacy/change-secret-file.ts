import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreRefusal } from '../store-error.ts'
import { newSecret } from './secret.ts'
import { loadSecondSecret, loadSecret, secondSecretFile } from './secret-file.ts'

/**
 * Makes a new secret in a data directory and keeps the one before it as a second one. Killed at any
 * moment, it leaves a secret that opens the database, and may be repeated.
 */
export function rotateSecretFile(dataDirectory: string): void {
  const secret = loadSecret(dataDirectory)
  const second = loadSecondSecret(dataDirectory)
  if (second !== null && !second.equals(secret)) {
    throw new StoreRefusal(
      'The secret was changed before and that is not finished: end it with `secret finish` first.',
    )
  }
  const file = join(dataDirectory, 'secret')
  const kept = join(dataDirectory, secondSecretFile)
  if (second === null) linkSync(file, kept)
  const draft = join(dataDirectory, `secret.${process.pid}.${Date.now()}`)
  writeFileSync(draft, newSecret(), { mode: 0o600, flag: 'wx', flush: true })
  renameSync(draft, file)
}

/** Forgets the second secret of a data directory. */
export function forgetSecondSecret(dataDirectory: string): void {
  rmSync(join(dataDirectory, secondSecretFile), { force: true })
}
