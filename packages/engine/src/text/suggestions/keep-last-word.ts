import { capitalizeLike } from './replacement-form.ts'

/**
 * What is left when a lead-in, quoted with the first word of what follows it, is deleted: that
 * word, with a capital when the lead-in had one. Undefined when the lead-in holds markup or when
 * its own last word (`tail`) ends the quote, because then nothing safe is left to propose.
 */
export function keepLastWord(quote: string, tail: RegExp): string | undefined {
  if (/[*_[\]<>`]/.test(quote) || tail.test(quote)) return undefined
  return capitalizeLike(quote, quote.slice(quote.search(/\S+$/)))
}
