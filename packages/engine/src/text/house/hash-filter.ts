/** Bits for each hash: of others, one in sixteen shares a bit by chance. */
const BITS = 16

/** A Bloom filter of hashes, small enough to stay in the cache of the processor where a table would not. */
export function hashFilter(hashes: readonly number[]): Int32Array {
  let size = 1
  while (size * 32 < hashes.length * BITS) size *= 2
  const filter = new Int32Array(size)
  for (const hash of hashes) filter[(hash >>> 5) & (size - 1)] |= 1 << hash
  return filter
}

/** Whether a hash may be one of those of a filter; false is sure. */
export function mayHold(filter: Int32Array, hash: number): boolean {
  return ((filter[(hash >>> 5) & (filter.length - 1)] >>> hash) & 1) === 1
}
