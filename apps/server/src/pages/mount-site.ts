import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Services } from '../services.ts'
import { limitSlot } from './limit-slot.ts'
import { accountCalls, findVisitor, mountAccount } from './mount-account.ts'
import { fillPages, type PageFile, type PageFiles } from './page-files.ts'

/** Paths and methods of the pages and of what they call. */
export const sitePaths = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/assets/:name' },
  ...accountCalls,
]

/** A page may run its own script and style, call its own server, and load nothing else. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** What builds the address of a script: on the demo page the one policy that starts the engine’s thread. */
const trustedTypes = (name: string) =>
  name === 'demo.html' ? 'trusted-types score-thread' : "trusted-types 'none'"

/** Serves the demo page, the account page, their files and what the account page calls. */
export function mountSite(
  app: FastifyInstance,
  services: Services,
  config: Pick<HttpConfig, 'demoCallsPerHour'>,
  built: PageFiles,
): void {
  const files = fillPages(built, { [limitSlot]: String(config.demoCallsPerHour) })
  app.get('/', (request, reply) => sendPage(request, reply, files, 'demo.html'))
  app.get('/account', async (request, reply) => {
    const visitor = await findVisitor(request, services)
    const name = visitor === null ? 'sign-in.html' : 'account.html'
    return sendPage(request, reply, files, name)
  })
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const file = files.assets.get(request.params.name)
    if (file === undefined) throw new ApiError('not_found', 'There is no file of this name.')
    // The name contains a hash of the content, so a cached file never becomes stale.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendFile(request, reply, file)
  })
  mountAccount(app, services)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages }: PageFiles,
  name: string,
): FastifyReply {
  const file = pages.get(name)
  if (file === undefined) {
    throw new ApiError('not_found', 'The pages are not built: run `npm run build:pages`.')
  }
  reply.headers({
    'content-security-policy': `${pagePolicy}; ${trustedTypes(name)}`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  })
  return sendFile(request, reply, file)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  reply.type(file.type).header('vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return reply.send(file.bytes)
  return reply.header('content-encoding', 'gzip').send(file.gzipped)
}
