import type { Span } from './detector-draft.ts'

/** “Password is hunter2”, “wifi pw: guest1234”, “the password for the wifi is …”, “password "…"”. */
const passwords =
  /(?<![\w-])(?:pass(?:word|wort|phrase|code)|pwd?)(?:s? (?:for|to|of) [\w'’ -]{2,40}?)?(?:["'`*]{0,2} ?(?:[:=]|-(?= )|['’]s(?= )| is| was)[ *]{0,3}["'`“‘]?| ["'`“‘])(?=[^\s"'`”’]{0,40}\d)(?=[^\s"'`”’]{0,40}[a-z])([^\s"'`”’,;<>(){}]{5,64})/gi
/** “The door code is 4821”, “passcode 99-17-04”, “gate code: #2580”. */
const codes =
  /(?<![\w-])(?:pin|pass ?code|combination|code(?= (?:for|to|of) the (?:\w{2,12} )?(?:gate|door|alarm|safe|lock|lift|building|house|garage|key ?safe)\b)|(?:door|alarm|gate|entry|entrance|access|security|lock|safe|garage|unlock|key ?safe|building|lobby|front door)[ -]code)(?: (?:for|to|of) [\w'’ -]{2,40}?)?(?: (?:number|code))?(?: ?[:=] ?| - | is ?:? | was | )["'`“‘#*]{0,2}(\d{4,8}|\d\d(?:-\d\d){2,3})(?![\w.,:%-]?\w)/gi
/** “With the password Tulip-4471-x” */
const apposed =
  /(?<![\w-])(?:pass(?:word|phrase|code)) (?=[^\s]{0,40}[\d$#^!@%])([A-Za-z0-9][^\s"'`“”’,;<>(){}|]{5,40})/gi
/** Names of methods, which stand behind “password:” in documentation. */
const isMethod =
  /^(?:sha-?\d+|md[45]|utf-?\d+|base\d\d|oauth-?\d|(?:.{0,2}bcrypt|argon2|pbkdf2|scrypt).*|2fa|mfa2|win32|iso.*|rfc.*|v\d.*|\d+[a-z]{1,5}|https?:.*|[$%{<].*|.*[/\\].*)$/i
const isSample = /example|your|placeholder|changeme|xxxx|\*\*\*|\.\.\.|…/i

/** Adds the passwords and codes that a text tells to its readers, however short they are. */
export function addToldSecrets(found: Span[], source: string): void {
  if (/[$#^!@%]|\d/.test(source) && mayApposePassword.test(source)) addApposed(found, source)
  if (!/\d/.test(source)) return
  if (mayTellPassword.test(source)) addPasswords(found, source)
  if (mayTellCode.test(source)) addCodes(found, source)
}

/** What the patterns cannot do without, which takes a fraction of their time to search for. */
const mayTellPassword = /(?:pass(?:word|wort|phrase|code)|pwd?)[\s\S]{0,120}?\d/i
const mayTellCode = /(?:pin|code|combination)(?![a-z])[\w'’ :="`“‘#*-]{0,70}?\d\d/i

function addPasswords(found: Span[], source: string): void {
  for (const { 0: text, 1: value, index } of source.matchAll(passwords)) {
    const shown = value.replace(/[.!?*_]+$/, '')
    const start = index + text.length - value.length
    if (isMethod.test(shown) || isSample.test(shown) || !/\d/.test(shown)) continue
    found.push({ start, end: start + shown.length })
  }
}

const mayApposePassword = /pass(?:word|phrase|code) [A-Za-z0-9]/i

function addApposed(found: Span[], source: string): void {
  for (const { 0: text, 1: value, index } of source.matchAll(apposed)) {
    const shown = value.replace(/[.!?:*_]+$/, '')
    const start = index + text.length - value.length
    if (isMethod.test(shown) || isSample.test(shown) || !looksChosen(shown)) continue
    found.push({ start, end: start + shown.length })
  }
}

/** Whether letters are mixed with digits or marks as no word has them: “admin123”, “Rain8wood”, but not “field2” or “COVID-19”. */
function looksChosen(value: string): boolean {
  if (value.length < 6 || !/[a-z]/i.test(value) || /^(?:\d|v\d|[A-Z]{2,}-?\d+$)/.test(value))
    return false
  if (/@[^@]*\./.test(value)) return false
  if (/[a-z\d][$#^!@%]+[a-z\d]/i.test(value)) return true
  const digits = value.match(/\d/g)?.length ?? 0
  return digits > 1 || (digits === 1 && /\d-?[a-z]/i.test(value) && /[A-Z]/.test(value))
}

function addCodes(found: Span[], source: string): void {
  for (const { 0: text, 1: value, index } of source.matchAll(codes)) {
    const end = index + text.length
    if (!isYear.test(value) && !/^(.)\1+$/.test(value))
      found.push({ start: end - value.length, end })
  }
}

const isYear = /^(?:19|20)[0-2]\d$/
