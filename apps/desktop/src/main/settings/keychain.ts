import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { CallError } from '../../shared/answer.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { messages } from '../language/messages.ts'
import type { Cipher } from '../ports.ts'

interface KeyState {
  readonly isSet: boolean
  readonly isAvailable: boolean
  /** The place that the key is for. */
  readonly origin: string | null
}

export interface Keychain {
  state(): Promise<KeyState>
  /** Keeps a key for the origin of an address; it is sent to no other. */
  set(key: string, address: string): Promise<void>
  clear(): Promise<void>
  /** For the main process alone: no call of the editor leads here. Null for any other origin. */
  read(address: string): Promise<string | null>
}

const storedKeySchema = z.object({ origin: z.string(), key: z.base64() })

/** A key for one place, encrypted by the system; the editor can set it and never read it. */
export function createKeychain(file: string, cipher: Cipher): Keychain {
  const kept = async (): Promise<z.infer<typeof storedKeySchema> | null> => {
    try {
      return storedKeySchema.parse(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return null
    }
  }
  return {
    state: async () => {
      const origin = (await kept())?.origin ?? null
      return { isSet: origin !== null, isAvailable: cipher.isAvailable(), origin }
    },
    set: async (key, address) => {
      if (!cipher.isAvailable()) {
        throw new CallError('not_available', messages.noKeychain)
      }
      const encrypted = Buffer.from(cipher.encrypt(key)).toString('base64')
      await mkdir(dirname(file), { recursive: true })
      const text = JSON.stringify({ origin: new URL(address).origin, key: encrypted })
      await writeFileAtomic(file, text, 0o600)
    },
    clear: () => rm(file, { force: true }),
    read: async (address) => {
      const found = await kept()
      if (found === null || found.origin !== new URL(address).origin) return null
      try {
        return cipher.decrypt(Buffer.from(found.key, 'base64'))
      } catch {
        // Another user's keychain, or a reset one: the user has to enter the key again.
        return null
      }
    },
  }
}
