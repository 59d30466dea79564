import { words } from './words.ts'

/**
 * Hedges, absolutes and intensifiers. Compiled for this project from `hedges`, `weasels` and
 * `weasel-words` (words of the same names, MIT) and `slopless-uncomparables` (MIT); words that
 * mark nothing by themselves ("about", "like", "that", "also", "only", "must") were left out.
 */

/** Words that weaken a claim. */
export const hedges = words(`
  may might could perhaps possibly probably maybe presumably seemingly apparently arguably
  conceivably supposedly allegedly reportedly likely unlikely seem seems seemed appear appears
  appeared suggest suggests suggested tend tends tended somewhat roughly possible potentially
  purportedly ostensibly plausibly conceivable plausible suspected rumored rumoured alleged
`)

/** Quantities and frequencies that commit to nothing. */
export const weasels = words(`
  some many several various numerous often sometimes frequently usually generally typically
  commonly widely largely mostly mainly most few certain considered regarded believed thought
  known relatively fairly rather quite
`)

/** Words that allow no exception. */
export const absolutes = words(`
  always never all every everyone everybody everything none nobody nothing nowhere
  entirely completely totally absolutely utterly fully perfectly impossible guaranteed
  guarantee guarantees undeniably undoubtedly unquestionably certainly definitely invariably
  inevitably forever nobody's everyone's everybody's indisputably irrefutably
`)

/** Adverbs that raise a word without adding to it. */
export const intensifiers = words(`
  very really truly extremely incredibly absolutely totally highly deeply remarkably
  exceptionally extraordinarily immensely tremendously hugely vastly profoundly particularly
  especially insanely super so quite utterly undeniably genuinely literally simply seriously
`)

/** Adjectives without degrees. */
export const uncomparables = words(`
  absolute essential unique perfect complete ideal impossible inevitable infinite fatal final
  universal void whole unanimous unavoidable perpetual supreme ultimate entire equal eternal
  dead empty
`)
