import { isWordUnit, matchesAt } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { Span } from './detector-draft.ts'

/** Keys by their form; each is anchored by its own beginning. */
const keys =
  /(?:AKIA|ASIA)[A-Z2-7]{16}(?!\w)|gh[pousr]_[A-Za-z0-9]{36,251}(?!\w)|github_pat_\w{60,90}(?!\w)|glpat-[\w-]{20,40}(?![\w-])|xox[abprs]-[\w-]{20,120}(?![\w-])|(?:sk|rk|pk)_live_[A-Za-z0-9]{16,120}(?!\w)|sk-(?:proj-|ant-|svcacct-)?[\w-]{32,200}(?![\w-])|AIza[\w-]{35}(?![\w-])|ya29\.[\w-]{20,200}|SG\.[\w-]{22}\.[\w-]{43}(?![\w-])|npm_[A-Za-z0-9]{36}(?!\w)|pypi-AgEI[\w-]{50,200}|hf_[A-Za-z0-9]{34}(?!\w)|key-[0-9a-f]{32}(?!\w)|SK[0-9a-f]{32}(?!\w)|dop_v1_[0-9a-f]{64}(?!\w)|shpat_[0-9a-f]{32}(?!\w)|-----BEGIN (?:[A-Z]{2,10} ){0,3}PRIVATE KEY-----|eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10,2000}/y

const unitsOf = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text, (character) => character.charCodeAt(0)))
/** What keys begin with, and the names of values, in small letters; most words are passed by. */
const firstOfKeys = unitsOf('AgxsrpySnhkde-')
const firstOfNames = unitsOf('psact')

/** “password: hunter22x”, `API_KEY="…"`. */
const named =
  /(?:pass(?:word|wd|phrase)|secret(?:[_-]?(?:access)?[_-]?key)?|api[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|private[_-]?key|token)["'`]? ?(?:[:=]|is) ?["'`]?([^\s"'`,;<>(){}]{8,200})/iy
/** An address with a name and a password. */
const inAddress = /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'`]{1,100}:([^\s/@"'`]{3,100})@/iy

/** Secrets, in code and addresses too: that is where they are left. */
export const secret = defineDetector({
  id: 'secret',
  names:
    'secret, secrets, api key, api keys, access key, access keys, access token, access tokens, token, tokens, private key, private keys, password, passwords, credential, credentials, secret key, secret keys',
  describe: 'keys, tokens and passwords by their form, in code too',
  readsQuotes: true,
  *find({ source }) {
    const startsWord = (code: number, before: number): boolean =>
      (isWordUnit(code) || code === 0x2d) && !isWordUnit(before) && before !== 0x2d
    const startsKey = (code: number, before: number): boolean =>
      firstOfKeys.has(code) && startsWord(code, before)
    for (const { index, 0: text } of matchesAt(source, keys, startsKey)) {
      if (!isExample(text)) yield { start: index, end: index + text.length }
    }
    // `DB_PASSWORD` has what tells in its middle.
    const startsName = (code: number, before: number): boolean =>
      firstOfNames.has(code | 0x20) && (!isWordUnit(before) || before === 0x5f)
    yield* valuesOf(source, named, startsName, looksRandom)
    if (!source.includes('@')) return
    yield* valuesOf(source, inAddress, startsWord, isPassword)
  },
})

function* valuesOf(
  source: string,
  pattern: RegExp,
  mayBegin: (code: number, before: number) => boolean,
  counts: (value: string) => boolean,
): Generator<Span> {
  for (const { index, 0: text, 1: value = '' } of matchesAt(source, pattern, mayBegin)) {
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

/** What is no variable, such as `$(KEY)`, and no name of what goes there, such as `PASS`. */
function isPassword(value: string): boolean {
  return !isExample(value) && !/^(?:[$%]|[A-Z_]+$|pass$|pw$)/.test(value)
}

/** What stands in for a secret in documentation. */
function isExample(value: string): boolean {
  return (
    /example|your|placeholder|changeme|redacted|dummy|sample|insert|xxxx|\*\*\*|\.\.\.|…|1234567890|<|password|passwd|secret|token/i.test(
      value.replace(/^(?:github_pat_|sk_live_|pk_live_)/, ''),
    ) || /^(.)\1+$/.test(value)
  )
}
