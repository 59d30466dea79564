import { textBounds } from '@content-trust/engine/schema'
import { MediaError } from './media-error.ts'

/** White space, control characters and backslashes: URL parsers silently drop or convert them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafePattern = /[\u0000-\u0020\u007f-\u00a0\\]/

function refuse(expected: string): never {
  throw new MediaError('bad_request', `Unexpected media URL, expected ${expected}.`)
}

function isTooLong(text: string): boolean {
  // Characters are code points; a very long string is refused before they are counted.
  return text.length > 2 * textBounds.url || [...text].length > textBounds.url
}

/** Parses a media URL and checks its form, without resolving it. */
export function readMediaUrl(text: string, ports: readonly number[]): URL {
  if (isTooLong(text)) refuse(`at most ${textBounds.url.toLocaleString('en')} characters`)
  if (!/^https:\/\//i.test(text)) refuse('one that starts with https://')
  const url = unsafePattern.test(text) ? null : URL.parse(text)
  if (url === null || url.hostname === '') refuse('an absolute URL without white space')
  if (url.username !== '' || url.password !== '') refuse('no user name or password in it')
  if (!ports.includes(Number(url.port || 443))) refuse(`port ${ports.join(' or ')}`)
  return url
}
