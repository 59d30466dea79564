import { setTimeout as pause } from 'node:timers/promises'
import { toApiError } from '../errors/to-api-error.ts'

/** Milliseconds that a refusal waits: less than a client that honours `Retry-After` waits anyway. */
const refusalMs = 200

/**
 * Holds a refusal for too many calls back, so that a client that repeats it at once repeats it a few times
 * a second for each connection; other errors pass.
 */
export async function holdRefusal(admission: Promise<void>): Promise<void> {
  try {
    await admission
  } catch (error) {
    const { code } = toApiError(error)
    if (code === 'rate_limited' || code === 'overloaded') await pause(refusalMs)
    throw error
  }
}
