import { isDigit, isWordUnit } from './characters.ts'
import { defineDetector, defineNumberDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { givenNames } from './names/given-names.ts'
import { phraseFinder, wordAfter, wordBefore, wordFinder, wordSet } from './phrases.ts'

/** It is at least this year: a draft has no clock, and the same draft must always read the same. */
export const KNOWN_YEAR = 2026

const isMonth = wordSet(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter q1 q2 q3 q4',
)
/** What makes four digits a year. */
/** “The 2015 study”. */
const isDatedThing = wordSet(
  'study survey report census budget figures data guide review audit inquiry prices rates guidelines',
)
const isYearOpener = wordSet(
  'in since from until till during before after by of around circa early late mid year copyright ©',
)
const isCounted = wordSet(
  'users people words items lines files bytes ms km kg m mb gb times rows requests dollars euros points steps',
)

/** Dates and years that lie more than N years back. */
export const oldDate = defineNumberDetector({
  id: 'old-date',
  names:
    'old date, old dates, outdated date, outdated dates, old year, old years, dates older than, stale dates, date in the past, dates in the past',
  describe: `dates and years that lie more years back than that, counted from the date in the front matter or from ${KNOWN_YEAR}, whichever is later`,
  parameter: {
    name: 'years',
    fallback: 3,
    range: [0, 1000],
    describe: 'The most years that a date may lie back',
  },
  *find(draft, years) {
    const { words } = draft
    const latest = Math.max(KNOWN_YEAR, draft.year ?? 0) - years
    for (const at of words.mixed) {
      const lower = words.lower(at)
      // “05.03.2015” is one word.
      const [, written] = /^(?:\d\d?[./]\d\d?[./])?((?:1[5-9]|20)\d\d)$/.exec(lower) ?? []
      if (written === undefined || Number(written) >= latest) continue
      const whole = { start: words.start(at), end: words.end(at) }
      const date = written === lower ? dateAround(draft, at, whole) : whole
      if (date !== undefined) yield date
    }
  },
})

/** The date that a year belongs to; undefined where four digits are no year. */
function dateAround(draft: DetectorDraft, at: number, { start, end }: Span): Span | undefined {
  const { prose } = draft
  const iso = /^(?:-\d\d?-\d\d?|\/\d\d?\/\d\d?)(?!\d)/.exec(prose.slice(end, end + 7))
  if (iso !== null && !isDigit(prose.charCodeAt(start - 1)))
    return { start, end: end + iso[0].length }
  // “12/03/2018”
  const day = /(?<!\d)\d\d?\/\d\d?\/$/.exec(prose.slice(Math.max(0, start - 7), start))
  if (day !== null) return { start: start - day[0].length, end }
  const month = monthBefore(draft, at)
  if (month !== -1) return { start: draft.words.start(month), end }
  const isBracketed = prose[start - 1] === '(' && /[),;]/.test(prose[end] ?? '')
  // “(Baker, 1998)”
  const isCited = /^[);]/.test(prose[end] ?? '') && /\p{L},? $/u.test(prose.slice(start - 3, start))
  const isMarked = /©|\(c\) $/i.test(prose.slice(Math.max(0, start - 4), start))
  const before = wordBefore(draft, at)
  const after = wordAfter(draft, at)
  const isDated = /^(?:the|a|this|that|our|its)$/.test(before) && isDatedThing(after)
  const isYear = isDated || (isYearOpener(before) && !isCounted(after))
  const isPlain =
    !isWordUnit(prose.charCodeAt(end)) &&
    prose[end] !== '%' &&
    !/[$€£]/.test(prose[start - 1] ?? '')
  return isPlain && (isBracketed || isCited || isMarked || isYear) ? { start, end } : undefined
}

