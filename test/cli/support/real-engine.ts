import * as engine from '@content-trust/engine'
import { run } from './fake-host.ts'

/** What a host passes to run a command with the engine itself. */
export const realEngine = {
  loadEngine: async () => engine,
  loadTextEngine: async () => engine,
}

/** Runs a command line in this process with the engine itself. */
export const runWithEngine: typeof run = (cwd, args, more = {}) =>
  run(cwd, args, { ...realEngine, ...more })
