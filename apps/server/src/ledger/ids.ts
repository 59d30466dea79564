import { randomUUID } from 'node:crypto'
import type { Milliseconds } from './money.ts'

/** An opaque id: its prefix and a UUIDv7, so that ids sort by time (decision 17). */
export function newId(
  prefix: 'acct' | 'an' | 'batch' | 'key' | 'op' | 'req',
  now: Milliseconds,
): string {
  const time = now.toString(16).padStart(12, '0')
  // The part of a UUIDv4 after its version: random bits, with the variant in the same place.
  const random = randomUUID().slice(15)
  return `${prefix}_${time.slice(0, 8)}-${time.slice(8)}-7${random}`
}
