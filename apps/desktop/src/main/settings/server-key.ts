import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { writeWhole } from '../files/write-whole.ts'

/** The system's keychain, as Electron's safeStorage gives it. */
export interface Cipher {
  isAvailable(): boolean
  encrypt(text: string): Uint8Array
  decrypt(bytes: Uint8Array): string
}

export interface ServerKey {
  state(): Promise<{ isSet: boolean; isAvailable: boolean }>
  set(key: string): Promise<void>
  clear(): Promise<void>
  /** For the main process alone: no call of the editor leads here. */
  read(): Promise<string | null>
}

/** The key of a scoring server, encrypted by the system; the editor can set it and never read it. */
export function createServerKey(file: string, cipher: Cipher): ServerKey {
  return {
    state: async () => ({
      isSet: await readFile(file).then(
        () => true,
        () => false,
      ),
      isAvailable: cipher.isAvailable(),
    }),
    set: async (key) => {
      if (!cipher.isAvailable()) {
        throw new CallError('not_available', 'This system has no keychain, so no key can be kept.')
      }
      await mkdir(dirname(file), { recursive: true })
      await writeWhole(file, cipher.encrypt(key))
    },
    clear: () => rm(file, { force: true }),
    read: () => readFile(file).then(cipher.decrypt, () => null),
  }
}
