import { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { MediaError } from '../../apps/server/src/media/media-error.ts'
import { createMediaPool } from '../../apps/server/src/scoring/media-pool.ts'
import { hostileFiles } from './support/hostile-files.ts'

/** The thread takes seconds to start on a busy machine, a file milliseconds; one that hangs takes for ever. */
const HUNG_MS = 60_000

let thread: Worker | null = null
afterAll(() => thread?.terminate())

/** How reading a file in a thread of its own ends; the thread serves for the next file too, unless it hangs. */
function readApart(bytes: Uint8Array): Promise<string> {
  thread ??= new Worker(new URL('support/reading-thread.ts', import.meta.url), {
    execArgv: ['--conditions=source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const running = thread
  return new Promise((resolve) => {
    const end = (how: string) => {
      clearTimeout(timer)
      running.off('message', end).off('error', fail)
      resolve(how)
    }
    const giveUp = (how: string) => {
      thread = null
      void running.terminate()
      end(how)
    }
    const fail = (error: unknown) => giveUp(String(error))
    const timer = setTimeout(() => giveUp('hung'), HUNG_MS)
    running.on('message', end).on('error', fail)
    running.postMessage(bytes)
  })
}

it.each(Object.entries(hostileFiles))(
  '%s is read or refused, and neither hangs nor takes all memory',
  async (_name, bytes) => {
    expect(['read', 'refused']).toContain(await readApart(bytes))
  },
  HUNG_MS * 2,
)

it('a free WebM file does not hold a thread of the service until its deadline', async () => {
  const bytes = hostileFiles['WebM with zeros where the next cluster should be']
  if (bytes === undefined) throw new Error('There is no such file.')
  const pool = createMediaPool({ threads: 1, deadlineMs: 60_000, maxWaiting: 4 })
  try {
    const task = { bytes, mediaType: 'audio/webm', context: {}, transcript: 'Words.' }
    // A deadline that passed would be a `ScoringError`.
    await expect(pool.scorers.audio?.(task)).rejects.toThrow(MediaError)
  } finally {
    await pool.close()
  }
})
