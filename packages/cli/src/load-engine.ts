import type { Engine } from './host.ts'
import { UsageError } from './usage-error.ts'

/** Loads the engine when a command first needs it. */
export async function loadEngine(): Promise<Engine> {
  try {
    return await import('@content-trust/engine')
  } catch (error) {
    // The engine imports its models as JSON, and a cut file is no JSON.
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(
      `A file of the engine is damaged: ${error.message}. Expected the files as they were published; reinstall the package.`,
    )
  }
}
