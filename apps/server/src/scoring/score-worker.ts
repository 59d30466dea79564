import { runStyleTask, runTextTask } from './run-task.ts'
import type { WarmTask } from './scoring.ts'
import type { ScoringTask } from './task-queue.ts'
import { warmThread } from './warm-thread.ts'

interface Tasks {
  readonly kind: 'tasks'
  readonly tasks: readonly ScoringTask[]
}

/** Runs in a thread of the pool. */
export default function work(order: Tasks | WarmTask): unknown {
  return order.kind === 'warm' ? warmThread(order) : order.tasks.map(scoreTask)
}

/** An error may quote the text, so it does not leave the thread. */
function scoreTask(task: ScoringTask): unknown {
  try {
    return task.kind === 'text' ? runTextTask(task) : runStyleTask(task)
  } catch {
    return null
  }
}
