/** The places of listed hashes. */
export interface HashIndex {
  /** Place of the hash in the list; -1 when it is not listed. */
  of(hash: number): number
}

const EMPTY = -1

/**
 * Makes a list of hashes ready to be looked up. An open table of its own: a hash beyond 2^30 is no
 * small integer, so that a `Map` or a `Set` would box one for every word of a draft.
 */
export function createHashIndex(list: readonly number[]): HashIndex {
  let size = 64
  while (size < list.length * 4) size *= 2
  const mask = size - 1
  const hashes = new Uint32Array(size)
  const places = new Int32Array(size).fill(EMPTY)
  for (const [place, hash] of list.entries()) {
    let slot = hash & mask
    // Of equal hashes the last one stays, as in a map.
    while (places[slot] !== EMPTY && hashes[slot] !== hash) slot = (slot + 1) & mask
    hashes[slot] = hash
    places[slot] = place
  }
  return {
    of(hash) {
      let slot = hash & mask
      while (places[slot] !== EMPTY) {
        if (hashes[slot] === hash) return places[slot]
        slot = (slot + 1) & mask
      }
      return EMPTY
    },
  }
}
