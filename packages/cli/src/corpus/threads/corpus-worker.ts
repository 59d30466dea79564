import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '../../load-engine.ts'
import { createBatchScorer } from '../rows/score-batch.ts'
import type { Answer, Question } from './threads.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const scorer = loadEngine().then((engine) => createBatchScorer(engine, workerData))
// One after the other, so that what a batch holds is let go before the next one.
let before = Promise.resolve()
port.on('message', ({ id, batch, keysOnly }: Question) => {
  before = before.then(async () => {
    const score = await scorer
    const answer: Answer = { id, scored: await score(batch, keysOnly) }
    port.postMessage(answer, [answer.scored.bytes.buffer])
  })
})
