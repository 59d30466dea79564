import type { Answer } from './file-source.ts'

/** A step that may have to wait; it keeps its result for the task. */
type Step = () => Answer<void>

/** Work that runs at once or waits, as what it reads from does. */
export type Task<T> = Generator<Step, T, undefined>

/** One step of a task: what `get` answers. */
export function* wait<T>(get: () => Answer<T>): Task<T> {
  const box: { result: { readonly value: T } | null } = { result: null }
  yield () => {
    const answer = get()
    if (!isPromise(answer)) {
      box.result = { value: answer }
      return
    }
    return answer.then((value) => {
      box.result = { value }
    })
  }
  if (box.result === null) throw new TypeError('A task went on before its step had ended.')
  return box.result.value
}

/** Runs a task at once; throws a TypeError where a step has to wait. */
export function runSync<T>(task: Task<T>): T {
  let state = task.next()
  while (state.done !== true) {
    try {
      const waiting = state.value()
      if (waiting !== undefined) throw new TypeError('Expected a source that answers at once.')
    } catch (error) {
      state = task.throw(error)
      continue
    }
    state = task.next()
  }
  return state.value
}

/** Runs a task, and waits where a step has to. */
export async function run<T>(task: Task<T>): Promise<T> {
  let state = task.next()
  while (state.done !== true) {
    try {
      const waiting = state.value()
      if (waiting !== undefined) await waiting
    } catch (error) {
      state = task.throw(error)
      continue
    }
    state = task.next()
  }
  return state.value
}

/** What is known under a key, else what a task makes of it. */
export function* remember<T>(known: Map<string, T>, key: string, make: () => Task<T>): Task<T> {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = yield* make()
  known.set(key, made)
  return made
}

function isPromise<T>(answer: Answer<T>): answer is PromiseLike<T> {
  return typeof answer === 'object' && answer !== null && 'then' in answer
}
