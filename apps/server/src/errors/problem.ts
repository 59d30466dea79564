import { type Problem, type ProblemCode, problemStatuses } from '@content-trust/engine/schema'
import type { ApiError } from './api-error.ts'

/**
 * The type of a problem: one constant whatever host serves the call (R-ERR-03, decision 26), and a
 * reference that leads to the problem's page on that host (RFC 9457, 3.1.1).
 */
export function problemType(code: ProblemCode): `/problems/${ProblemCode}` {
  return `/problems/${code}`
}

/** The title of each problem, and the advice on its page. */
export const problemTexts: Readonly<Record<ProblemCode, { title: string; advice: string }>> = {
  bad_request: {
    title: 'The request is not valid',
    advice: 'Correct the fields named in `errors` and send the request again.',
  },
  unsupported_mode: {
    title: 'The mode is not supported',
    advice: 'Use a type or mode that the endpoint lists. Nothing was charged.',
  },
  media_fetch_failed: {
    title: 'The media could not be fetched',
    advice:
      'Check that the address is public, uses https on a port that the service allows, which is 443 unless its operator chose others, answers within 20 seconds and serves an accepted type and size.',
  },
  unauthorized: {
    title: 'The API key is missing or not valid',
    advice: 'Send `Authorization: Bearer <API_KEY>` with a key that is not revoked or expired.',
  },
  insufficient_credit: {
    title: 'The prepaid credit does not cover this call',
    advice: 'Add credit, or send a shorter request: `required_cents` is its price.',
  },
  forbidden_origin: {
    title: 'The origin is not allowed',
    advice: 'Call this endpoint from a server, or from an origin that its operator allows.',
  },
  account_suspended: {
    title: 'The account is suspended',
    advice:
      'Ask the operator of the service. Nothing was charged, and your credit and your keys are kept.',
  },
  not_found: { title: 'There is nothing at this path', advice: 'Check the path.' },
  method_not_allowed: {
    title: 'The method is not allowed here',
    advice: 'Use a method that the `Allow` header names.',
  },
  request_timeout: {
    title: 'The request took too long to arrive',
    advice: 'Send the whole request within the time limit.',
  },
  idempotency_conflict: {
    title: 'The Idempotency-Key was used with another body',
    advice: 'Use a new key for a new request.',
  },
  idempotency_in_progress: {
    title: 'The same request is still being answered',
    advice: 'Wait for the seconds in `Retry-After`, then send it again with the same key.',
  },
  payload_too_large: {
    title: 'The body is too large',
    advice:
      'Send fewer bytes: `/v1/analyze` and `/mcp` take 8 MiB, of which 2 MiB may be something else than inline media, other endpoints for texts 2 MiB, and all others 256 KiB.',
  },
  unsupported_media_type: {
    title: 'The media type of the body is not supported',
    advice: 'Send UTF-8 JSON with `Content-Type: application/json` and no `Content-Encoding`.',
  },
  rate_limited: {
    title: 'Too many calls',
    advice: 'Wait for the seconds in `Retry-After`, then try again.',
  },
  internal_error: {
    title: 'The service failed',
    advice: 'Nothing was charged. Report the `request_id` if it happens again.',
  },
  provider_unavailable: {
    title: 'The scorer for this kind of content is not available',
    advice: 'Nothing was charged. Retry later, with exponential backoff and a limit.',
  },
  extractor_unavailable: {
    title: 'The video extractor is not available',
    advice: 'Nothing was charged. Retry later, with exponential backoff and a limit.',
  },
  records_unavailable: {
    title: 'The service cannot reach its records',
    advice:
      'Repeat the call, a charged one with the same `Idempotency-Key`: it is charged once, even where its outcome is unknown.',
  },
  overloaded: {
    title: 'The service is overloaded',
    advice: 'Wait for the seconds in `Retry-After`, then try again.',
  },
}

/** The `Link` header that leads to the page of a problem, at the host that was called. */
export function helpLink(code: ProblemCode): string {
  return `<${problemType(code)}>; rel="help"`
}

/**
 * The problem document of an error: RFC 9457, and the alternative shape beside it (decision 26).
 */
export function toProblem(error: ApiError, requestId: string): Problem {
  const { code, message, extras } = error
  const { errors, required_cents, balance_cents } = extras
  return {
    type: problemType(code),
    title: problemTexts[code].title,
    status: problemStatuses[code],
    detail: message,
    instance: requestId,
    code,
    request_id: requestId,
    error: code,
    message,
    ...(required_cents === undefined ? {} : { required_cents }),
    ...(balance_cents === undefined ? {} : { balance_cents }),
    ...(errors === undefined ? {} : { errors: errors.slice(0, 20).map((each) => ({ ...each })) }),
  }
}
