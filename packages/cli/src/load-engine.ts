import type { Engine } from './host.ts'

/** Loads the engine when a command first needs it. */
export async function loadEngine(): Promise<Engine> {
  return await import('@content-trust/engine')
}
