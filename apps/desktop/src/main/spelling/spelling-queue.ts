import { CallError } from '../../shared/answer.ts'
import type { SpellingAnswer } from '../../shared/spelling.ts'
import { type SpellingTask, spellingOutputSchema } from '../../spelling/spelling-tasks.ts'
import type { SpellingProcess } from '../ports.ts'

export interface SpellingLimits {
  /** Milliseconds that the process works on one text before it answers. */
  readonly budgetMs: number
  /** Longest time for one part of a text. */
  readonly deadlineMs: number
  /** How long the process may do nothing before it is ended: it holds some hundred megabytes. */
  readonly idleMs: number
}

export const spellingLimits: SpellingLimits = {
  budgetMs: 120,
  deadlineMs: 60_000,
  idleMs: 10 * 60_000,
}

/** Texts that wait to be checked, of each draft the newest. */
export interface SpellingQueue {
  check(task: Omit<SpellingTask, 'budget'>): Promise<SpellingAnswer>
  close(): void
}

/**
 * Asks the process for one part of a text at a time. An answer to a text that a newer one has overtaken is
 * dropped; a process that takes too long is ended, and starts again with the next text.
 */
export function createSpellingQueue(child: SpellingProcess, limits: SpellingLimits): SpellingQueue {
  const newest = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const send = async (task: Omit<SpellingTask, 'budget'>): Promise<SpellingAnswer> => {
    if (newest.get(task.draft) !== task.request) return { status: 'superseded' }
    clearTimeout(idle)
    const timer = setTimeout(() => child.end(), limits.deadlineMs)
    const answer = await child.send('check', { ...task, budget: limits.budgetMs })
    clearTimeout(timer)
    idle = setTimeout(() => child.end(), limits.idleMs)
    idle.unref()
    if (!answer.ok) throw new CallError(answer.code, answer.message)
    const { isKnown, problems, isDone, took } = spellingOutputSchema.parse(answer.value)
    if (newest.get(task.draft) !== task.request) return { status: 'superseded' }
    return isKnown ? { status: 'checked', problems, isDone, took } : { status: 'forgotten' }
  }

  return {
    check: (task) => {
      newest.set(task.draft, Math.max(task.request, newest.get(task.draft) ?? 0))
      const answer = last.then(() => send(task))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => {
      clearTimeout(idle)
      child.end()
    },
  }
}
