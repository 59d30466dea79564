import { randomBytes } from 'node:crypto'
import type { Milliseconds } from './money.ts'

/** An opaque id: its prefix and a UUIDv7, so that ids sort by time (D-032). */
export function newId(
  prefix: 'acct' | 'an' | 'batch' | 'key' | 'op' | 'req',
  now: Milliseconds,
): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  const parts = [0, 8, 12, 16, 20].map((start, index, starts) =>
    hex.slice(start, starts[index + 1]),
  )
  return `${prefix}_${parts.join('-')}`
}
