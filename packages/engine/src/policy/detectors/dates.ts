import { isDigit, isWordUnit, matchesAt } from './characters.ts'
import { defineDetector, defineNumberDetector } from './detector.ts'
import type { DetectorDraft, DraftWord, Span } from './detector-draft.ts'
import { phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

/** It is at least this year: a draft has no clock, and the same draft must always read the same. */
export const KNOWN_YEAR = 2026

const isMonth = wordSet(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter q1 q2 q3 q4',
)
/** What makes four digits a year. */
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
    const latest = Math.max(KNOWN_YEAR, draft.year ?? 0) - years
    for (const [at, word] of draft.words.entries()) {
      // “05.03.2015” is one word.
      const [, written] = /^(?:\d\d?[./]\d\d?[./])?((?:1[5-9]|20)\d\d)$/.exec(word.lower) ?? []
      if (written === undefined || Number(written) >= latest) continue
      const date = written === word.lower ? dateAround(draft, at) : word
      if (date !== undefined) yield date
    }
  },
})

/** The date that a year belongs to; undefined where four digits are no year. */
function dateAround(draft: DetectorDraft, at: number): Span | undefined {
  const { prose } = draft
  const { start, end } = draft.words[at]
  const iso = /^(?:-\d\d?-\d\d?|\/\d\d?\/\d\d?)(?!\d)/.exec(prose.slice(end, end + 7))
  if (iso !== null && !isDigit(prose.charCodeAt(start - 1)))
    return { start, end: end + iso[0].length }
  const month = monthBefore(draft, at)
  if (month !== undefined) return { start: month.start, end }
  const isBracketed = prose[start - 1] === '(' && /[),;]/.test(prose[end] ?? '')
  const isMarked = prose.slice(Math.max(0, start - 2), start).includes('©')
  const opener = wordBefore(draft, at)?.lower
  const isYear = isYearOpener(opener) && !isCounted(wordAfter(draft, at)?.lower)
  const isPlain =
    !isWordUnit(prose.charCodeAt(end)) &&
    prose[end] !== '%' &&
    !/[$€£]/.test(prose[start - 1] ?? '')
  return isPlain && (isBracketed || isMarked || isYear) ? { start, end } : undefined
}

/** The first word of “5 March 2015”, “March 5, 2015”, “March 2015”. */
function monthBefore({ words, prose }: DetectorDraft, at: number): DraftWord | undefined {
  const { sentence, start } = words[at]
  for (let word = at - 1; word >= at - 2 && words[word]?.sentence === sentence; word--) {
    const { lower, end } = words[word]
    if (isMonth(lower)) {
      if (!/^[\s.,\u2060\d]*(?:st|nd|rd|th)?[\s.,\u2060]*$/.test(prose.slice(end, start)))
        return undefined
      const day = words[word - 1]
      const isDay = day?.sentence === sentence && /^[0-3]?\d(?:st|nd|rd|th)?$/.test(day.lower)
      return isDay ? day : words[word]
    }
    if (!/^[0-3]?\d(?:st|nd|rd|th)?$/.test(lower)) return undefined
  }
  return undefined
}

const births = phraseFinder(
  `born, born on, born in, date of birth, dob, birth date, birthdate, birthday, birthday is, birthday is on, birthday on, birthdate is, date of birth is, dob is`,
)
const monthNames =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:\\.(?= ))?'
const day = '(?:[0-3]?\\d)(?:st|nd|rd|th)?'
const birthDay = new RegExp(
  `^[\\s:.*_\u2060,(-]{0,8}(?:the )?(\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?[./-]\\d\\d?[./-](?:\\d{4}|\\d\\d)|${day} (?:of )?${monthNames}(?:,? \\d{4})?|${monthNames} ${day}(?:,? \\d{4})?)(?![\\w])`,
  'i',
)
const birthYear = /\((?:born|b\.) (?:[\w.]{0,12} ){0,3}(?:1[89]|20)\d\d\)/y

/** Dates of birth. */
export const birthDate = defineDetector({
  id: 'birth-date',
  names:
    'birth date, birth dates, date of birth, dates of birth, birthday, birthdays, birthdate, birthdates',
  describe: 'days on which somebody was born, such as “born on 5 May 1990” and “(born 1990)”',
  readsQuotes: true,
  *find(draft) {
    const { prose } = draft
    for (const { start, end } of births(draft)) {
      const match = birthDay.exec(prose.slice(end, end + 48))
      if (match !== null) yield { start, end: end + match[0].length }
    }
    for (const { index, 0: text } of matchesAt(prose, birthYear, (code) => code === 0x28))
      yield { start: index + 1, end: index + text.length - 1 }
  },
})
