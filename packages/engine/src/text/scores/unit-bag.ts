/**
 * A bag of columns as a linear model sees it: each column counts `1 + ln` of its occurrences, and
 * the bag has unit length, so that neither repetition nor length of a draft outweighs its kind.
 */
export interface UnitBag {
  /** Notes one occurrence of a column at a place; places never fall. */
  add(column: number, place: number): void
  /**
   * Sum of the weights of what lies at places `from` to `end`, `end` not included; adds each
   * occurrence's share of it to `byPlace`.
   */
  read(from: number, end: number, byPlace: Float64Array): number
  /** Leaves the bag empty. */
  clear(): void
}

/**
 * Counts up to this have what follows from them at hand. Twice as many made all drafts a fiftieth slower: their
 * lists then take up what a processor keeps closest.
 */
const KNOWN = 512
const known = Array.from({ length: KNOWN }, (_, count) => count)
/** What one more occurrence adds to the squared length of a bag in which it is the `count`th of its column. */
const STEPS = Float64Array.from(known, stepOf)
/** What each of `count` occurrences of a column counts. */
const SHARES = Float64Array.from(known, shareOf)

function logOf(count: number): number {
  return count === 0 ? 0 : 1 + Math.log(count)
}

function stepOf(count: number): number {
  return logOf(count) ** 2 - logOf(Math.max(0, count - 1)) ** 2
}

function shareOf(count: number): number {
  return logOf(count) / Math.max(1, count)
}

/** An empty bag over the columns of a list of weights, each in units of `scale`. */
export function createUnitBag(weights: Int8Array, scale: number): UnitBag {
  const counts = new Uint32Array(weights.length)
  let columns = new Uint32Array(4096)
  let places = new Uint32Array(4096)
  let size = 0
  return {
    add(column, place) {
      if (size === columns.length) {
        columns = widen(columns)
        places = widen(places)
      }
      columns[size] = column
      places[size++] = place
    },
    read(from, end, byPlace) {
      const first = firstAtOrAfter(places, size, from)
      const last = firstAtOrAfter(places, size, end)
      let squares = 0
      for (let i = first; i < last; i++) {
        const count = ++counts[columns[i]]
        squares += count < KNOWN ? STEPS[count] : stepOf(count)
      }
      const unit = scale / Math.sqrt(Math.max(1, squares))
      // Every occurrence carries an equal share of what its column adds.
      let sum = 0
      for (let i = first; i < last; i++) {
        const column = columns[i]
        const count = counts[column]
        const added = weights[column] * unit * (count < KNOWN ? SHARES[count] : shareOf(count))
        sum += added
        byPlace[places[i]] += added
      }
      for (let i = first; i < last; i++) counts[columns[i]] = 0
      return sum
    },
    clear() {
      size = 0
    },
  }
}

/** Index of the first of `size` rising places that is not before `place`. */
function firstAtOrAfter(places: Uint32Array, size: number, place: number): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (places[middle] < place) low = middle + 1
    else high = middle
  }
  return low
}

function widen(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(list.length * 2)
  more.set(list)
  return more
}
