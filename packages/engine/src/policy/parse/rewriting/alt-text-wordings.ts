import { all, must, mustNot, never } from './description-parts.ts'
import type { StructureWording } from './structure-wordings.ts'

const alt = '(?:(?:alt|alternative|alternate) (?:texts?|tags?|attributes?)|alts)'
const file =
  '(?:(?:an? |the |its |their )?(?:image )?(?:file - ?names?|file names?|filenames?|names? of (?:the|a|an image|image) files?)(?: of the image)?)'
const only = '(?:only |just |merely |simply |nothing but )*'
const says = `(?:(?:that|which) )?${only}(?:says?|reads?|is|are|consists? of|saying|reading|contains?) ${only}`
const medium = '(?:(?:(?:the )?words? )?“”(?: ,)?(?: (?:or|and) )?)+'
const repeats = `${only}(?:repeats?|copies|is|are|gives?|uses?|shows?|repeating) ${only}${file}`

function say(said: string, meant: string): StructureWording {
  return [new RegExp(`(?:^|(?<= ))${said}(?= |$)`, 'd'), meant]
}

/** What a clause says of alternative texts; “” stands for words in quotes, which name kinds of images. */
export const altTextWordings: readonly StructureWording[] = [
  say(
    `${all}${alt} ${mustNot} (?:be |stay |remain )(?:left )?(?:empty|blank|missing)`,
    'avoid images without alt text',
  ),
  say(
    `(?:do not|don't|never) leave ${all}${alt} (?:empty|blank|out)`,
    'avoid images without alt text',
  ),
  say(
    `(?:generic|vague|useless|lazy|meaningless) ${alt} (?:such as|like) ${medium}`,
    'generic alt text',
  ),
  say(
    `${all}${alt} ${says}${medium} ?(?:, )?(?:or|and) (?:that |which )?${repeats}`,
    'bare alt text',
  ),
  say(`${all}${alt} (?:that |which )?${repeats} (?:, )?or ${says}${medium}`, 'bare alt text'),
  say(`${all}${alt} ${mustNot} ${only}(?:say|read|be) ${only}${medium}`, 'avoid generic alt text'),
  say(
    `${all}${alt} (?:that|which) ${only}(?:says?|reads?|is) ${only}${medium}`,
    'generic alt text',
  ),
  say(
    `${all}${alt} ${mustNot} ${only}(?:repeat|be|copy|give|use|show|contain) ${only}${file}`,
    'avoid file names as alt text',
  ),
  say(`${all}${alt} (?:that|which) ${repeats}`, 'file names as alt text'),
  say(
    `${never} (?:use|put|leave|enter) ${file} (?:as|for|in|into) ${all}${alt}`,
    'avoid file names as alt text',
  ),
  say(`${file} (?:as|for|in) ${all}${alt}`, 'file names as alt text'),
  say(
    `${all}${alt} ${must} (?:describe|say|tell|explain) (?:what (?:is in |the )?)?(?:the )?(?:image|picture|photo)s?(?: shows?)? , (?:and )?not (?:just |only |merely )?(?:repeat |give |be )?${file}`,
    'avoid file names as alt text',
  ),
]
