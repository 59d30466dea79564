import type { PolicyTarget } from '../../form/clause-form.ts'
import { detected } from '../../lexicons/style/style-family.ts'
import { wordForms } from '../../lexicons/style/style-words.ts'
import { phraseIn } from '../../policy-tokens.ts'
import { phraseOf } from '../assembling/resolve.ts'
import type { StyleMention } from './style-mentions.ts'

/** What finds words that are not wanted where others are, or other spellings of a word: ““email” has no hyphen”. */
export function wordTargets(mentions: readonly StyleMention[]): readonly PolicyTarget[] {
  const words = mentions.filter(({ forms }) => forms.length === 0)
  const forms = mentions.filter((mention) => mention.forms.length > 0)
  const wanted = words.flatMap((each) => (each.isUnwanted ? [] : each.written))
  const unwanted = words.flatMap((each) => (each.isUnwanted ? each.written : []))
  if (wanted.length === 0 && !words.some(({ isJoint }) => isJoint)) return []
  const others = forms.flatMap(({ forms: [{ choice }], isUnwanted }) =>
    wanted.flatMap((word) =>
      otherSpellings(word.replace(/^(?:the|an?) /i, ''), wordForms[choice], isUnwanted),
    ),
  )
  return [...unwanted.flatMap((word) => denied(word, wanted)), ...others]
}

/** “The mayor, not the Mayor”: only the capitals tell the two apart. */
function denied(word: string, wanted: readonly string[]): readonly PolicyTarget[] {
  const other = wanted.find((each) => each !== word && each.toLowerCase() === word.toLowerCase())
  if (other !== undefined) return detected('word-case', other)
  const phrase = phraseIn(word)
  return phrase === '' ? [] : [phraseOf(phrase)]
}

function otherSpellings(
  word: string,
  how: (typeof wordForms)[number],
  isUnwanted: boolean,
): readonly PolicyTarget[] {
  switch (how) {
    case 'small':
    case 'capital':
      return detected('word-case', (how === 'small') === isUnwanted ? raised(word) : lowered(word))
    case 'hyphenated':
    case 'parted':
      return isUnwanted ? withHyphen(word) : [phraseOf(joined(word))]
    default:
      if (isUnwanted) return [phraseOf(joined(word))]
      return withHyphen(word)
  }
}

function raised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function lowered(word: string): string {
  return word.toLowerCase()
}

function joined(word: string): string {
  return word.toLowerCase().replaceAll(/[ -]/g, '')
}

const first =
  'e co re pre non anti multi on off web home well sub inter over under cyber bio eco micro mini mid semi self pro post up down out in life work data time book head play check sign log set back start fund health child care day class room key pass user file note host help ware trade net super ultra extra intra trans pan any every some no life news news'
const second =
  'site sites line lines mail mails care page pages base bases book books work time man men woman boy girl side life wide room rooms ship day days place board boards land paper papers card cards code codes name names word words point points house houses phone phones letter letters lance maker makers worker workers holder holders one body thing where how in up out down off on over back ordinate operate operation'
const firsts = new Set(first.split(' '))
const seconds = new Set(second.split(' '))

/** Where a word may be parted; most words nowhere. */
function seams(word: string): number[] {
  const plain = word.toLowerCase()
  const places = Array.from({ length: Math.max(0, plain.length - 1) }, (_each, at) => at + 1)
  return places.filter(
    (at) =>
      seconds.has(plain.slice(at)) || (firsts.has(plain.slice(0, at)) && plain.length - at > 2),
  )
}

/** A phrase with a hyphen is found with a space too. */
function withHyphen(word: string): PolicyTarget[] {
  const plain = word.toLowerCase()
  if (/[ -]/.test(plain)) return [phraseOf(plain)]
  return seams(plain).map((at) => phraseOf(`${plain.slice(0, at)}-${plain.slice(at)}`))
}
