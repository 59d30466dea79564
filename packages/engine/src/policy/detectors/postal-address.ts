import { isCapital, isDigit } from './characters.ts'
import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { mayBeHome } from './home-address.ts'
import { isJoined, wordFinder } from './phrases.ts'

const streetWords = wordFinder(
  'street st road rd avenue ave lane ln drive dr boulevard blvd court ct place pl square sq terrace way crescent close highway hwy parkway pkwy alley mews walk green hill grove gardens row rise yard wharf quay',
)
/** German, Dutch and Nordic streets are one word, with the number behind. */
const oneWordStreet =
  /^\p{Lu}[\p{L}-]{2,40}(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|straat|laan|gatan|vej|gata)$/u
const frenchStreets = wordFinder('rue avenue boulevard place via calle avenida rua piazza')
/** Streets whose number follows their name: “Via Roma 5”, “Calle Mayor 8”. */
const southernStreets = wordFinder(
  'via viale corso piazza vicolo largo calle avenida plaza paseo carrer passeig rua praça ulica ul',
)
const LONGEST_NAME = 4

/** Postal addresses. */
export const postalAddress = defineTextDetector({
  id: 'postal-address',
  names:
    'postal address, postal addresses, street address, street addresses, mailing address, mailing addresses, physical address, physical addresses',
  describe: 'postal addresses: a street with its number, a P.O. box, a postcode with its place',
  readsQuotes: true,
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: ['any', 'home'],
    describe:
      '`home` for those where somebody may live: no P.O. box, and no shop, office or the like',
  },
  *find(draft, kind) {
    for (const address of [...streets(draft), ...patterns(draft)]) {
      if (kind !== 'home' || isHome(draft, address)) yield address
    }
  },
})

function isHome(draft: DetectorDraft, address: Span): boolean {
  const isBox = /^P\.? ?O/i.test(draft.prose.slice(address.start, address.end))
  return !isBox && mayBeHome(draft, address)
}

function* streets(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const number of words.mixed) {
    if (!isHouseNumber(words.lower(number)) || !isJoined(draft, number)) continue
    const isStreet = words.isCapital(number - 1) && oneWordStreet.test(words.text(number - 1))
    if (isStreet) yield { start: words.start(number - 1), end: words.end(number) }
  }
  for (const street of streetWords(draft)) {
    const number = words.isCapital(street) ? numberBefore(draft, street) : -1
    if (number !== -1) yield { start: words.start(number), end: words.end(street) }
  }
  for (const street of southernStreets(draft)) {
    const number = words.isCapital(street) ? numberBehind(draft, street) : -1
    if (number !== -1) yield { start: words.start(street), end: words.end(number) }
  }
  for (const street of frenchStreets(draft))
    if (words.isCapital(street)) yield* french(draft, street)
}

/** The house number before “Old Mill Road”, which has one to four capitalised words; -1 where there is none. */
function numberBefore(draft: DetectorDraft, street: number): number {
  const { words } = draft
  for (let at = street - 1; at >= street - LONGEST_NAME - 1 && isJoined(draft, at + 1); at--) {
    const lower = words.lower(at)
    if (at < street - 1 && isHouseNumber(lower)) return isNamed(draft, at + 1) ? at : -1
    // “5th Avenue” alone names a street; “12 5th Avenue” a house.
    if (!isNamed(draft, at) && !/^(?:of|the|de|la)$/.test(lower)) return -1
    if (words.isNumber(at)) return -1
  }
  return -1
}

/** The house number behind “Via della Pace”, with a comma before it or none; -1 where there is none. */
function numberBehind({ words, prose }: DetectorDraft, street: number): number {
  for (let at = street + 1; at <= street + LONGEST_NAME + 1; at++) {
    const gap = prose.slice(words.end(at - 1), words.start(at))
    if (words.sentence(at) !== words.sentence(street) || !/^[.,]? $/.test(gap)) return -1
    if (at > street + 1 && isHouseNumber(words.lower(at))) return at
    const isName =
      words.isCapital(at) ||
      /^(?:de|del|della|dei|delle|di|da|do|dos|la|las|el|los)$/.test(words.lower(at))
    if (!isName || gap.startsWith(',')) return -1
  }
  return -1
}

/** “Mill”, “5th”; “12 of the Road” is no address. */
function isNamed({ words }: DetectorDraft, at: number): boolean {
  return words.isCapital(at) || /^\d{1,3}(?:st|nd|rd|th)$/.test(words.lower(at))
}

function isHouseNumber(word: string): boolean {
  return /^\d{1,5}[a-f]?$/.test(word)
}

/** “12 rue de Rivoli”. */
function* french(draft: DetectorDraft, street: number): Generator<Span> {
  const { words, prose } = draft
  if (!isHouseNumber(words.lower(street - 1)) || !isJoined(draft, street + 1)) return
  const gap = prose.slice(words.end(street - 1), words.start(street))
  if (/^,? $/.test(gap)) yield { start: words.start(street - 1), end: words.end(street + 1) }
}

/** What an address holds besides a street, and whether a draft may hold it. */
interface Piece {
  readonly pattern: RegExp
  readonly mayBe: (draft: DetectorDraft) => boolean
}

const boxes = wordFinder('box')
const smallStreets = wordFinder('rue avenue boulevard place allée quai')

const pieces: readonly Piece[] = [
  {
    pattern: /\bP\.? ?O\.? Box \d{1,6}\b/gi,
    mayBe: (draft) => boxes(draft).length > 0,
  },
  // Springfield, IL 62704
  {
    pattern: /\b[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})?, [A-Z]{2} \d{5}(?:-\d{4})?\b/g,
    mayBe: ({ units, digitStarts }) =>
      digitStarts.some((at) => isCapital(units[at - 2]) && isDigit(units[at + 4])),
  },
  // SW1A 2AA
  {
    pattern:
      /\b(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ][A-HK-Y]?\d[A-Z]) \d[ABD-HJLNP-UW-Z]{2}\b/g,
    mayBe: ({ units, digitStarts }) =>
      digitStarts.some((at) => isCapital(units[at + 1]) && isCapital(units[at + 2])),
  },
  // A small first letter: 12 rue de Rivoli
  {
    pattern:
      /\b\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|allée|quai) (?:de |du |des |la |l’|l'){0,2}\p{Lu}[\p{L}-]{1,30}/gu,
    mayBe: (draft) => draft.digitStarts.length > 0 && smallStreets(draft).length > 0,
  },
  // “10115 Berlin” where a line of an address ends.
  {
    pattern:
      /^[ \t]*(?:D-|A-|CH-|F-)?\d{4,5} \p{Lu}\p{Ll}[\p{L}-]{1,30}(?: [\p{L}-]{2,20})?[ \t]*[.,]?$/gmu,
    mayBe: ({ units, digitStarts }) => digitStarts.some((at) => isDigit(units[at + 3])),
  },
]

function* patterns(draft: DetectorDraft): Generator<Span> {
  for (const { pattern, mayBe } of pieces) {
    if (!mayBe(draft)) continue
    for (const { index, 0: text } of draft.prose.matchAll(pattern)) {
      const start = index + text.length - text.trimStart().length
      yield { start, end: index + text.trimEnd().length }
    }
  }
}
