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

/** Checks the answer to a task. */
export type ParseTask = <Name extends TaskName>(name: Name, value: unknown) => TaskOutputs[Name]

/**
 * One task at a time: the engine has one process. Of the scores that wait only the newest of each
 * draft is kept, and an answer that a newer request has overtaken is dropped.
 */
export function createTaskQueue(
  send: SendTask,
  parse: ParseTask,
  restarted: () => void,
): TaskQueue {
  const ask = createAsk(send, parse, restarted)
  const queue = createSerialQueue()
  const newest = new Map<string, number>()
  let count = 0

  const askNewest = <Name extends TaskName>(
    name: Name,
    draft: string,
    input: TaskInputs[Name],
  ): Promise<TaskOutputs[Name] | null> => {
    queue.drop(draft)
    count += 1
    const own = count
    newest.set(draft, own)
    return new Promise((resolve, reject) => {
      const settle = (value: TaskOutputs[Name]): void =>
        resolve(newest.get(draft) === own ? value : null)
      queue.add({
        draft,
        start: () => ask(name, input).then(settle, reject),
        drop: () => resolve(null),
      })
    })
  }

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        queue.add({
          draft: null,
          start: () => ask(name, input).then(resolve, reject),
          drop: () => undefined,
        })
      }),
    score: (draft, input) => askNewest('score', draft, input),
    mark: (draft, input) => askNewest('mark', draft, input),
    cancel: (draft) => {
      newest.delete(draft)
      queue.drop(draft)
    },
  }
}

/** Sends one task to the engine and reads its answer. */
function createAsk(send: SendTask, parse: ParseTask, restarted: () => void) {
  return async <Name extends TaskName>(name: Name, input: TaskInputs[Name]) => {
    let answer = await send(name, input)
    if (!answer.ok && answer.code === 'interrupted') {
      // The engine may have died over something else; the same task twice is its own fault.
      answer = await send(name, input)
      if (answer.ok) restarted()
    }
    if (!answer.ok) throw new CallError(answer.code, answer.message)
    return parse(name, answer.value)
  }
}

interface Waiting {
  readonly draft: string | null
  start(): Promise<void>
  drop(): void
}

/** Starts what waits, one after the other; tasks for a draft can be dropped before they start. */
function createSerialQueue() {
  const waiting: Waiting[] = []
  let isBusy = false
  const pump = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.start()
    isBusy = false
  }
  return {
    add: (task: Waiting): void => {
      waiting.push(task)
      void pump()
    },
    drop: (draft: string): void => {
      for (let at = waiting.length - 1; at >= 0; at--) {
        if (waiting[at]?.draft === draft) waiting.splice(at, 1)[0]?.drop()
      }
    },
  }
}
