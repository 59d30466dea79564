type Listener = (isReading: boolean) => void

let listener: Listener = () => undefined
let depth = 0

/**
 * Calls a listener of this thread whenever reading of a file begins and ends: its container, its tags and what
 * it declares, but no samples and no pixels. A host that watches from outside can end a thread that stays
 * between the two, whose code may never come back.
 */
export function onReading(listen: Listener): void {
  listener = listen
}

/** Does work that reads a file. */
export async function whileReading<Value>(work: () => Promise<Value>): Promise<Value> {
  if (depth++ === 0) listener(true)
  try {
    return await work()
  } finally {
    if (--depth === 0) listener(false)
  }
}
