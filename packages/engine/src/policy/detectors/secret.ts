import { isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { Span } from './detector-draft.ts'
import { addKeys, endsWord, isExample } from './secret-keys.ts'
import { namesOfValues } from './secret-places.ts'
import { addToldSecrets } from './told-secret.ts'

const UNDERSCORE = 0x5f

/** “password: hunter22x”, `API_KEY="…"`; `DB_PASSWORD` has what tells in its middle. */
const named: Form = {
  start: /pass|pwd?|secret|api|access|auth|client|private|token/gi,
  whole:
    /(?:pass(?:word|wd|phrase)|pwd?|secret(?:[_-]?(?:access)?[_-]?key)?|api[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|private[_-]?key|token)["'`]? ?(?:[:=]|is) ?["'`]?([^\s"'`,;<>(){}]{8,200})/iy,
  mayFollow: (code) => !isWordUnit(code) || code === UNDERSCORE,
  counts: looksRandom,
}
/** `ATLAS_KEY=…`: a variable whose value alone shows that it is a key. */
const variables: Form = {
  start: /key|token/gi,
  whole: /(?:key|token)["'`]? ?[:=] ?["'`]?([A-Za-z0-9+/_-]{12,200}={0,2})(?![\w-])/iy,
  mayFollow: (code) => code === UNDERSCORE,
  counts: looksMixed,
}
/** “PIN: 4921”. */
const codes: Form = {
  start: /pin|passcode/gi,
  whole: /(?:pin|passcode)(?: code)? ?(?:[:=]|is) ?["'`]?(\d{4,8})(?![\w.,]?\w)/iy,
  mayFollow: endsWord,
  counts: isCode,
}
/** An address with a name and a password. */
const inAddress: Form = {
  start: /(?<![\w-])[a-z][a-z0-9+.-]{1,20}:\/\//gi,
  whole: /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'`]{1,100}:([^\s/@"'`]{3,100})@/iy,
  mayFollow: endsWord,
  counts: isPassword,
}

/** `Authorization: Bearer …`. */
const bearer: Form = {
  start: /bearer/gi,
  whole: /bearer ["'`]?([A-Za-z0-9][A-Za-z0-9._~+/-]{15,400}={0,2})(?![\w-])/iy,
  mayFollow: endsWord,
  counts: looksMixed,
}

/** Secrets, in code and addresses too: that is where they are left. */
export const secret = defineDetector({
  id: 'secret',
  names:
    'secret, secrets, api key, api keys, access key, access keys, access token, access tokens, private key, private keys, password, passwords, credential, credentials, secret key, secret keys, pin, pins, pin code, pin codes, pin number, pin numbers, passcode, passcodes',
  describe: 'keys, tokens and passwords by their form, in code too',
  readsQuotes: true,
  find({ source }) {
    const found: Span[] = []
    addKeys(found, source)
    const names = namesOfValues(source)
    addValues(found, source, names, named)
    addValues(found, source, names, variables)
    addValues(found, source, names, codes)
    if (/bearer /i.test(source))
      addValues(found, source, [{ start: 0, end: source.length }], bearer)
    addBarePasswords(found, source)
    addToldSecrets(found, source)
    addValues(found, source, addressesWithNames(source), inAddress)
    return found
  },
})

/** “Xk9!tulip-7Rw” alone: capitals, small letters and digits around a sign; “Sheet1!A10” has no small letter behind it. */
const bare =
  /(?<![^\s"'`(“‘])(?=[^\s]{0,40}[A-Z])[A-Za-z]{0,20}\d[A-Za-z\d]{0,20}[!$#](?=[\w!$#-]{0,40}[a-z])(?=[\w!$#-]{0,40}\d)[\w!$#-]{5,40}(?![\w/:.@=(]\w)/g

function addBarePasswords(found: Span[], source: string): void {
  if (!/\w[!$#]\w/.test(source)) return
  for (const { index, 0: text } of source.matchAll(bare)) {
    if (!isExample(text)) found.push({ start: index, end: index + text.length })
  }
}

/** Schemes of addresses with an at sign somewhere behind their beginning. */
function addressesWithNames(source: string): Span[] {
  const schemes: Span[] = []
  let sign = source.indexOf('@')
  if (sign === -1) return schemes
  for (let at = source.indexOf('://'); at !== -1; at = source.indexOf('://', at + 3)) {
    if (sign < at) sign = source.indexOf('@', at)
    if (sign === -1) break
    if (sign - at < LONGEST_LOGIN)
      schemes.push({ start: Math.max(0, at - LONGEST_SCHEME), end: at + 3 })
  }
  return schemes
}

const LONGEST_SCHEME = 24
/** Units of a name and a password in an address, and of what is around them. */
const LONGEST_LOGIN = 210

/** How something begins, to be searched for once, its whole pattern, what may stand before it, and which values count. */
interface Form {
  /** Global. */
  readonly start: RegExp
  /** Sticky. */
  readonly whole: RegExp
  readonly mayFollow: (code: number) => boolean
  readonly counts: (value: string) => boolean
}

/** Adds the values of what has a form and begins in one of some places, which are in reading order. */
function addValues(found: Span[], source: string, places: readonly Span[], form: Form): void {
  const { start, whole, mayFollow, counts } = form
  let reached = 0
  for (const place of places) {
    const from = Math.max(reached, place.start)
    const text = source.slice(from, place.end)
    start.lastIndex = 0
    for (let begun = start.exec(text); begun !== null; begun = start.exec(text)) {
      const index = from + begun.index
      if (index < reached || !mayFollow(source.charCodeAt(index - 1))) continue
      whole.lastIndex = index
      const match = whole.exec(source)
      if (match === null) continue
      reached = index + match[0].length
      const [all, value = ''] = match
      const at = index + all.lastIndexOf(value)
      const shown = value.replace(/[.!?*_]+$/, '')
      if (counts(shown)) found.push({ start: at, end: at + shown.length })
    }
  }
}

/** Letters and digits or signs mixed, as no word and no name of a variable is. */
function looksRandom(value: string): boolean {
  if (value.length < 8 || isExample(value)) return false
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*?~]/].filter((kind) => kind.test(value)).length
  return (
    kinds >= 2 &&
    /\d/.test(value) &&
    !/^(?:\$|%|process\.|os\.|https?:|\/|v?\d+(?:\.\d+)+$)/.test(value)
  )
}

/** Letters and digits that change often, in both sizes of letters: no name of a column, of a version or of a day. */
function looksMixed(value: string): boolean {
  const changes = value.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0
  return changes >= 4 && /[a-z]/.test(value) && /[A-Z]/.test(value) && looksRandom(value)
}

/** “1234” stands in for a number. */
function isCode(value: string): boolean {
  return !/^(?:1234|12345|123456|(.)\1+)$/.test(value)
}

/** What is no variable, such as `$(KEY)`, and no name of what goes there, such as `PASS`. */
function isPassword(value: string): boolean {
  return !isExample(value) && !/^(?:[$%]|[A-Z_]+$|pass$|pw$)/.test(value)
}
