import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { loadEngine, loadTextEngine } from '../load-engine.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { scoreDraft } from './score-draft.ts'

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')

const engine = loadTextEngine()
port.on('message', async ({ id, task }: { id: number; task: TextTask }) => {
  const needs = { engine: await engine, loadEngine, readFile: (path: string) => readFile(path) }
  port.postMessage({ id, outcome: await scoreDraft(task, needs) })
})
