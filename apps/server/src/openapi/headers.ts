import type { Route } from '../define-route.ts'

type Header = Readonly<Record<string, unknown>>

const text = (description: string): Header => ({ description, schema: { type: 'string' } })
const seconds = (description: string): Header => ({
  description,
  schema: { type: 'integer', minimum: 1 },
})

/** The headers that an answer of a route may carry, by status. */
export function headersOf(route: Route, status: number): Readonly<Record<string, Header>> {
  const isReplayable = route.work.kind === 'billed' && status === 200
  const isLimited = status === 429 || status === 409 || status === 503
  return {
    'x-request-id': text('The id of this call; quote it in a report.'),
    ...(isReplayable ? { 'Idempotency-Replayed': text('`true` on a stored answer.') } : {}),
    ...(status === 401 ? { 'WWW-Authenticate': text('A bearer challenge.') } : {}),
    ...(isLimited ? { 'Retry-After': seconds('Seconds to wait before retrying.') } : {}),
    ...(route.access === 'account' && status !== 401
      ? {
          'RateLimit-Policy': text('The calls a minute of an account that has such a limit.'),
          RateLimit: text('Calls left, and the seconds until the next one is allowed.'),
        }
      : {}),
    ...(route.access === 'demo'
      ? {
          'RateLimit-Policy': text('The limit and its window in seconds.'),
          RateLimit: text('Calls left, and the seconds until the next one is allowed.'),
        }
      : {}),
    ...(route.deprecation === undefined
      ? {}
      : { Deprecation: text('The date since which the endpoint is deprecated.') }),
    ...linkOf(route, status),
  }
}

function linkOf({ deprecation }: Route, status: number): Readonly<Record<string, Header>> {
  const targets = [
    ...(deprecation === undefined ? [] : ['The endpoint that replaces it (`successor-version`).']),
    ...(status === 200 ? [] : ['The page of the problem (`help`).']),
  ]
  return targets.length === 0 ? {} : { Link: text(targets.join(' ')) }
}
