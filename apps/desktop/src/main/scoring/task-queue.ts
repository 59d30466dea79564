import { CallError } from '../../shared/answer.ts'
import type { TaskInputs, TaskName, TaskOutputs } from '../../worker/tasks.ts'
import type { SendTask } from '../ports.ts'

/** Reads an answer with the schema of its task. */
export interface TaskQueue {
  run<Name extends TaskName>(name: Name, input: TaskInputs[Name]): Promise<TaskOutputs[Name]>
  /** Scores a draft; null when a newer request for the same draft came before this one ended. */
  score(draft: string, input: TaskInputs['score']): Promise<TaskOutputs['score'] | null>
  /** As `score`, with what the editor needs to mark the draft. */
  mark(draft: string, input: TaskInputs['mark']): Promise<TaskOutputs['mark'] | null>
  cancel(draft: string): void
}

interface Waiting {
  readonly draft: string | null
  start(): Promise<void>
  giveUp(): void
}

/**
 * One task at a time: the engine has one process. Of the scores that wait only the newest of each
 * draft is kept, and an answer that a newer request has overtaken is dropped.
 */
export function createTaskQueue(
  send: SendTask,
  parse: ParseTask,
  restarted: () => void,
): TaskQueue {
  const waiting: Waiting[] = []
  const newest = new Map<string, number>()
  let isBusy = false
  let count = 0

  const pump = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.start()
    isBusy = false
  }
  const enqueue = (task: Waiting): void => {
    waiting.push(task)
    void pump()
  }
  const dropWaiting = (draft: string): void => {
    for (let at = waiting.length - 1; at >= 0; at--) {
      if (waiting[at]?.draft === draft) waiting.splice(at, 1)[0]?.giveUp()
    }
  }
  const ask = async <Name extends TaskName>(name: Name, input: TaskInputs[Name]) => {
    let answer = await send(name, input)
    if (!answer.ok && answer.code === 'interrupted') {
      // The engine may have died over something else; the same task twice is its own fault.
      answer = await send(name, input)
      if (answer.ok) restarted()
    }
    if (!answer.ok) throw new CallError(answer.code, answer.message)
    return parse(name, answer.value)
  }
  const askNewest = <Name extends TaskName>(
    name: Name,
    draft: string,
    input: TaskInputs[Name],
  ): Promise<TaskOutputs[Name] | null> => {
    dropWaiting(draft)
    count += 1
    const own = count
    newest.set(draft, own)
    return new Promise((resolve, reject) => {
      const settle = (value: TaskOutputs[Name]): void =>
        resolve(newest.get(draft) === own ? value : null)
      enqueue({
        draft,
        start: () => ask(name, input).then(settle, reject),
        giveUp: () => resolve(null),
      })
    })
  }

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        enqueue({
          draft: null,
          start: () => ask(name, input).then(resolve, reject),
          giveUp: () => undefined,
        })
      }),
    score: (draft, input) => askNewest('score', draft, input),
    mark: (draft, input) => askNewest('mark', draft, input),
    cancel: (draft) => {
      newest.delete(draft)
      dropWaiting(draft)
    },
  }
}

/** Checks what a task gave back. */
export type ParseTask = <Name extends TaskName>(name: Name, value: unknown) => TaskOutputs[Name]
