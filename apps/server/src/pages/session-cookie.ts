import type { FastifyRequest } from 'fastify'

// Browsers accept a `__Host-` cookie only over https; the plain name is for a local service.
const secureName = '__Host-account'
const plainName = 'content-trust-account'
const token = '([\\w-]{43})'

/** The session token that a browser sent. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const name = request.protocol === 'https' ? secureName : plainName
  const pattern = new RegExp(`(?:^|;\\s*)${name}=${token}(?=;|$)`)
  return pattern.exec(request.headers.cookie ?? '')?.[1]
}

/** The `Set-Cookie` value of a session; scripts cannot read it, and other sites cannot send it. */
export function sessionCookie(request: FastifyRequest, value: string, seconds: number): string {
  const isSecure = request.protocol === 'https'
  const start = `${isSecure ? secureName : plainName}=${value}; Path=/; Max-Age=${seconds}`
  return `${start}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
