/**
 * A bag of columns as a linear model sees it: each column counts `1 + ln` of its occurrences, and
 * the bag has unit length, so that neither repetition nor length of a draft outweighs its kind.
 */
export interface UnitBag {
  /** Grows the bag so that so many more occurrences fit. */
  reserve(count: number): void
  /** Notes one occurrence of a column at a place, which must fit; places never fall. */
  add(column: number, place: number): void
  /** Notes an occurrence of each of three columns at one place. */
  addThree(first: number, second: number, third: number, place: number): void
  /**
   * Sum of the weights of what lies at places `from` to `end`, `end` not included; adds each
   * occurrence's share of it to `byPlace`.
   */
  read(from: number, end: number, byPlace: Float64Array): number
  /** Leaves the bag empty. */
  clear(): void
}

/** What follows from each count from 0 on. */
interface CountTable {
  /** What one more occurrence adds to the squared length of a bag in which it is the `count`th of its column. */
  readonly steps: Float64Array
  /** What each of `count` occurrences of a column counts. */
  readonly shares: Float64Array
}

function countTable(size: number): CountTable {
  const counts = Array.from({ length: size }, (_, count) => count)
  return { steps: Float64Array.from(counts, stepOf), shares: Float64Array.from(counts, shareOf) }
}

/**
 * Counts below this have what follows from them at hand. Twice as many made all drafts a fiftieth slower: their
 * lists then take up what a processor keeps closest.
 */
const KNOWN = 512
const { steps: STEPS, shares: SHARES } = countTable(KNOWN)

/** Only a draft that repeats itself asks for larger counts; those beyond are worked out each time. */
const MOST_LARGE = 65_536
let large: CountTable = { steps: STEPS, shares: SHARES }

/** The table of large counts, up to this one or further. */
function largeCounts(count: number): CountTable {
  let size = large.steps.length
  while (size <= count && size < MOST_LARGE) size *= 2
  if (size > large.steps.length) large = countTable(size)
  return large
}

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

  /**
   * Goes on where a count left the small list: `counts` holds the occurrence at `first` already. No call
   * is made in the inner loops here and below, because outer variables are read again after a call.
   */
  function addLarge(first: number, last: number, before: number): number {
    const { steps } = largeCounts(last - first + KNOWN)
    let squares = before
    let count = counts[columns[first]]
    for (let i = first; ; ) {
      while (count < steps.length) {
        squares += steps[count]
        if (++i === last) return squares
        count = ++counts[columns[i]]
      }
      squares += stepOf(count)
      if (++i === last) return squares
      count = ++counts[columns[i]]
    }
  }

  /** Every occurrence carries an equal share of what its column adds. */
  function share(first: number, last: number, unit: number, byPlace: Float64Array): number {
    let sum = 0
    for (let i = first; i < last; i++) {
      const column = columns[i]
      const added = weights[column] * unit * SHARES[counts[column]]
      sum += added
      byPlace[places[i]] += added
    }
    return sum
  }

  function shareLarge(first: number, last: number, unit: number, byPlace: Float64Array): number {
    const { shares } = largeCounts(0)
    let sum = 0
    // A count beyond the list, which most often one column alone has.
    let farCount = 0
    let farShare = 0
    for (let i = first; i < last; ) {
      for (; i < last; i++) {
        const column = columns[i]
        const count = counts[column]
        let own = farShare
        if (count < shares.length) own = shares[count]
        else if (count !== farCount) break
        const added = weights[column] * unit * own
        sum += added
        byPlace[places[i]] += added
      }
      if (i === last) break
      farCount = counts[columns[i]]
      farShare = shareOf(farCount)
    }
    return sum
  }

  return {
    reserve(count) {
      if (columns.length >= size + count) return
      columns = widen(columns, size + count)
      places = widen(places, size + count)
    },
    add(column, place) {
      columns[size] = column
      places[size++] = place
    },
    addThree(first, second, third, place) {
      columns[size] = first
      columns[size + 1] = second
      columns[size + 2] = third
      places[size] = place
      places[size + 1] = place
      places[size + 2] = place
      size += 3
    },
    read(from, end, byPlace) {
      const first = firstAtOrAfter(places, size, from)
      const last = firstAtOrAfter(places, size, end)
      let squares = 0
      let next = first
      for (; next < last; next++) {
        const count = ++counts[columns[next]]
        if (count >= KNOWN) break
        squares += STEPS[count]
      }
      const isLarge = next < last
      if (isLarge) squares = addLarge(next, last, squares)
      const unit = scale / Math.sqrt(Math.max(1, squares))
      const sum = isLarge
        ? shareLarge(first, last, unit, byPlace)
        : share(first, last, unit, byPlace)
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

function widen(list: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(Math.max(least, list.length * 2))
  more.set(list)
  return more
}
