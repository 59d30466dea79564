/** A growing list of integers; flat, because a scan makes hundreds of thousands of them. */
export interface IntList {
  data: Int32Array
  length: number
}

/** Makes an empty list that holds `capacity` integers before it grows. */
export function createIntList(capacity: number): IntList {
  return { data: new Int32Array(capacity), length: 0 }
}

/** Grows the list so that `count` more integers fit. */
export function reserve(list: IntList, count: number): void {
  const needed = list.length + count
  if (needed <= list.data.length) return
  const grown = new Int32Array(Math.max(needed, list.data.length * 2))
  grown.set(list.data)
  list.data = grown
}

/** Appends three integers. */
export function push3(list: IntList, a: number, b: number, c: number): void {
  reserve(list, 3)
  const { data, length } = list
  data[length] = a
  data[length + 1] = b
  data[length + 2] = c
  list.length = length + 3
}
