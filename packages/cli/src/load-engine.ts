import type { About } from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import type { Engine, TextEngine } from './host.ts'

/** Loads the engine when a command first needs it. */
export async function loadEngine(): Promise<Engine> {
  return await orDamaged(() => import('@content-trust/engine'))
}

/** Loads the part of the engine that scores text. */
export async function loadTextEngine(): Promise<TextEngine> {
  return await orDamaged(() => import('@content-trust/engine/text'))
}

/** Loads what the engine says of itself; checks every model. */
export async function loadAbout(): Promise<About> {
  const { about } = await orDamaged(() => import('@content-trust/engine/about'))
  return about()
}

async function orDamaged<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // The engine imports its models as JSON, and a truncated file is not valid JSON.
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(
      `A file of the engine is damaged: ${error.message}. Expected the files as they were published; reinstall the package.`,
    )
  }
}
