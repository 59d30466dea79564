import { runStyleTask, runTextTask } from './run-task.ts'
import type { StyleTask, TextTask, WarmTask } from './scoring.ts'
import { warmThread } from './warm-thread.ts'

/** Runs in a thread of the pool. */
export default function scoreTask(task: TextTask | StyleTask | WarmTask): unknown {
  switch (task.kind) {
    case 'text':
      return runTextTask(task)
    case 'style':
      return runStyleTask(task)
    case 'warm':
      return warmThread(task)
    default:
      return task satisfies never
  }
}
