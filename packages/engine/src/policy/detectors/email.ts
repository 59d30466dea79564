import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { obscuredEmails } from './obscured-email.ts'

const AT = 0x40
/** Longest name and longest host of an address. */
const LONGEST_NAME = 64
const LONGEST_HOST = 253

/** E-mail addresses, in prose and as targets of links. */
export const emailAddress = defineDetector({
  id: 'email-address',
  names:
    'email address, email addresses, e-mail address, e-mail addresses, mail address, mail addresses, email, emails, e-mails',
  describe: 'e-mail addresses, in the text and in links, and such as “jane (at) example (dot) com”',
  readsQuotes: true,
  *find(draft) {
    yield* inProse(draft)
    yield* obscuredEmails(draft)
    for (const { url, start, end, textStart, textEnd } of draft.links) {
      const isMail = /^mailto:[^@\s]{1,64}@/i.test(url) || isAddress(url)
      if (isMail) yield textEnd > textStart ? { start: textStart, end: textEnd } : { start, end }
    }
  },
})

function isAddress(url: string): boolean {
  return !/[/:?]/.test(url) && placeOf(url, url.indexOf('@')) !== undefined
}

function* inProse(draft: DetectorDraft): Generator<Span> {
  const { source, units } = draft
  for (let at = source.indexOf('@'); at !== -1; at = source.indexOf('@', at + 1)) {
    const place = units[at] === AT ? placeOf(draft.prose, at) : undefined
    if (place !== undefined) yield place
  }
}

/** The address around an at sign. */
function placeOf(text: string, at: number): Span | undefined {
  if (text.charCodeAt(at) !== AT) return undefined
  let start = at
  while (start > 0 && at - start < LONGEST_NAME && /[\w.%+-]/.test(text[start - 1])) start--
  while (start < at && /[.%+-]/.test(text[start])) start++
  let end = at + 1
  let lastDot = -1
  while (end < text.length && end - at <= LONGEST_HOST && /[a-z0-9.-]/i.test(text[end])) {
    if (text[end] === '.') lastDot = end
    end++
  }
  // A full stop ends a sentence, not a host.
  while (end > at && /[.-]/.test(text[end - 1])) end--
  if (lastDot >= end) lastDot = text.lastIndexOf('.', end - 1)
  const isHost = lastDot > at + 1 && /^[a-z]{2,24}$/i.test(text.slice(lastDot + 1, end))
  return start < at && isHost ? { start, end } : undefined
}
