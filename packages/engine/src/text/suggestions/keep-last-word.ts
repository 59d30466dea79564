import { capitalizeLike } from './replacement-form.ts'

/**
 * What is left when a lead-in, quoted with the first word of what follows it, is deleted: that
 * word, with a capital when the lead-in had one. Undefined when the lead-in holds markup or does
 * not end as `tail` says, because then nothing safe is left to propose.
 */
export function keepLastWord(quote: string, tail: RegExp): string | undefined {
  const last = quote.search(/\S+$/)
  if (/[*_[\]<>`]/.test(quote) || tail.test(quote)) return undefined
  // “Simply put your hand here” looks like “Simply put, your hand” without its comma.
  if (!tail.test(quote.slice(0, last).trimEnd())) return undefined
  return capitalizeLike(quote, quote.slice(last))
}
