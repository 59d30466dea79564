import * as engine from '@content-trust/engine'

/** What a host passes to run a command with the engine itself. */
export const realEngine = {
  loadEngine: async () => engine,
  loadTextEngine: async () => engine,
}
