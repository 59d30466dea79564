import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { scoreDraft } from '../check/score-draft.ts'
import { loadEngine, loadTextEngine } from '../load-engine.ts'
import type { TextTask } from '../tasks/text-task.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const engine = await loadTextEngine()
const { createTextSession } = await import('@content-trust/engine/text')
// A draft is scored after every edit, so its blocks that did not change are not read again.
const { analyze } = createTextSession()
const needs = {
  engine: { ...engine, analyzeText: analyze },
  loadEngine,
  readFile: (path: string) => readFile(path),
}
port.on('message', async ({ id, task }: { id: number; task: TextTask }) => {
  port.postMessage({ id, outcome: await scoreDraft(task, needs) })
})
const { ruleCatalogue: rules } = engine
port.postMessage({ rules })
