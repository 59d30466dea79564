import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/**
 * Refuses cross-site changes. The cookie is SameSite=Strict and the body must be JSON; this check also
 * holds where a browser gets either wrong. Every browser sends `Origin` with a POST.
 */
export function checkSameOrigin(request: Asked): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = typeof origin === 'string' && isOrigin(origin, request)
  if (isOwn && (site === undefined || site === 'same-origin')) return
  throw new ApiError('forbidden_origin', 'Expected a request from the account page.')
}

function isOrigin(origin: string, { host, protocol }: Asked): boolean {
  const url = URL.parse(origin)
  if (url === null || url.host !== host) return false
  // Behind an untrusted proxy that ends TLS, a page over https arrives as http; never the reverse.
  return url.protocol === 'https:' || url.protocol === `${protocol}:`
}
