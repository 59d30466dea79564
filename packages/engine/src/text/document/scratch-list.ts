/** Integers for one short computation: zeros at first, and overwritten when the next list is lent. */
export type LendList = (size: number) => Int32Array

/** Fractions for one short computation, lent as lists of integers are. */
export type LendFractions = (size: number) => Float64Array

/** A longer list is dropped after its use. */
const MOST_KEPT = 131_072

/**
 * Lends one list after the other from memory that is kept. What a computation needs for itself alone is asked for
 * here: the pages of a fresh list cost more to clear than most of these computations.
 */
export function createScratchList(): LendList {
  let kept = new Int32Array(0)
  return (size) => {
    if (size > MOST_KEPT) return new Int32Array(size)
    if (kept.length < size) kept = new Int32Array(Math.min(MOST_KEPT, size * 2))
    return kept.subarray(0, size).fill(0)
  }
}

/** The same for fractions. A function of its own: the compiler knows which kind of list it lends. */
export function createScratchFractions(): LendFractions {
  let kept = new Float64Array(0)
  return (size) => {
    if (size > MOST_KEPT) return new Float64Array(size)
    if (kept.length < size) kept = new Float64Array(Math.min(MOST_KEPT, size * 2))
    return kept.subarray(0, size).fill(0)
  }
}
