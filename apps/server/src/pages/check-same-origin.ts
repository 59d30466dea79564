import type { FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'

/**
 * Refuses a change that another site asks for. The cookie is SameSite=Strict and the body must be
 * JSON; this holds where a browser gets either wrong. Every browser sends Origin with a POST.
 */
export function checkSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = typeof origin === 'string' && hostOf(origin) === request.host
  if (isOwn && (site === undefined || site === 'same-origin')) return
  throw new ApiError('forbidden_origin', 'Expected a request of the account page itself.')
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
