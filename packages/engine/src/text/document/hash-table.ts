/** Listed hashes, made ready to be looked up. */
export interface HashTable {
  readonly mask: number
  readonly hashes: Uint32Array
  readonly places: Int32Array
}

const EMPTY = -1

/**
 * Makes a table of a list of hashes. An open one of our own: a hash beyond 2^31 is not a small integer, so
 * that a `Map` or a `Set` would box one for every word of a draft. A hash of 0 is not listed.
 */
export function createHashTable(list: readonly number[]): HashTable {
  let size = 64
  while (size < list.length * 4) size *= 2
  const mask = size - 1
  const hashes = new Uint32Array(size)
  const places = new Int32Array(size).fill(EMPTY)
  for (const [place, hash] of list.entries()) {
    // It stands for an empty slot; one word in four thousand million has it.
    if (hash === 0) continue
    let slot = hash & mask
    // Of equal hashes the last one stays, as in a map.
    while (places[slot] !== EMPTY && hashes[slot] !== hash) slot = (slot + 1) & mask
    hashes[slot] = hash
    places[slot] = place
  }
  return { mask, hashes, places }
}

/**
 * Place of a hash in the list; -1 when it is not listed. A function and no method: the compiler knows
 * which table it is for only where each table has a closure of its own.
 */
export function placeOf({ mask, hashes, places }: HashTable, hash: number): number {
  let slot = hash & mask
  // A miss, which is what most words are, reads one of the two arrays: an empty slot holds 0.
  for (let own = hashes[slot]; own !== 0; own = hashes[slot]) {
    if (own === hash) return places[slot]
    slot = (slot + 1) & mask
  }
  return EMPTY
}
