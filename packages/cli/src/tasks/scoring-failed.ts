import { errorCode } from '@content-trust/workspace'
import type { Failed } from './outcome.ts'

/** Reports an error thrown while scoring, and whether its cause is the input or a bug. */
export function scoringFailed(shown: string, error: unknown): Failed {
  const message = error instanceof Error ? error.message : String(error)
  // The engine gives mistakes of its callers a code; anything else is a bug.
  const code = error instanceof Error && error.name === 'EngineError' ? errorCode(error) : null
  const isBug = code === null || code === 'invalid_model'
  return {
    status: 'failed',
    shown,
    problem: isBug ? `could not be scored because of an internal error: ${message}` : message,
    ...(isBug && error instanceof Error && error.stack ? { stack: error.stack } : {}),
  }
}
