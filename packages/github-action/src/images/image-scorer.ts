import { Worker } from 'node:worker_threads'
import type { ImageOutcome, ImageTask } from './image-task.ts'

/** An image is decoded in a second or two, a large one on a busy runner in ten. */
const MOST_MS = 60_000
const MOST_HEAP_MB = 1_024

/** Scores images one after the other, in a thread that a hostile file may end. */
export interface ImageScorer {
  score(task: ImageTask): Promise<ImageOutcome>
  close(): Promise<void>
}

/** Opens a scorer in a thread of this code; the decoder is loaded with the first image. */
export function openImageScorer(code: URL, mostMs: number = MOST_MS): ImageScorer {
  let thread: Worker | null = null
  return {
    score: (task) =>
      new Promise((resolve) => {
        thread ??= startThread(code)
        const running = thread
        const settle = (outcome: ImageOutcome) => {
          clearTimeout(timer)
          running.off('message', settle).off('error', end).off('exit', end)
          resolve(outcome)
        }
        const giveUp = (problem: string) => {
          thread = null
          settle({ problem })
          void running.terminate()
        }
        const end = () => giveUp('its data ended the decoder')
        const late = `took longer than ${mostMs / 1000} s to decode`
        const timer = setTimeout(() => giveUp(late), mostMs)
        running.on('message', settle).on('error', end).on('exit', end)
        running.postMessage(task)
      }),
    close: async () => {
      await thread?.terminate()
    },
  }
}

function startThread(code: URL): Worker {
  const isSource = code.pathname.endsWith('.ts')
  const thread = new Worker(code, {
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // The runner takes lines of standard output for commands.
    stdout: true,
    stderr: true,
  })
  thread.stdout.resume()
  thread.stderr.resume()
  return thread
}
