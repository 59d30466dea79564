import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** Encrypts bytes with `place` as additional data: it cannot be opened under another place. */
export function seal(key: KeyObject, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Decrypts sealed bytes; null when the key or the place differs, or a byte was changed. */
export function unseal(key: KeyObject, place: string, sealed: Uint8Array): Buffer | null {
  const bytes = Buffer.from(sealed)
  const body = nonceLength + tagLength
  if (bytes.length < body) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(nonceLength, body))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()])
  } catch {
    // GCM cannot tell a wrong key from changed bytes.
    return null
  }
}
