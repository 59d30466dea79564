import type { Dispatcher } from 'undici'
import { acceptedEncodings, readBody } from './read-body.ts'

/** How we introduce ourselves; `robots.txt` may address us by the part before the slash. */
export const userAgent = 'content-trust/0.1 (checks the links of a draft)'

/** What a server is asked with beside the address. */
export interface RequestOptions {
  readonly dispatcher: Dispatcher
  readonly accept: string
  /** What the cache knows of this address, so that the server may answer that it is unchanged. */
  readonly known: Validators | null
  readonly mostBytes: number
  readonly signal: AbortSignal
}

/** What a server calls the version of a page that it sent. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** What one server answered to one request. */
export interface Reply extends Validators {
  readonly status: number
  readonly location: string | null
  readonly type: string | null
  readonly retryAfter: string | null
  readonly isChallenge: boolean
  readonly body: Uint8Array
  readonly isTruncated: boolean
}

const redirects = new Set([301, 302, 303, 307, 308])
const noBody = new Uint8Array()

/** The value of a header; of one that was sent several times, the first. */
function header(headers: Dispatcher.ResponseData['headers'], name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

function conditions(known: Validators | null): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
}

/** Sends one request, without credentials and cookies, and reads its answer up to the limit. */
export async function sendRequest(address: URL, options: RequestOptions): Promise<Reply> {
  const { headers, statusCode, body } = await options.dispatcher.request({
    origin: address.origin,
    path: address.pathname + address.search,
    method: 'GET',
    headers: {
      accept: options.accept,
      'accept-encoding': acceptedEncodings,
      'accept-language': 'en, *;q=0.5',
      'user-agent': userAgent,
      ...conditions(options.known),
    },
    signal: options.signal,
  })
  const reply = {
    status: statusCode,
    location: redirects.has(statusCode) ? header(headers, 'location') : null,
    type: header(headers, 'content-type'),
    etag: header(headers, 'etag'),
    lastModified: header(headers, 'last-modified'),
    retryAfter: header(headers, 'retry-after'),
    isChallenge: header(headers, 'cf-mitigated') === 'challenge',
  }
  if (reply.location !== null || statusCode === 304) {
    await body.dump({ limit: 65_536 }).catch(() => undefined)
    return { ...reply, body: noBody, isTruncated: false }
  }
  const encoding = header(headers, 'content-encoding') ?? ''
  return { ...reply, ...(await readBody(body, encoding, options.mostBytes)) }
}
