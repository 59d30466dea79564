import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestOptions,
  request,
  type Server,
} from 'node:http'
import type { createApp } from '../../../apps/server/src/app.ts'
import { routes } from '../../../apps/server/src/routes.ts'
import type { SentRequest } from '../../server/support/start-service.ts'
import { originHeader } from './switchboard.ts'

export interface RawAnswer {
  readonly statusCode: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly body: string
}

type App = ReturnType<typeof createApp>

const callHeader = 'x-contract-call'
const servers = new WeakMap<App, Promise<Server>>()
/** Requests in the proxy, by their id. */
const calls = new Map<string, { readonly sent: SentRequest; answer?: RawAnswer }>()

/** Whether a request is one that the published document describes. */
export function isDescribed({ method = 'GET', url }: SentRequest): boolean {
  return routes.some((route) => route.method === method && route.path === url)
}

/**
 * Sends a request to a socket of the service through Prism, which fails on an answer that is not in
 * the document. Prism parses and rewrites bodies, so the bytes of the test wait behind it: what
 * reaches the service, and what comes back to the test, is what was sent.
 */
export async function sendThroughPrism(
  app: App,
  sent: SentRequest,
  prism: string,
): Promise<RawAnswer> {
  const server = await (servers.get(app) ?? open(app))
  const id = randomUUID()
  const call: { sent: SentRequest; answer?: RawAnswer } = { sent }
  calls.set(id, call)
  const judged = await exchange(
    {
      port: new URL(prism).port,
      path: sent.url,
      method: sent.method ?? 'GET',
      headers: {
        [originHeader]: String(portOf(server)),
        [callHeader]: id,
        authorization: 'Bearer stands-in',
        'content-type': 'application/json',
      },
    },
    sent.method === 'POST' ? '{}' : undefined,
  )
  calls.delete(id)
  const { answer } = call
  if (answer === undefined) throw new Error(`Prism passed nothing on: ${judged.body}`)
  const violations = judged.headers['sl-violations']
  const isSame = judged.statusCode === answer.statusCode && sameJson(judged.body, answer.body)
  if (!isSame || violations !== undefined) {
    throw new Error(
      `${sent.method} ${sent.url} answered ${answer.statusCode}; Prism: ${violations ?? judged.body}`,
    )
  }
  return answer
}

function sameJson(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other
  return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))
}

/** Two sockets for a service: one that Prism ends at, and behind it that of the service itself. */
function open(app: App): Promise<Server> {
  const opened = (async () => {
    await app.ready()
    const service = await listen(
      createServer((incoming, outgoing) => app.routing(incoming, outgoing)),
    )
    return listen(
      createServer(async (incoming, outgoing) => {
        const call = calls.get(String(incoming.headers[callHeader]))
        incoming.resume()
        const answer =
          call && (await perform(app, call.sent, portOf(service)).catch(() => undefined))
        if (call === undefined || answer === undefined) {
          outgoing.destroy()
          return
        }
        call.answer = answer
        const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode, headers).end(answer.body)
      }),
    )
  })()
  servers.set(app, opened)
  return opened
}

/** Sends the request of the test unchanged. A request from another address cannot use a local socket. */
async function perform(app: App, sent: SentRequest, port: number): Promise<RawAnswer> {
  if (sent.remoteAddress !== undefined) return app.inject(sent)
  const { method = 'GET', url, payload } = sent
  // Node itself states no length of the body of a GET.
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
  const headers = { ...length, ...sent.headers }
  // A request that is refused before it is read may be cut off before its sender reads the answer.
  return exchange({ port, method, path: url, headers }, payload).catch(() => app.inject(sent))
}

/** One request on a connection of its own. */
async function exchange(
  options: RequestOptions,
  payload: string | Buffer | undefined,
): Promise<RawAnswer> {
  const outgoing = request({ host: '127.0.0.1', agent: false, ...options })
  outgoing.on('error', () => undefined)
  outgoing.end(payload)
  const [incoming] = await once(outgoing, 'response')
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return {
    statusCode: incoming.statusCode,
    headers: withSingleCookie(incoming.headers),
    body: Buffer.concat(parts).toString(),
  }
}

/** One cookie is one value, as where there is no socket. */
function withSingleCookie(headers: IncomingHttpHeaders): RawAnswer['headers'] {
  const { 'set-cookie': cookies, ...rest } = headers
  return {
    ...rest,
    ...(cookies === undefined ? {} : { 'set-cookie': cookies.length === 1 ? cookies[0] : cookies }),
  }
}

async function listen(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
