/** Masses of people's and of machines' texts by key. */
export interface MassTally {
  add(key: number, side: number, mass: number): void
  forEach(visit: (key: number, seen: number, mass: readonly [number, number]) => void): void
}

/** Keeps masses in flat arrays by open addressing: a Map of millions of keys is too slow. */
export function createTally(firstBits: number): MassTally {
  let bits = firstBits
  let keys = new Float64Array(1 << bits).fill(-1)
  let counts = new Uint32Array(1 << bits)
  let sums = new Float64Array(2 << bits)
  let used = 0
  const slotOf = (key: number): number => {
    const last = (1 << bits) - 1
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & last
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & last
    return slot
  }
  const grow = (): void => {
    const old = { keys, counts, sums }
    bits++
    keys = new Float64Array(1 << bits).fill(-1)
    counts = new Uint32Array(1 << bits)
    sums = new Float64Array(2 << bits)
    for (const [from, key] of old.keys.entries()) {
      if (key === -1) continue
      const slot = slotOf(key)
      keys[slot] = key
      counts[slot] = old.counts[from]
      sums[slot * 2] = old.sums[from * 2]
      sums[slot * 2 + 1] = old.sums[from * 2 + 1]
    }
  }
  return {
    add(key, side, mass) {
      let slot = slotOf(key)
      if (keys[slot] === -1) {
        if (++used > (1 << bits) * 0.6) {
          grow()
          slot = slotOf(key)
        }
        keys[slot] = key
      }
      counts[slot]++
      sums[slot * 2 + side] += mass
    },
    forEach(visit) {
      for (const [slot, key] of keys.entries()) {
        if (key !== -1) visit(key, counts[slot], [sums[slot * 2], sums[slot * 2 + 1]])
      }
    },
  }
}
