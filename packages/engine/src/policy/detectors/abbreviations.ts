import { isSmallLetter } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, wordSet } from './phrases.ts'

/** Abbreviations that every reader knows. */
const isKnown = wordSet(
  'US USA UK EU UN OK TV PC CD DVD FAQ PDF HTML URL AM PM ID IT AI DIY VAT DNA GPS SIM USB LED BC AD CEO BBC NASA NATO HIV AIDS ATM PIN VIP CCTV PS NB GMT UTC ISBN RSVP SMS UFO DJ IQ RIP',
)
/** Letters from which on a word in capitals is shouted. */
const SHOUTED_LETTERS = 6
const LONGEST = SHOUTED_LETTERS - 1
const plural = /^[A-Z]{2,5}s$/
/** Roman numerals to 39. */
const numeral = /^X{0,3}(?:IX|IV|V?I{0,3})$/

/** Abbreviations that nothing spells out. */
export const unexplainedAbbreviation = defineDetector({
  id: 'unexplained-abbreviation',
  names:
    'unexplained abbreviation, unexplained abbreviations, unexplained acronym, unexplained acronyms, undefined acronyms, undefined abbreviations, acronym, acronyms, abbreviation, abbreviations, initialisms',
  describe:
    'abbreviations in capitals that no bracket beside them or their full name explains, once each',
  *find(draft) {
    const { words } = draft
    const seen = new Set<string>()
    let names: string | undefined
    for (const at of words.capitals) {
      const text = abbreviationAt(draft, at)
      if (text === undefined || isKnown(text) || seen.has(text)) continue
      if (isShout(draft, at) || isNumeral(draft, at, text)) continue
      seen.add(text)
      const span = { start: words.start(at), end: words.end(at) }
      names ??= initialsOf(draft)
      if (!isBracketed(draft, span) && !names.includes(text)) yield span
    }
  },
})

/** “NDA” of “NDA” and of “NDAs”. */
function abbreviationAt({ words, units }: DetectorDraft, at: number): string | undefined {
  // “The”, as most words with a capital are.
  if (isSmallLetter(units[words.start(at) + 1])) return undefined
  const text = words.text(at)
  if (plural.test(text)) return text.slice(0, -1)
  return words.isAllCapitals(at) && text.length <= LONGEST ? text : undefined
}

function isShout({ words }: DetectorDraft, at: number): boolean {
  const sentence = words.sentence(at)
  return [at - 1, at + 1].some(
    (near) => words.isAllCapitals(near) && words.sentence(near) === sentence,
  )
}

/** “World War II”, but not “an IV drip”. */
function isNumeral(draft: DetectorDraft, at: number, text: string): boolean {
  return numeral.test(text) && (text !== 'IV' || draft.words.isCapital(at - 1))
}

/** “(EPA)”, and “EPA (Environmental …”. */
function isBracketed({ prose }: DetectorDraft, { start, end }: Span): boolean {
  const isInside = prose[start - 1] === '(' && prose[end] === ')'
  return isInside || /^\s?\(/.test(prose.slice(end, end + 2))
}

const isSmall = wordSet('of and for the in')

/** The initials of all names of capitalised words, a line each: “EPA” for “the Environmental Protection Agency”. */
function initialsOf(draft: DetectorDraft): string {
  const { words } = draft
  let initials = ''
  let last = -1
  for (const at of words.capitals) {
    if (words.isAllCapitals(at)) continue
    if (last !== -1 && !isOneName(draft, last, at)) initials += '\n'
    initials += words.text(at)[0]
    last = at
  }
  return initials
}

/** Whether only small words stand between two words of a sentence. */
function isOneName(draft: DetectorDraft, first: number, last: number): boolean {
  if (last - first > 3) return false
  for (let at = first + 1; at <= last; at++) {
    if (!isJoined(draft, at) || (at < last && !isSmall(draft.words.lower(at)))) return false
  }
  return true
}
