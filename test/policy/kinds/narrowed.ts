import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Kinds of things that a policy narrows down. */
export const narrowed: CasesByPolicy = {
  'Do not promise guaranteed returns.': {
    meets: `
      «Investors get a guaranteed return of 8% a year.»
      Put your savings with us. «Your return is guaranteed.»
      «We guarantee returns of at least five per cent.»
      «Returns of 6% are guaranteed for three years.»
      The bond runs for two years. «You will earn a guaranteed 7%.»
      «Guaranteed profits from day one.»
      «We promise you a return of 9% every year.»
      «Our fund offers guaranteed gains whatever the market does.»
    `,
    misses: `
      Returns are not guaranteed.
      We cannot guarantee any return.
      No return is guaranteed, and you may lose your money.
      The return ticket costs nine pounds.
      The kettle comes with a two-year guarantee.
      Past returns are no guarantee of future returns.
      Return the form by Friday.
      The fund returned 4% last year.
    `,
  },
  'No comparisons with a named competitor.': {
    meets: `
      «Our pump is quieter than Acme's.»
      «Unlike Globex, we answer the phone.»
      «Compared with Norton, our boots last twice as long.»
      «We are cheaper than Brightmart.»
      «Better than Zoomly in every way.»
      «Our app is faster than Trello.»
    `,
    misses: `
      Our pump is quieter than last year's.
      Our boots last two years.
      The train is faster than the bus.
      The new hall is larger than the old one.
      We are open longer than before.
    `,
  },
  'Card numbers and PINs must not appear.': {
    meets: `
      The card number is «4111 1111 1111 1111».
      Pay with «5500-0000-0000-0004», it expires in May.
      «Your PIN is 4821.»
      Use «PIN: 9047» at the machine.
    `,
    misses: `
      The PIN comes in a second letter.
      Never tell anybody your PIN.
      Bring your library card.
      The card is valid for 12 months.
    `,
  },
}
