import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { ContentState } from '../../../provenance/declared-facts.ts'
import type { ManifestBoxes } from './walk-boxes.ts'

const hashSchema = z.object({
  exclusions: z
    .array(z.object({ start: z.number().int().min(0), length: z.number().int().min(0) }))
    .default([]),
  alg: z.enum(['sha256', 'sha384', 'sha512']).default('sha256'),
  hash: z.instanceof(Uint8Array),
})

/** Compares a file with the hash that its active manifest holds, whatever its container is. */
export function checkContent(bytes: Uint8Array, active: ManifestBoxes): ContentState {
  const parsed = hashSchema.safeParse(
    active.find(({ label }) => label === 'c2pa.hash.data')?.content,
  )
  if (!parsed.success) return 'unchecked'
  const { exclusions, alg, hash } = parsed.data
  const made = createHash(alg)
  let from = 0
  for (const { start, length } of exclusions.toSorted((a, b) => a.start - b.start)) {
    if (start > from) made.update(bytes.subarray(from, start))
    from = Math.max(from, start + length)
  }
  made.update(bytes.subarray(from))
  const digest = made.digest()
  return digest.length === hash.length && timingSafeEqual(digest, hash) ? 'same' : 'changed'
}
