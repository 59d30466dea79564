import { checkedConnector, isPublicAddress } from '@content-trust/sources/connect'
import { Client, type Dispatcher } from 'undici'
import type { FetchDeps } from './fetch-deps.ts'
import { maxBytes } from './media-policy.ts'
import type { MediaKind } from './media-types.ts'
import { OriginFailure } from './origin-failure.ts'

/** The outcome of one request to one origin. */
export type Hop =
  | { readonly to: 'bytes'; readonly bytes: Uint8Array; readonly type: string | undefined }
  | { readonly to: 'location'; readonly location: string }

type Headers = Dispatcher.ResponseData['headers']

const redirects = new Set([301, 302, 303, 307, 308])
const largestHeader = 16_384

/** The value of a header that was sent once; undefined for a repeated one. */
function single(headers: Headers, name: string): string | undefined {
  const value = headers[name]
  if (Array.isArray(value)) throw new OriginFailure('type')
  return value
}

async function readBody(response: Dispatcher.ResponseData, limit: number): Promise<Uint8Array> {
  const encoding = single(response.headers, 'content-encoding') ?? 'identity'
  // Only identity was requested, and nothing is ever decompressed.
  if (encoding.trim().toLowerCase() !== 'identity') throw new OriginFailure('type')
  if (Number(single(response.headers, 'content-length') ?? 0) > limit) {
    throw new OriginFailure('size')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    const bytes: Uint8Array = chunk
    size += bytes.length
    if (size > limit) throw new OriginFailure('size')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, size)
}

async function readResponse(response: Dispatcher.ResponseData, limit: number): Promise<Hop> {
  const { headers, statusCode } = response
  if (redirects.has(statusCode)) {
    const location = single(headers, 'location')
    if (location === undefined) throw new OriginFailure('redirect')
    return { to: 'location', location }
  }
  if (statusCode !== 200) throw new OriginFailure('status')
  const type = single(headers, 'content-type')
  return { to: 'bytes', bytes: await readBody(response, limit), type }
}

/** Sends one request to one origin, over a checked connection that is closed afterwards. */
export async function fetchHop(
  url: URL,
  kind: MediaKind,
  deps: FetchDeps,
  signal: AbortSignal,
): Promise<Hop> {
  const client = new Client(url.origin, {
    connect: checkedConnector({
      dialer: deps.network,
      isAllowed: (address) => isPublicAddress(address, deps.policy.deniedNetworks),
      connectMs: deps.policy.connectMs,
      certificates: deps.certificates,
      signal,
    }),
    allowH2: false,
    maxHeaderSize: largestHeader,
    maxResponseSize: maxBytes[kind],
    headersTimeout: deps.policy.totalMs,
    bodyTimeout: deps.policy.totalMs,
  })
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: {
        accept: `${kind}/*`,
        'accept-encoding': 'identity',
        'user-agent': 'content-trust',
      },
      signal,
    })
    // An unread body fails when its connection is closed below, as intended.
    response.body.on('error', () => undefined)
    return await readResponse(response, maxBytes[kind])
  } finally {
    await client.destroy()
  }
}
