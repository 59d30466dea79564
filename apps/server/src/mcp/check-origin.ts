import type { IncomingHttpHeaders } from 'node:http'
import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server'
import type { HttpConfig } from '../config.ts'
import { ApiError } from '../errors/api-error.ts'

/**
 * Refuses pages of other sites, and foreign host names that resolve to this machine (decision 42).
 */
export function checkOrigin(
  { origin, host }: IncomingHttpHeaders,
  { isLoopback, allowedHosts, allowedOrigins }: HttpConfig,
): void {
  const local = isLoopback ? localhostAllowedHostnames() : []
  if (isLoopback && !validateHostHeader(host, [...local, ...allowedHosts]).ok) {
    throw new ApiError('forbidden_origin', 'The host name is not one of this service.')
  }
  if (origin === undefined || allowedOrigins.includes(origin)) return
  const url = URL.parse(origin)
  if (url === null || !local.includes(url.hostname)) {
    throw new ApiError('forbidden_origin', 'The origin is not allowed.')
  }
}
