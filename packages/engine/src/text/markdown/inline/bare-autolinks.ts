import { AT, COLON, classify, DOT, LETTER_CLASS } from '../characters.ts'
import { overwrite } from '../scan-state.ts'
import { type Link, OPAQUE } from '../scanned-text.ts'
import { emailStart, protocolStart, skipBareUrl, skipEmailDomain, wwwStart } from './autolinks.ts'

/** Makes bare URLs and e-mail addresses in a stretch of text opaque, and records them as links. */
export function maskBareAutolinks(
  source: string,
  codes: Uint16Array,
  from: number,
  to: number,
  links: Link[],
): void {
  let earliest = from
  let at = from
  while (at < to) {
    const code = codes[at]
    const isMark = code === COLON || code === DOT || code === AT
    const start = isMark ? autolinkStart(codes, at, earliest) : -1
    const end = start === -1 ? -1 : autolinkEnd(codes, at, start, to, false)
    if (end === -1) {
      at++
      continue
    }
    const url = source.slice(start, end)
    links.push({ kind: 'autolink', start, end, textStart: start, textEnd: start, url })
    overwrite(codes, start, end, OPAQUE)
    at = end
    earliest = end
  }
}

/** Start of the bare autolink whose `:`, `.` or `@` is at `at`, but not before `earliest`; -1 when there is none. */
export function autolinkStart(codes: Uint16Array, at: number, earliest: number): number {
  const code = codes[at]
  if (code === COLON) return protocolStart(codes, at, earliest)
  if (code === DOT) return wwwStart(codes, at, earliest)
  const start = emailStart(codes, at, earliest)
  return start === at ? -1 : start
}

/** End of the bare autolink from `start` over the mark at `at`; -1 when it is not a link after all. */
export function autolinkEnd(
  codes: Uint16Array,
  at: number,
  start: number,
  limit: number,
  inBrackets: boolean,
): number {
  if (codes[at] === AT) return skipEmailDomain(codes, at + 1, limit)
  if (codes[at] === DOT) {
    const end = skipBareUrl(codes, start, limit, inBrackets)
    // “www. ” has no host: the URL would end before the dot it started from.
    return end > at + 1 ? end : -1
  }
  const domain = at + 3
  if (domain >= limit || classify(codes[domain]) !== LETTER_CLASS) return -1
  return skipBareUrl(codes, domain, limit, inBrackets)
}