/** The first word of “5 March 2015”, “March 5, 2015”, “March 2015”; -1 where there is none. */
function monthBefore({ words, prose }: DetectorDraft, at: number): number {
  const sentence = words.sentence(at)
  for (let word = at - 1; word >= at - 2 && words.sentence(word) === sentence; word--) {
    const lower = words.lower(word)
    if (isMonth(lower)) {
      const gap = prose.slice(words.end(word), words.start(at))
      if (!/^[\s.,\u2060\d]*(?:st|nd|rd|th)?[\s.,\u2060]*$/.test(gap)) return -1
      const isDated = words.sentence(word - 1) === sentence && isDay(words.lower(word - 1))
      return isDated ? word - 1 : word
    }
    if (!isDay(lower)) return -1
  }
  return -1
}

function isDay(word: string): boolean {
  return /^[0-3]?\d(?:st|nd|rd|th)?$/.test(word)
}

const births = phraseFinder(
  `born, born on, born in, date of birth, dob, birth date, birthdate, birthday, birthday is, birthday is on, birthday on, birthday falls on, birthday was on, birthdate is, date of birth is, dob is, b`,
)
const monthNames =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:\\.(?= ))?'
const day = '(?:[0-3]?\\d)(?:st|nd|rd|th)?'
const birthDay = new RegExp(
  `^[\\s:.*_\u2060\u2013\u2014,(-]{0,8}(?:the )?(?:\\(?(?:dd|mm|yyyy)[/-](?:dd|mm)[/-](?:dd|yyyy|yy)\\)?[: ]{1,2})?(\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?[./-]\\d\\d?[./-](?:\\d{4}|\\d\\d)|${day} (?:of )?${monthNames}(?:,? \\d{4})?|${monthNames} ${day}(?:,? \\d{4})?|${monthNames},? (?:19|20)\\d\\d|(?:new year'?s (?:day|eve)|christmas (?:day|eve)|boxing day),? (?:19|20)\\d\\d)(?![\\w])`,
  'i',
)
const bracketed = wordFinder('born b')
const birthYear = /\((?:born|b\.) (?:[\w.]{0,12} ){0,3}(?:1[89]|20)\d\d\)/y

/** “Edith Lane (1931–2024)”: years behind a name, which may go on. */
const lifeYears =
  /(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.’'-]*){1,3} \(((?:1[5-9]|20)\d\d ?[–-] ?(?:(?:1[5-9]|20)\d\d)?)\)/gu
const isGiven = wordSet(givenNames)

function* lifeDates({ prose, digitStarts }: DetectorDraft): Generator<Span> {
  if (digitStarts.length === 0 || !prose.includes('(')) return
  for (const { index, 0: text, 1: given, 2: years } of prose.matchAll(lifeYears)) {
    const end = index + text.length - 1
    if (isGiven(given.toLowerCase())) yield { start: end - years.length, end }
  }
}

/** Dates of birth. */
export const birthDate = defineDetector({
  id: 'birth-date',
  names:
    'birth date, birth dates, date of birth, dates of birth, birthday, birthdays, birthdate, birthdates',
  describe: 'days on which somebody was born, such as “born on 5 May 1990” and “(born 1990)”',
  readsQuotes: true,
  *find(draft) {
    for (const { start, end } of births(draft)) {
      const behind = draft.prose.slice(end, end + 48)
      // “b. 12 January 1965” and “D.O.B.”, but not “plan b”.
      const isLetter = end - start === 1 && !/d\.o\.$/i.test(draft.prose.slice(start - 4, start))
      if (isLetter && !/^\. (?:\d\d? [a-z]{3,9} )?(?:1[89]|20)\d\d/i.test(behind)) continue
      const match = birthDay.exec(behind) ?? (isLetter ? /^\. \d{4}/.exec(behind) : null)
      if (match !== null) yield { start, end: end + match[0].length }
    }
    for (const at of bracketed(draft)) {
      const start = draft.words.start(at)
      birthYear.lastIndex = start - 1
      const match = birthYear.exec(draft.prose)
      if (match !== null) yield { start, end: start + match[0].length - 2 }
    }
    yield* lifeDates(draft)
  },
})
