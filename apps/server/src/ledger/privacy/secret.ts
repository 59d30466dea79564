import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** Bytes of the secret that all keys are derived from. */
export const secretLength = 32

/** What protects content: the keys that a change of the secret replaces. */
interface ContentKeys {
  /** A keyed hash of submitted content: equal for equal texts, and useless for guessing without the secret. */
  readonly digestContent: (text: string) => string
  /** Encrypts stored answers (decision 40). */
  readonly sealingKey: KeyObject
}

/** The keys of one deployment; instances that share a database share them. */
export interface Secrets extends ContentKeys {
  /** The digest that is stored of an API key; the key itself is not stored (decision 30). */
  readonly digestApiKey: (key: string) => string
  /** The digest by which an idempotency key or a session is found. */
  readonly digestLookup: (text: string) => string
  /** The other secret while the secret is changed: what it sealed and hashed is still read. */
  readonly second?: ContentKeys
}

/**
 * The keys of digests by which rows are found. They come from the first secret of a database and stay
 * when it is changed, because nobody can compute a digest anew without what was digested. What they
 * digest is random or lives for a day, so that knowing them lets nobody guess it.
 */
export type LookupKeys = Buffer

/** Derives one key for each purpose, so that no two purposes share one. */
export function deriveSecrets(
  secret: Uint8Array,
  { lookup = lookupKeysOf(secret), second }: { lookup?: LookupKeys; second?: Uint8Array } = {},
): Secrets {
  const [apiKeys, tokens] = [lookup.subarray(0, 32), lookup.subarray(32)].map((bytes) =>
    createSecretKey(bytes),
  )
  return {
    ...contentKeys(secret),
    digestApiKey: digestWith(apiKeys),
    digestLookup: digestWith(tokens),
    ...(second === undefined ? {} : { second: contentKeys(second) }),
  }
}

/** The keys of lookups that a secret stands for until it is changed. */
export function lookupKeysOf(secret: Uint8Array): LookupKeys {
  checkLength(secret)
  return Buffer.concat([derive(secret, 'api keys'), derive(secret, 'content')])
}

function contentKeys(secret: Uint8Array): ContentKeys {
  checkLength(secret)
  return {
    digestContent: digestWith(createSecretKey(derive(secret, 'content'))),
    sealingKey: createSecretKey(derive(secret, 'stored answers')),
  }
}

function checkLength({ length }: Uint8Array): void {
  if (length >= secretLength) return
  throw new RangeError(`The secret has ${length} bytes, expected at least ${secretLength}.`)
}

function derive(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'content-trust', purpose, 32))
}

function digestWith(key: KeyObject | undefined): (text: string) => string {
  if (key === undefined) throw new RangeError('The keys of lookups are incomplete.')
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}

/** A new secret. */
export function newSecret(): Buffer {
  return randomBytes(secretLength)
}
