import { parentPort } from 'node:worker_threads'
import type { MediaTask } from '../tasks/media-task.ts'
import { scoreMedia } from './score-media.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

port.on('message', async (task: MediaTask) => {
  port.postMessage(await scoreMedia(task))
})
