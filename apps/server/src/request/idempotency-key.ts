import { ApiError } from '../errors/api-error.ts'

const MAX_LENGTH = 255
const visible = /^[\x21-\x7e]+$/
/** A quoted string of structured fields (RFC 9651): printable ASCII, with `\"` and `\\`. */
const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/

/**
 * The key of a header or of a tool's argument, raw or quoted (decision 38); undefined without one.
 */
export function readIdempotencyKey(sent: readonly string[]): string | undefined {
  const [value, ...others] = sent
  if (value === undefined) return undefined
  const inner = quoted.exec(value)?.[1]?.replaceAll(/\\(["\\])/g, '$1')
  const key = inner ?? value
  if (others.length === 0 && key.length <= MAX_LENGTH && visible.test(key)) return key
  throw new ApiError(
    'bad_request',
    `Expected one Idempotency-Key of 1 to ${MAX_LENGTH} visible ASCII characters.`,
  )
}
