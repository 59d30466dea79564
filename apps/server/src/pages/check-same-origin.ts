import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/**
 * Refuses a change that another site asks for. The cookie is SameSite=Strict and the body must be
 * JSON; this holds where a browser gets either wrong. Every browser sends Origin with a POST.
 */
export function checkSameOrigin(request: Asked): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = typeof origin === 'string' && isOrigin(origin, request)
  if (isOwn && (site === undefined || site === 'same-origin')) return
  throw new ApiError('forbidden_origin', 'Expected a request of the account page itself.')
}

function isOrigin(origin: string, { host, protocol }: Asked): boolean {
  const url = URL.parse(origin)
  if (url === null || url.host !== host) return false
  // A page over https may come in as http, from a proxy that ends TLS and is not trusted; never the reverse.
  return url.protocol === 'https:' || url.protocol === `${protocol}:`
}
