import { ConnectFailure } from '../connect/connect-failure.ts'
import type { FailureReason } from './outcome.ts'
import { EncodingFailure } from './read-body.ts'

const reasonOfConnect = {
  address: 'private_address',
  name: 'unknown_host',
  timeout: 'timeout',
} as const satisfies Record<ConnectFailure['reason'], FailureReason>

/** Codes of Node and undici, by the start of their names. */
const reasonsByCode: readonly (readonly [pattern: RegExp, reason: FailureReason])[] = [
  [/^ENOTFOUND$/, 'unknown_host'],
  [/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/, 'certificate'],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  [/^(?:HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES)/, 'malformed'],
]

/** Codes that mean that we have called something wrongly. */
const mistake = /^(?:UND_)?ERR_INVALID_(?:ARG|RETURN|STATE)/

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** Why a request failed; null for a programming error, which must not be hidden. */
export function failureReason(error: unknown): FailureReason | null {
  if (error instanceof ConnectFailure) return reasonOfConnect[error.reason]
  if (error instanceof EncodingFailure) return 'malformed'
  const code = codeOf(error)
  if (code === null || mistake.test(code)) return null
  return reasonsByCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection'
}
