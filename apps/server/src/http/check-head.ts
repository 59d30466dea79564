import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { headerValues } from '../request/header-values.ts'

/** Far beyond what clients and proxies send. Node leaves out headers, or refuses them, from 1,000 or 2,000 on. */
const mostHeaders = 200
/** The characters of a host name or address with its port (RFC 3986, 3.2). */
const hostPattern = /^[\w.~:[\]%!$&'()*+,;=-]*$/

/** Refuses what a proxy in front could have read in another way, or what nobody sends who means well. */
export function checkHead(request: FastifyRequest): void {
  checkCount(request)
  checkHost(request)
  checkFraming(request)
  // Refused as in a body (decision 5).
  if (request.url.includes('%00')) {
    refuse('The address contains U+0000; expected text without it.')
  }
}

function refuse(detail: string): never {
  throw new ApiError('bad_request', detail)
}

function checkCount({ raw: { rawHeaders } }: FastifyRequest): void {
  const found = rawHeaders.length / 2
  if (found > mostHeaders) refuse(`Found ${found} headers, expected at most ${mostHeaders}.`)
}

/** Node reads the first `Host` header, and a proxy may have read the second (RFC 9112, 3.2). */
function checkHost({ raw }: FastifyRequest): void {
  const [host, ...others] = headerValues(raw.rawHeaders, 'host')
  // HTTP/1.0 needs none.
  if (host === undefined && raw.httpVersion === '1.0') return
  if (host === undefined || others.length > 0) {
    refuse(`Found ${host === undefined ? 0 : others.length + 1} Host headers, expected one.`)
  }
  if (!hostPattern.test(host)) refuse('Unexpected Host header, expected a name and a port.')
}

/** Where a body begins and ends, and what it is, has to be the same for everybody (RFC 9112, 6.1). */
function checkFraming({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersionMajor !== 1) {
    refuse(`Unexpected version HTTP/${raw.httpVersion}, expected HTTP/1.1.`)
  }
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || raw.httpVersion === '1.0')) {
    refuse('Unexpected `Transfer-Encoding`, expected `chunked`, in HTTP/1.1, or none.')
  }
  if (headerValues(raw.rawHeaders, 'content-type').length > 1) {
    refuse('Found several Content-Type headers, expected one.')
  }
}
