import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../errors/api-error.ts'

const jsonType = /^application\/json[ \t]*(?:;|$)/i
const charsetParameter = /;[ \t]*charset[ \t]*=[ \t]*"?([^";\s]*)"?/gi

/** Refuses a body that is not plain UTF-8 JSON, before any of it is read (decision 5). */
export function checkContentType(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ApiError('unsupported_media_type', 'Expected a body without `Content-Encoding`.', {
      headers: { 'accept-encoding': 'identity' },
    })
  }
  const type = headers['content-type'] ?? ''
  if (!jsonType.test(type)) {
    throw new ApiError('unsupported_media_type', 'Expected `Content-Type: application/json`.')
  }
  for (const [, charset = ''] of type.matchAll(charsetParameter)) {
    if (!/^utf-?8$/i.test(charset)) {
      throw new ApiError('unsupported_media_type', 'Expected a body in UTF-8.')
    }
  }
}
