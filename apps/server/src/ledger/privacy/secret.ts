import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** Bytes of the secret that all keys are derived from. */
export const secretLength = 32

/** The keys of one deployment; instances that share a database share them. */
export interface Secrets {
  /** The digest that is stored of an API key; the key itself is not stored (decision 30). */
  readonly digestApiKey: (key: string) => string
  /** A keyed hash of submitted content: equal for equal texts, and useless for guessing without the secret. */
  readonly digestContent: (text: string) => string
  /** Encrypts stored answers (decision 40). */
  readonly sealingKey: KeyObject
}

/** Derives one key for each purpose, so that no two purposes share one. */
export function deriveSecrets(secret: Uint8Array): Secrets {
  if (secret.length < secretLength) {
    throw new RangeError(
      `The secret has ${secret.length} bytes, expected at least ${secretLength}.`,
    )
  }
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'content-trust', purpose, 32)))
  const apiKeys = derive('api keys')
  const content = derive('content')
  return {
    digestApiKey: (key) => createHmac('sha256', apiKeys).update(key).digest('hex'),
    digestContent: (text) => createHmac('sha256', content).update(text).digest('hex'),
    sealingKey: derive('stored answers'),
  }
}

/** A new secret. */
export function newSecret(): Buffer {
  return randomBytes(secretLength)
}
