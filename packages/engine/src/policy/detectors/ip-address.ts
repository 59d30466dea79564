import { isDigit, isWordUnit, matchesNear } from './characters.ts'
import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const four = new RegExp(`${octet}(?:\\.${octet}){3}(?![\\w.]?\\w)`, 'y')
/** What four numbers count where they are no address. */
const version = /(?:version|release|section|chapter|clause|v|no\.?)[ \u00a0]?$/i
/** Units before an address that may say what it is. */
const REACH = 12

const six = /(?<![\w:.])[\da-f:]{3,39}(?:\.\d{1,3}){0,3}(?![\w:])/gi

/** Addresses of machines. */
export const ipAddress = defineTextDetector({
  id: 'ip-address',
  names: 'ip address, ip addresses, ip, ips, internet protocol addresses, server addresses',
  describe: 'IP addresses such as “203.0.113.7”, but not version numbers',
  readsQuotes: true,
  parameter: {
    name: 'network',
    fallback: 'any',
    choices: ['any', 'private'],
    describe: '`private` for those of networks of one’s own, such as “10.0.3.4”',
  },
  *find(draft, network) {
    for (const span of allOf(draft)) {
      if (network !== 'private' || ofOwn.test(draft.prose.slice(span.start, span.end))) yield span
    }
  },
})

/** Ranges that RFC 1918 and RFC 4193 set aside for networks of one's own. */
const ofOwn = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/i

function* allOf(draft: DetectorDraft): Generator<Span> {
  yield* shortOnes(draft)
  if (!draft.source.includes('::')) return
  for (const { index, 0: text } of draft.prose.matchAll(six)) {
    if (isLongOne(text)) yield { start: index, end: index + text.length }
  }
}

function* shortOnes(draft: DetectorDraft): Generator<Span> {
  const near = { starts: draft.digitStarts, reach: 0 }
  for (const { index, 0: text } of matchesNear(draft, near, four, mayBegin)) {
    const before = draft.prose.slice(Math.max(0, index - REACH), index)
    const end = index + text.length
    if (!version.test(before) && !isNumbering(draft, index, end)) yield { start: index, end }
  }
}

/** “## 6.1.2.4 Backports”, “6.1.2.4. Backports”. */
function isNumbering({ source, prose }: DetectorDraft, start: number, end: number): boolean {
  const line = source.slice(Math.max(0, start - REACH), start)
  const isHeading = /(?:^|\n)#{1,6} $/.test(line)
  return isHeading || (/(?:^|\n)\s*$/.test(line) && /^\. /.test(prose.slice(end, end + 2)))
}

function mayBegin(units: Uint16Array, at: number): boolean {
  const before = units[at - 1]
  return isDigit(units[at]) && !isWordUnit(before) && before !== 0x2e
}

/** Groups of an address with “::” in it for those that are zero. */
function isLongOne(text: string): boolean {
  const groups = text
    .replace(/(?:\.\d{1,3}){3}$/, '')
    .split(':')
    .filter((group) => group !== '')
  const isShortened = text.split('::').length === 2 && groups.length < 8
  return isShortened && /\d/.test(text) && groups.every((group) => group.length <= 4)
}
