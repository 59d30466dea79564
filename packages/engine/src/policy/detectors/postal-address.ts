import { defineDetector } from './detector.ts'
import type { DetectorDraft, DraftWord, Span } from './detector-draft.ts'
import { isJoined, wordSet } from './phrases.ts'

const isStreet = wordSet(
  'street st road rd avenue ave lane ln drive dr boulevard blvd court ct place pl square sq terrace way crescent close highway hwy parkway pkwy alley mews',
)
/** German, Dutch and Nordic streets are one word, with the number behind. */
const oneWordStreet =
  /^\p{Lu}[\p{L}-]{2,40}(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|straat|laan|gatan|vej|gata)$/u
const isFrenchStreet = wordSet('rue avenue boulevard place via calle avenida rua piazza')
const LONGEST_NAME = 4

/** Postal addresses. */
export const postalAddress = defineDetector({
  id: 'postal-address',
  names:
    'postal address, postal addresses, street address, street addresses, home address, home addresses, mailing address, mailing addresses, physical address, physical addresses',
  describe: 'postal addresses: a street with its number, a P.O. box, a postcode with its place',
  readsQuotes: true,
  *find(draft) {
    yield* streets(draft)
    yield* patterns(draft)
  },
})

function* streets(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const [at, word] of words.entries()) {
    if (!word.isCapital) continue
    const next = words[at + 1]
    const isNumber = next !== undefined && isHouseNumber(next.lower) && isJoined(draft, at + 1)
    if (isNumber && oneWordStreet.test(word.text)) yield { start: word.start, end: next.end }
    if (isStreet(word.lower)) {
      const number = numberBefore(draft, at)
      if (number !== undefined) yield { start: number.start, end: word.end }
    }
    if (isFrenchStreet(word.lower) || words[at - 1]?.isNumber === true) yield* french(draft, at)
  }
}

/** The house number before “Old Mill Road”, which has one to four capitalised words. */
function numberBefore(draft: DetectorDraft, street: number): Span | undefined {
  const { words } = draft
  for (let at = street - 1; at >= street - LONGEST_NAME - 1 && isJoined(draft, at + 1); at--) {
    const { isNumber, isCapital, lower } = words[at]
    if (at < street - 1 && isHouseNumber(lower))
      return isNamed(words[at + 1]) ? words[at] : undefined
    // “5th Avenue” alone names a street; “12 5th Avenue” a house.
    if (!isCapital && !/^\d{1,3}(?:st|nd|rd|th)$/.test(lower) && !/^(?:of|the|de|la)$/.test(lower))
      return undefined
    if (isNumber) return undefined
  }
  return undefined
}

/** “Mill”, “5th”; “12 of the Road” is no address. */
function isNamed({ isCapital, lower }: DraftWord): boolean {
  return isCapital || /^\d{1,3}(?:st|nd|rd|th)$/.test(lower)
}

function isHouseNumber(word: string): boolean {
  return /^\d{1,5}[a-f]?$/.test(word)
}

/** “12 rue de Rivoli”, “Via Roma 5”. */
function* french(draft: DetectorDraft, at: number): Generator<Span> {
  const { words, prose } = draft
  if (!isFrenchStreet(words[at].lower)) return
  const before = words[at - 1]
  const gap = before === undefined ? '' : prose.slice(before.end, words[at].start)
  const isNumbered = before !== undefined && isHouseNumber(before.lower) && /^,? $/.test(gap)
  const name = words[at + 1]
  if (isNumbered && name !== undefined && isJoined(draft, at + 1))
    yield { start: before.start, end: name.end }
}

const pieces: readonly RegExp[] = [
  /\bP\.? ?O\.? Box \d{1,6}\b/gi,
  // Springfield, IL 62704
  /\b[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})?, [A-Z]{2} \d{5}(?:-\d{4})?\b/g,
  // SW1A 2AA
  /\b(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ][A-HK-Y]?\d[A-Z]) \d[ABD-HJLNP-UW-Z]{2}\b/g,
]
/** A small first letter: “12 rue de Rivoli”. */
const smallStreet =
  /\b\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|allée|quai) (?:de |du |des |la |l’|l'){0,2}\p{Lu}[\p{L}-]{1,30}/gu
/** “10115 Berlin” where a line of an address ends. */
const lineOfPlace =
  /^[ \t]*(?:D-|A-|CH-|F-)?\d{4,5} \p{Lu}\p{Ll}[\p{L}-]{1,30}(?: [\p{L}-]{2,20})?[ \t]*[.,]?$/gmu

function* patterns({ prose }: DetectorDraft): Generator<Span> {
  for (const pattern of [...pieces, smallStreet, lineOfPlace]) {
    for (const { index, 0: text } of prose.matchAll(pattern)) {
      const start = index + text.length - text.trimStart().length
      yield { start, end: index + text.trimEnd().length }
    }
  }
}
