import { type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>[1]

/** After so many runs the thread is replaced, so that nothing a fault left in a module stays for long. */
const RUNS_A_THREAD = 100

let kept: ThreadsPoolWorker | undefined
let runs = 0

/**
 * A pool of one thread that stays between runs of Vitest, with the modules it has loaded.
 *
 * StrykerJS runs the tests again for each fault, and Vitest starts a thread for each run. Loading the engine
 * into it took half a second, and the tests of most faults take a few milliseconds. Faults are switched on by
 * a variable that the sources ask as they run, so modules need not be loaded again.
 */
export const keptWorker: PoolRunnerInitializer = {
  name: 'kept',
  createPoolWorker(options): PoolWorker {
    let worker: ThreadsPoolWorker
    const added: [event: string, listener: Listener][] = []
    return {
      name: 'kept',
      async start() {
        if (runs === RUNS_A_THREAD) {
          await kept?.stop()
          kept = undefined
          runs = 0
        }
        runs += 1
        const isNew = kept === undefined
        kept ??= new ThreadsPoolWorker(options)
        worker = kept
        if (isNew) await worker.start()
      },
      async stop() {
        for (const [event, listener] of added.splice(0)) worker.off(event, listener)
      },
      on(event, listener) {
        added.push([event, listener])
        worker.on(event, listener)
      },
      off(event, listener) {
        worker.off(event, listener)
      },
      send(message) {
        // The thread would end if it were told to stop, so this answers in its place.
        if (message.type === 'stop') queueMicrotask(() => tell(added))
        else worker.send(message)
      },
      deserialize: (data) => worker.deserialize(data),
    }
  },
}

function tell(added: readonly (readonly [event: string, listener: Listener])[]): void {
  for (const [event, listener] of [...added]) {
    if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true })
  }
}
