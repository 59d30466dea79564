import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '../../load-engine.ts'
import { createBatchScorer } from '../rows/score-batch.ts'
import { StorageProblem } from '../storage/storage.ts'
import type { Answer, Question } from './threads.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const tell = (answer: Answer, moved: ArrayBuffer[]) => port.postMessage(answer, moved)

const scorer = loadEngine().then((engine) => createBatchScorer(engine, workerData))
// One after the other, so that what a batch holds is let go before the next one.
let before = Promise.resolve()
port.on('message', ({ id, batch, keysOnly }: Question) => {
  before = before.then(async () => {
    const score = await scorer
    try {
      const scored = await score(batch, keysOnly)
      tell({ id, scored }, [scored.bytes.buffer])
    } catch (error) {
      if (!(error instanceof StorageProblem)) throw error
      tell({ id, problem: error.message }, [])
    }
  })
})
