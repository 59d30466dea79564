const FIRST_PLACES = 1024
/** Fuller than this, the table doubles. */
const MAX_FULL = 0.75

/** Keys that were seen: 11 to 22 bytes a key, half as much again while the table doubles. */
export interface SeenKeys {
  /** Whether one of the keys was seen; if none was, they are seen from now on. */
  readonly isDuplicate: (keys: Float64Array) => boolean
}

/** Makes an empty table of keys with open addressing. */
export function createSeenKeys(): SeenKeys {
  let places = new Float64Array(FIRST_PLACES)
  let count = 0

  /** The place of a key, or the free one where it belongs. */
  const placeOf = (key: number, table: Float64Array): number => {
    const mask = table.length - 1
    // The low 32 bits of a key are a hash already.
    let place = (key % 2 ** 32) & mask
    while (table[place] !== 0 && table[place] !== key) place = (place + 1) & mask
    return place
  }
  const grow = () => {
    const larger = new Float64Array(places.length * 2)
    for (const key of places) if (key !== 0) larger[placeOf(key, larger)] = key
    places = larger
  }

  return {
    isDuplicate: (keys) => {
      for (const key of keys) if (places[placeOf(key, places)] === key) return true
      for (const key of keys) {
        const place = placeOf(key, places)
        if (places[place] === key) continue
        places[place] = key
        if (++count > places.length * MAX_FULL) grow()
      }
      return false
    },
  }
}
