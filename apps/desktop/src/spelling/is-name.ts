/** What stands between two sentences, and marks that open the second one. */
const SENTENCE_BREAK = /[.!?:…]["'”’)\]]*\s["'“‘([\s]*$/
const OPENING = /^["'“‘([\s]*$/
/** As much as has to be looked at before a word. */
const REACH = 12
/** Letters with a digit, a second capital, or only capitals: `UTF`, `F8`, `WebP`, `PDFs`. */
const CODED = /\p{N}|\p{L}.*\p{Lu}|^\p{Lu}(?:['’]?s)?$/u
const CAPITAL = /^\p{Lu}/u
/** A part of an address, a path or a file name, a handle or a tag. */
const GLUED_BEFORE = /[\p{L}\p{N}][./\\_@:-]$|[@#$/\\_]$/u
const GLUED_AFTER = /^(?:[/\\_@]|[.:-]\p{L})/u

/** Whether a word is at the start of its sentence, where every word has a capital. */
export function startsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  return SENTENCE_BREAK.test(before) || (start <= REACH && OPENING.test(before))
}

/** Whether a word is an abbreviation, or a part of an address or a file name, which no dictionary can have. */
export function isCoded(text: string, start: number, end: number): boolean {
  return (
    CODED.test(text.slice(start, end)) ||
    GLUED_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ||
    GLUED_AFTER.test(text.slice(end, end + 2))
  )
}

/** Whether a word begins with a capital. */
export function hasCapital(word: string): boolean {
  return CAPITAL.test(word)
}

const CAPITALISED = /\p{Lu}[\p{L}\p{M}]*/gu

/** The words of a text that have a capital inside of a sentence: names, as far as a dictionary lacks them. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(CAPITALISED)]
    .filter(({ index }) => !startsSentence(text, index))
    .map(([word]) => word)
}
