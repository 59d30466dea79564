import { isDeepStrictEqual } from 'node:util'

const PATIENCE_MS = 40_000
const EVERY_MS = 100

/** Waits until something holds; throws with its name when it does not in time. */
export async function until(name: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${name}.`)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}

/** Throws unless two values are the same. */
export function equal(found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return
  throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}.`)
}

/** Throws unless a list or a text has a part. */
export function includes(whole: string | readonly string[], part: string): void {
  if (whole.includes(part)) return
  throw new Error(`Expected ${JSON.stringify(part)} in ${JSON.stringify(whole)}.`)
}
