import { words } from './words.ts'

/** Abbreviations of English whose full stop need not end a sentence. Compiled for this project. */

/** Never end a sentence: a name, a number or an explanation follows. */
export const titleAbbreviations = words(`
  mr mrs ms dr prof rev hon st sr jr gen col capt lt sgt cmdr adm gov sen rep pres fig figs eq
  eqs sec ch chap vol vols pp ed eds cf vs viz al approx incl excl ca nos art ref refs tab op
`)

/** End a sentence only before a capital. */
export const abbreviations = words(`
  etc inc ltd co corp dept est min max no jan feb mar apr jun jul aug sep sept oct nov dec ave
  blvd rd hr hrs mt ft lb lbs oz
`)

/** Words that open a sentence and hardly ever occur in a name; after an initialism they end the one before. */
export const sentenceOpeners = words(`
  he she it they we you this that these those there the his her its their our your my but and
  then so if when while although however what who why how most many some
`)
