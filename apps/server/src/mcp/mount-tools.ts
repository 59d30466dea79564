import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountCall, Route } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import type { MountOptions } from '../http/mount-route.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { CallsInFlight } from '../limits/calls-in-flight.ts'
import { limitPerMinute } from '../limits/calls-per-minute.ts'
import { traceOf } from '../logging/log.ts'
import { authenticate, readBearer } from '../request/bearer.ts'
import { stateOf } from '../request/call-state.ts'
import { checkContentType } from '../request/check-content-type.ts'
import { headerValues } from '../request/header-values.ts'
import { readJson } from '../request/read-json.ts'
import { checkOrigin } from './check-origin.ts'
import { type RouteTool, toolServer, toolsOf } from './tool-server.ts'

/** The path of the remote tools, so that other methods get 405 (decision 41). */
export const toolPath = { method: 'POST', path: '/mcp', allow: ['POST'] } as const

/** Serves those routes that are tools to remote clients. */
export function mountTools(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
): void {
  const tools = toolsOf(routes)
  // A call counts again when it runs: this limit is for bodies that are still being read.
  const readers = new CallsInFlight(options.config.callsInFlight)
  app.register(async (scope) => {
    // The body is not parsed here, because the protocol has its own error for invalid JSON.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.route({
      method: toolPath.method,
      url: toolPath.path,
      bodyLimit: byteCaps.analyze,
      onRequest: (request, reply) => admit(request, reply, readers, options),
      preParsing: async (request) => checkContentType(request.headers),
      handler: (request, reply) => serve(request, reply, tools, options),
    })
  })
}

/** Answers 403, then 401, then 429, before the protocol reads anything (decision 42). */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  readers: CallsInFlight,
  { services, config, perMinute }: MountOptions,
): Promise<void> {
  const state = stateOf(request)
  checkOrigin(request.headers, config)
  const header = readBearer(headerValues(request.raw.rawHeaders, 'authorization'))
  const key = header === undefined ? keyInAddress(request.url) : header
  state.holder = await authenticate(services.store, key)
  limitPerMinute(reply, state.holder, perMinute, config.callsPerMinute)
  state.release = readers.enter(state.holder.accountId)
}

/**
 * The key in the query, for clients that cannot set headers (decision 42); a repeated one is not
 * valid.
 */
function keyInAddress(url: string): string | null | undefined {
  const [key, ...others] = new URLSearchParams(url.split('?')[1] ?? '').getAll('key')
  return others.length > 0 ? null : key
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  tools: readonly RouteTool[],
  { services, inFlight }: MountOptions,
): Promise<FastifyReply> {
  const state = stateOf(request)
  if (state.holder === undefined) throw new ApiError('unauthorized', 'Expected a key.')
  const call: AccountCall = { requestId: request.id, holder: state.holder }
  const body = parse(request.body)
  if ('detail' in body) {
    return reply.code(400).type('application/json').send(parseError(body.detail))
  }
  const onFailure = (error: unknown) => {
    state.trace = traceOf(error)
  }
  const handler = createMcpHandler(
    () => toolServer(tools, call, { services, inFlight, onFailure }),
    { onerror: () => {} },
  )
  try {
    const response = await handler.fetch(webRequest(request), { parsedBody: body.value })
    reply.code(response.status)
    for (const [name, value] of response.headers) reply.header(name, value)
    // The tools never change, so a subscription is acknowledged and closed: every response ends.
    return await reply.send(await response.text())
  } finally {
    await handler.close()
  }
}

function parseError(detail: string): string {
  const error = { code: -32700, message: 'Parse error', data: { detail } }
  return JSON.stringify({ jsonrpc: '2.0', id: null, error })
}

/** The message of a body; what is wrong with it is the protocol's error, except its size, which is 413. */
function parse(body: unknown): { readonly value: unknown } | { readonly detail: string } {
  try {
    return body instanceof Uint8Array
      ? { value: readJson(body) }
      : { detail: 'The body is empty; expected JSON.' }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_request') return { detail: error.message }
    throw error
  }
}

const withheld = new Set(['authorization', 'cookie', 'content-length', 'transfer-encoding'])

/** The request for the protocol's library, without the key in header and address. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !withheld.has(name)) headers.set(name, value)
  }
  return new Request('http://localhost/mcp', { method: 'POST', headers, body: '{}' })
}
