import type { MediaOrder, MediaOutcome, WatchedOrder } from './media-worker.ts'

/** Longest time for reading what a file contains and declares, of the clock and of processors; 100 ms are usual. */
const MOST_MS = 3_000
const LOOK_MS = 250

/** The answer for a file whose reader does not come back. */
function unread(mostMs: number): MediaOutcome {
  return {
    status: 'unreadable',
    code: 'bad_request',
    message: `The file could not be read within ${mostMs / 1_000} seconds. It is damaged, or made to take long.`,
  }
}

/**
 * Starts a task and watches its thread from outside: a reader that loops answers nobody. After three seconds in
 * one reading the task is aborted, which ends the thread, and the file counts as unreadable.
 */
export async function runWatched(
  start: (order: WatchedOrder, signal: AbortSignal) => Promise<MediaOutcome>,
  order: MediaOrder,
  {
    deadline,
    mostMs = MOST_MS,
  }: { readonly deadline: AbortSignal; readonly mostMs?: number | undefined },
): Promise<MediaOutcome> {
  const reading = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const stuck = new AbortController()
  const timer = setInterval(watch(reading, mostMs, stuck), Math.min(LOOK_MS, mostMs))
  timer.unref()
  try {
    return await start({ ...order, reading }, AbortSignal.any([deadline, stuck.signal]))
  } catch (error) {
    if (stuck.signal.aborted) return unread(mostMs)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * Looks whether a thread is still in the reading that it was in before. A loop takes a processor all the time, so
 * on a busy machine, where a good file waits for one, the process has to have worked for as long, too.
 */
function watch(reading: SharedArrayBuffer, mostMs: number, stuck: AbortController): () => void {
  const counter = new Int32Array(reading)
  let last = 0
  let since = 0
  let worked = 0
  return () => {
    const count = Atomics.load(counter, 0)
    const now = performance.now()
    const work = workOfProcess()
    if (count !== last) [since, worked] = [now, work]
    last = count
    // Begins and ends alternate, so an odd number means that the thread reads.
    const isReading = count % 2 === 1
    if (isReading && now - since >= mostMs && work - worked >= mostMs) stuck.abort()
  }
}

/** Milliseconds of processors that this process has taken. */
function workOfProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
