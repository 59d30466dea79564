import { runStyleTask, runTextTask } from './run-task.ts'
import type { WarmTask } from './scoring.ts'

const patience = 10_000
const sample =
  'Experts say this very unique platform will change everything. The bridge opened in May 1877 and is 60 metres high. '
const rounds = 4

/** Waits for every other thread, then scores until this thread's code is compiled. */
export function warmThread({ threads, arrivals }: WarmTask): boolean {
  const come = new Int32Array(arrivals)
  Atomics.add(come, 0, 1)
  Atomics.notify(come, 0)
  for (let seen = Atomics.load(come, 0); seen < threads; seen = Atomics.load(come, 0)) {
    if (Atomics.wait(come, 0, seen, patience) === 'timed-out') break
  }
  for (let round = 0; round < rounds; round++) {
    const source = sample.repeat(10)
    runTextTask({ kind: 'text', source, context: {}, revises: false })
    runStyleTask({ kind: 'style', source, context: {}, mode: 'fast', withText: false })
  }
  return true
}
