import type { RowOptions } from './row-options.ts'

/** Whether the sample holds a row: the seed and the row's place decide, never its text or the clock. */
export function isSampled(
  { sample, seed }: Pick<RowOptions, 'sample' | 'seed'>,
  source: string,
  row: number,
): boolean {
  if (sample >= 1) return true
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (let i = 0; i < source.length; i++) {
    hash = Math.imul(hash ^ source.charCodeAt(i), 16_777_619)
  }
  return mix(mix(hash) ^ row) / 2 ** 32 < sample
}

/** Spreads every bit of a number over all others (the finalizer of MurmurHash3). */
export function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}
