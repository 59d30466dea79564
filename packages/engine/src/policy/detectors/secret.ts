import { isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { Span } from './detector-draft.ts'
import { namesOfValues } from './secret-places.ts'
import { toldSecrets } from './told-secret.ts'

const HYPHEN = 0x2d
const FULL_STOP = 0x2e
const UNDERSCORE = 0x5f

function endsWord(code: number): boolean {
  return !isWordUnit(code) && code !== HYPHEN
}

/** Keys by their form, each with its own beginning. */
const keys =
  /(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)|gh[pousr]_[A-Za-z0-9]{36,251}(?!\w)|github_pat_\w{60,90}(?!\w)|glpat-[\w-]{20,40}(?![\w-])|xox[abprs]-[\w-]{20,120}(?![\w-])|(?:sk|rk|pk)_live_[A-Za-z0-9]{16,120}(?!\w)|sk-(?:proj-|ant-|svcacct-)?[\w-]{32,200}(?![\w-])|AIza[\w-]{35}(?![\w-])|ya29\.[\w-]{20,200}|SG\.[\w-]{22}\.[\w-]{43}(?![\w-])|npm_[A-Za-z0-9]{36}(?!\w)|pypi-AgEI[\w-]{50,200}|hf_[A-Za-z0-9]{34}(?!\w)|key-[0-9a-f]{32}(?!\w)|SK[0-9a-f]{32}(?!\w)|dop_v1_[0-9a-f]{64}(?!\w)|shpat_[0-9a-f]{32}(?!\w)|-----BEGIN (?:[A-Z]{2,10} ){0,3}PRIVATE KEY-----|eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10,2000}/y
/** Units of the shortest key, which has no space. */
const SHORTEST_KEY = 20
const PRIVATE_KEY = '-----BEGIN '

/** Where a key may begin: in a long run of what keys are made of, and behind each full stop in it. */
function keyPlaces(source: string): number[] {
  const places: number[] = []
  let start = 0
  while (start + SHORTEST_KEY <= source.length) {
    // Backwards, because most words end long before: what is before their end need not be read.
    let at = start + SHORTEST_KEY - 1
    while (at >= start && isOfKey(source.charCodeAt(at))) at--
    if (at >= start) {
      start = at + 1
      continue
    }
    if (endsWord(source.charCodeAt(start - 1))) places.push(start)
    for (at = start; isOfKey(source.charCodeAt(at)); at++) {
      if (source.charCodeAt(at) === FULL_STOP) places.push(at + 1)
    }
    start = at + 1
  }
  for (let at = source.indexOf(PRIVATE_KEY); at !== -1; at = source.indexOf(PRIVATE_KEY, at + 1)) {
    if (endsWord(source.charCodeAt(at - 1))) places.push(at)
  }
  return places.sort((a, b) => a - b)
}

function isOfKey(code: number): boolean {
  return code < 0x80 && (isWordUnit(code) || code === HYPHEN || code === FULL_STOP)
}

function* keysIn(source: string): Generator<Span> {
  let reached = 0
  for (const index of keyPlaces(source)) {
    if (index < reached) continue
    keys.lastIndex = index
    const [text = ''] = keys.exec(source) ?? []
    if (text === '') continue
    reached = index + text.length
    if (!isExample(text)) yield { start: index, end: reached }
  }
}

