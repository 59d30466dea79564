import { runStyleTask, runTextTask } from './run-task.ts'
import type { StyleTask, TextTask } from './scoring.ts'

/** Runs in a thread of the pool. */
export default function scoreTask(task: TextTask | StyleTask): unknown {
  return task.kind === 'text' ? runTextTask(task) : runStyleTask(task)
}
