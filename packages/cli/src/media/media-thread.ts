import { parentPort, workerData } from 'node:worker_threads'
import { onReading } from '@content-trust/engine/node/media'
import type { MediaTask } from '../tasks/media-task.ts'
import { scoreMedia } from './score-media.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const counter = new Int32Array(workerData)
onReading(() => Atomics.add(counter, 0, 1))

port.on('message', async (task: MediaTask) => {
  port.postMessage(await scoreMedia(task))
})
