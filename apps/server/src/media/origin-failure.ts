import { ConnectFailure } from '@content-trust/sources/connect'
import type { FetchFailure } from './media-error.ts'

/** A fetch that failed; callers see one uniform error instead. */
export class OriginFailure extends Error {
  override readonly name = 'OriginFailure'
  readonly reason: FetchFailure
  constructor(reason: FetchFailure) {
    super(reason)
    this.reason = reason
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Why a fetch failed; undefined for a programming error, which must not be hidden. */
export function failureOf(error: unknown): FetchFailure | undefined {
  if (error instanceof OriginFailure) return error.reason
  if (error instanceof ConnectFailure) return error.reason === 'name' ? 'address' : error.reason
  const code = codeOf(error)
  if (code === undefined || /^(?:UND_)?ERR_INVALID_(?:ARG|RETURN|STATE)/.test(code)) {
    return undefined
  }
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'size' : 'connection'
}
