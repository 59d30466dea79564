import { parentPort } from 'node:worker_threads'
import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import { EngineError } from '@content-trust/engine/schema'
import type { ImageOutcome, ImageTask } from './image-task.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

port.on('message', async (task: ImageTask) => {
  port.postMessage(await score(task))
})

async function score({ bytes, context }: ImageTask): Promise<ImageOutcome> {
  try {
    return { result: analyzeImage(await readImage(bytes), { context }) }
  } catch (error) {
    if (error instanceof EngineError) return { problem: error.message }
    const reason = error instanceof Error ? error.message : String(error)
    return { problem: `could not be scored, an error of Content Trust itself: ${reason}` }
  }
}
