/** Whether more than `levels` arrays and objects lie in each other; needs no stack to find out. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(hasParts)
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    level = level.flatMap((each) => Object.values(each).filter(hasParts))
  }
  return level.length > 0
}

/** Bytes of a Parquet column are numbers, and many. */
function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}
