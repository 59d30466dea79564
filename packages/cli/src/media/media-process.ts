import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MediaTask } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'

/** What leaves the process: what became of a file, or that it took more memory or a longer reading than allowed. */
export type MediaAnswer =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'memory' }
  | { readonly kind: 'reading' }

const WATCH_MS = 50
/** Longest time for reading what a file contains and declares, of a processor; some 100 ms are usual. */
const READING_MS = 3_000
const MEGABYTE = 1024 * 1024

const [, self = '', megabytes = ''] = process.argv
const isSource = self.endsWith('.ts')

/** The thread counts here each begin and each end of reading a file. */
const reading = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)

/**
 * Scores media in a thread and stays awake beside it: a decoder that never comes back, or takes all memory,
 * cannot keep this process from seeing that, nor from ending with the one that started it.
 */
const thread = new Worker(
  new URL(isSource ? './media-thread.ts' : './media-thread.js', pathToFileURL(self)),
  {
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: Number(megabytes) },
  },
)

function answer(message: MediaAnswer, done?: () => void): void {
  process.send?.(message, undefined, undefined, done)
}

function endFor(kind: 'memory' | 'reading'): void {
  clearInterval(watch)
  answer({ kind }, () => process.exit(1))
}

/** Whether the thread has worked for too long in one reading; asked again and again. */
function watchReading(): () => boolean {
  const counter = new Int32Array(reading)
  let last = 0
  let since = 0
  return () => {
    const count = Atomics.load(counter, 0)
    const { user, system } = process.cpuUsage()
    const now = (user + system) / 1_000
    if (count !== last) since = now
    last = count
    // Begins and ends alternate, so an odd number means that the thread reads.
    return count % 2 === 1 && now - since >= READING_MS
  }
}

const isStuck = watchReading()
const watch = setInterval(() => {
  if (process.memoryUsage.rss() > Number(megabytes) * MEGABYTE) endFor('memory')
  else if (isStuck()) endFor('reading')
}, WATCH_MS)

thread.on('message', (outcome: Outcome) => answer({ kind: 'outcome', outcome }))
thread.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') endFor('memory')
  else process.exit(1)
})
process.on('message', (task: MediaTask) => thread.postMessage(task))
process.on('disconnect', () => process.exit(0))
