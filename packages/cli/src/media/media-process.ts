import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MediaTask } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'

/** What leaves the process: what became of a file, or that it took more memory than allowed. */
export type MediaAnswer =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'memory' }

const WATCH_MS = 50
const MEGABYTE = 1024 * 1024

const [, self = '', megabytes = ''] = process.argv
const isSource = self.endsWith('.ts')

/**
 * Scores media in a thread and stays awake beside it: a decoder that never comes back, or takes all memory,
 * cannot keep this process from seeing that, nor from ending with the one that started it.
 */
const thread = new Worker(
  new URL(isSource ? './media-thread.ts' : './media-thread.js', pathToFileURL(self)),
  {
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    resourceLimits: { maxOldGenerationSizeMb: Number(megabytes) },
  },
)

function answer(message: MediaAnswer, done?: () => void): void {
  process.send?.(message, undefined, undefined, done)
}

function endForMemory(): void {
  clearInterval(watch)
  answer({ kind: 'memory' }, () => process.exit(1))
}

const watch = setInterval(() => {
  if (process.memoryUsage.rss() > Number(megabytes) * MEGABYTE) endForMemory()
}, WATCH_MS)

thread.on('message', (outcome: Outcome) => answer({ kind: 'outcome', outcome }))
thread.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') endForMemory()
  else process.exit(1)
})
process.on('message', (task: MediaTask) => thread.postMessage(task))
process.on('disconnect', () => process.exit(0))
