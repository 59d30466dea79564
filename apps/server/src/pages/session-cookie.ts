import type { FastifyRequest } from 'fastify'

// A browser keeps a `__Host-` cookie only from https; the plain name serves a machine by itself.
const secureName = '__Host-account'
const plainName = 'content-trust-account'
const token = '([\\w-]{43})'

/** The session token that a browser sent. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const name = request.protocol === 'https' ? secureName : plainName
  const pattern = new RegExp(`(?:^|;\\s*)${name}=${token}(?=;|$)`)
  return pattern.exec(request.headers.cookie ?? '')?.[1]
}

/** Hands the browser a session; scripts cannot read it and other sites cannot send it. */
export function sessionCookie(request: FastifyRequest, value: string, seconds: number): string {
  const isSecure = request.protocol === 'https'
  const start = `${isSecure ? secureName : plainName}=${value}; Path=/; Max-Age=${seconds}`
  return `${start}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
