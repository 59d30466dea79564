import { runTask } from './run-task.ts'
import type { Scored, WarmTask } from './scoring.ts'
import type { ScoringTask } from './task-queue.ts'
import { warmThread } from './warm-thread.ts'

/** The tasks of one message to a thread. */
export interface Tasks {
  readonly kind: 'tasks'
  readonly tasks: readonly ScoringTask[]
}

/** Runs in a thread of the pool; the outcome of a failed task is null. */
export default function work(order: Tasks | WarmTask): readonly (Scored | null)[] {
  if (order.kind === 'tasks') return order.tasks.map(runTask)
  warmThread(order)
  return []
}