/** “password: hunter22x”, `API_KEY="…"`; `DB_PASSWORD` has what tells in its middle. */
const named: Form = {
  start: /pass|pwd?|secret|api|access|auth|client|private|token/gi,
  whole:
    /(?:pass(?:word|wd|phrase)|pwd?|secret(?:[_-]?(?:access)?[_-]?key)?|api[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|private[_-]?key|token)["'`]? ?(?:[:=]|is) ?["'`]?([^\s"'`,;<>(){}]{8,200})/iy,
  mayFollow: (code) => !isWordUnit(code) || code === UNDERSCORE,
}
/** “PIN: 4921”. */
const codes: Form = {
  start: /pin|passcode/gi,
  whole: /(?:pin|passcode)(?: code)? ?(?:[:=]|is) ?["'`]?(\d{4,8})(?![\w.,]?\w)/iy,
  mayFollow: endsWord,
}
/** The last letters of all names of `named` and `codes`. */
const endings = 'dentwy'
/** An address with a name and a password. */
const inAddress: Form = {
  start: /(?<![\w-])[a-z][a-z0-9+.-]{1,20}:\/\//gi,
  whole: /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'`]{1,100}:([^\s/@"'`]{3,100})@/iy,
  mayFollow: endsWord,
}

/** Secrets, in code and addresses too: that is where they are left. */
export const secret = defineDetector({
  id: 'secret',
  names:
    'secret, secrets, api key, api keys, access key, access keys, access token, access tokens, private key, private keys, password, passwords, credential, credentials, secret key, secret keys, pin, pins, pin code, pin codes, pin number, pin numbers, passcode, passcodes',
  describe: 'keys, tokens and passwords by their form, in code too',
  readsQuotes: true,
  *find({ source }) {
    yield* keysIn(source)
    const names = namesOfValues(source, endings)
    yield* valuesOf(source, names, named, looksRandom)
    yield* valuesOf(source, names, codes, isCode)
    yield* barePasswords(source)
    yield* toldSecrets(source)
    yield* valuesOf(source, addressesWithNames(source), inAddress, isPassword)
  },
})

/** “Xk9!tulip-7Rw” alone: capitals, small letters and digits around a sign; “Sheet1!A10” has no small letter behind it. */
const bare =
  /(?<![^\s"'`(“‘])(?=[^\s]{0,40}[A-Z])[A-Za-z]{0,20}\d[A-Za-z\d]{0,20}[!$#](?=[\w!$#-]{0,40}[a-z])(?=[\w!$#-]{0,40}\d)[\w!$#-]{5,40}(?![\w/:.@=(]\w)/g

function* barePasswords(source: string): Generator<Span> {
  if (!/\w[!$#]\w/.test(source)) return
  for (const { index, 0: text } of source.matchAll(bare)) {
    if (!isExample(text)) yield { start: index, end: index + text.length }
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

/** How something begins, to be searched for once, its whole pattern, and what may stand before it. */
interface Form {
  readonly start: RegExp
  /** Sticky. */
  readonly whole: RegExp
  readonly mayFollow: (code: number) => boolean
}

/** What has a form and begins in one of some places, which are in reading order. */
function* matchesIn(
  source: string,
  places: readonly Span[],
  { start, whole, mayFollow }: Form,
): Generator<RegExpExecArray> {
  let reached = 0
  for (const place of places) {
    const from = Math.max(reached, place.start)
    for (const begun of source.slice(from, place.end).matchAll(start)) {
      const index = from + begun.index
      if (index < reached || !mayFollow(source.charCodeAt(index - 1))) continue
      whole.lastIndex = index
      const match = whole.exec(source)
      if (match === null) continue
      yield match
      reached = index + match[0].length
    }
  }
}

function* valuesOf(
  source: string,
  places: readonly Span[],
  form: Form,
  counts: (value: string) => boolean,
): Generator<Span> {
  for (const { index, 0: text, 1: value = '' } of matchesIn(source, places, form)) {
    const start = index + text.lastIndexOf(value)
    const shown = value.replace(/[.!?*_]+$/, '')
    if (counts(shown)) yield { start, end: start + shown.length }
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

/** “1234” stands in for a number. */
function isCode(value: string): boolean {
  return !/^(?:1234|12345|123456|(.)\1+)$/.test(value)
}

/** What is no variable, such as `$(KEY)`, and no name of what goes there, such as `PASS`. */
function isPassword(value: string): boolean {
  return !isExample(value) && !/^(?:[$%]|[A-Z_]+$|pass$|pw$)/.test(value)
}

/** A key of a full form that only ends in “EXAMPLE” reads as a key, and teaches readers to paste theirs. */
const realForm = /^((?:AKIA|ASIA)[A-Z0-9]{9})EXAMPLE$/

/** What stands in for a secret in documentation. */
function isExample(value: string): boolean {
  return (
    /example|your|placeholder|changeme|redacted|dummy|sample|insert|xxxx|\*\*\*|\.\.\.|…|1234567890|<|password|passwd|secret|token/i.test(
      value.replace(/^(?:github_pat_|sk_live_|pk_live_)/, '').replace(realForm, '$1'),
    ) || /^(.)\1+$/.test(value)
  )
}
