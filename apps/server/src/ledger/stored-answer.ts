import { pack, unpack } from './privacy/pack.ts'
import { seal, unseal } from './privacy/seal.ts'
import type { Secrets } from './privacy/secret.ts'

/** Compresses an answer, then encrypts it for its operation (decision 40). */
export function sealAnswer(secrets: Secrets, operationId: string, body: string): Buffer {
  return seal(secrets.sealingKey, placeOf(operationId), pack(body))
}

/**
 * A stored answer as it was sent; null when it was sealed with a secret that this process does not have,
 * or changed.
 */
export function openAnswer(
  secrets: Secrets,
  operationId: string,
  sealed: Uint8Array,
): string | null {
  const place = placeOf(operationId)
  const bytes =
    unseal(secrets.sealingKey, place, sealed) ??
    (secrets.second === undefined ? null : unseal(secrets.second.sealingKey, place, sealed))
  return bytes === null ? null : unpack(bytes)
}

/**
 * The same answer under the first secret: `sealed` itself where it is so already, null where no secret
 * opens it.
 */
export function resealAnswer(
  secrets: Secrets,
  operationId: string,
  sealed: Uint8Array,
): Uint8Array | null {
  const place = placeOf(operationId)
  if (unseal(secrets.sealingKey, place, sealed) !== null) return sealed
  const bytes =
    secrets.second === undefined ? null : unseal(secrets.second.sealingKey, place, sealed)
  return bytes === null ? null : seal(secrets.sealingKey, place, bytes)
}

function placeOf(operationId: string): string {
  return `replay ${operationId}`
}
