import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { type DraftTask, scoreDraft } from '../check/score-draft.ts'
import { loadEngine } from '../load-engine.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const engine = await loadEngine()
port.on('message', async ({ id, task }: { id: number; task: DraftTask }) => {
  const needs = { engine, readFile: (path: string) => readFile(path) }
  port.postMessage({ id, outcome: await scoreDraft(task, needs) })
})
const { ruleCatalogue: rules } = engine
port.postMessage({ rules })
