import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'
import { startsDemand } from './demands.ts'

const still = '(?:(?:still|always|also|all|perfectly|quite|entirely|of course|however) )*'
const ending =
  '(?: ,? ?(?:there|here|too|however|though|of course|as usual|as before|for us|with us|by us|freely|all you like|if you like))*$'
const fine =
  '(?:all right|alright|ok|okay|fine|welcome|exempt|exempted|excepted|excluded|unaffected|no problem|not a problem|no concern|enough|good enough|allowed|permitted|acceptable|an ordinary post|ordinary posts|not meant|not affected|harmless|good|what we (?:want|like|expect|prefer))'
const ways: readonly string[] = [
  `(?:is|are|remains?|stays?) ${still}${fine}`,
  `(?:can|may|might|could) ${still}(?:stay|remain|stand)(?: (?:as|where) (?:they|it) (?:are|is|stands?))?`,
  `(?:can|may|could) ${still}be (?:said|sold|posted|shown|discussed|mentioned|named|used|kept|given|quoted)`,
  '(?:goes|go|do|does) without(?: (?:it|one|them|any))?',
  'needs? (?:none|no such thing|neither)',
]
/** Words that limit what is conceded, or ask for something in turn: “up to two links are fine”, “you may use one emoji”. */
const limiting =
  "(?:only|not|never|no|none|neither|nor|unless|if|when|where|without|with|must|should|cannot|can't|at|up|most|least|max|maximum|more|fewer|less|once|twice|per|each|every|except|but|provided|long|after|before|instead|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|single)"
const subject = `(?!(?:nothing|nobody|what|whatever|who|anything|everything|all|any|please|do|don't) )(?:(?!${limiting} )[^ ]+ ){1,20}?`
const conceding = new RegExp(`^${subject}(?:${ways.join('|')})${ending}`)
/** “Being blunt, not rude, is fine” */
const doing = new RegExp(
  `^[a-z]{2,}ing (?:(?!${limiting.replace('not|', '')} )[^ ]+ ){0,24}?(?:${ways[0]})${ending}`,
)
/** Members who may do something. */
const freeing = new RegExp(
  `^(?:you|we|they|members|writers|authors|readers|sellers|posters) (?:can|may) (?:(?!${limiting}(?: |$))[^ ]+(?: |$))+$`,
)

/** Whether a sentence behind a demand only says what may be all the same: “Acronyms may stay as they are”. */
export function isConcession(tokens: readonly PolicyToken[]): boolean {
  const line = lineOf(
    withoutBrackets(tokens).filter(({ kind, text }) => kind !== 'mark' || text === ','),
  )
  if (doing.test(line) || freeing.test(line)) return true
  const comma = tokens.findLastIndex(({ text }) => text === ',')
  // “Leave out prices, ranges are fine”
  if (startsDemand(tokens, 0) || asksIn(tokens.slice(0, Math.max(0, comma)))) return false
  return conceding.test(line)
}

/** Whether it speaks of doing something: “Naming children for prizes, sport or plays is welcome” is one sentence. */
export function concedesDoing(tokens: readonly PolicyToken[]): boolean {
  return doing.test(lineOf(tokens.filter(({ kind, text }) => kind !== 'mark' || text === ',')))
}

/** “Keep out fees (ranges are fine)”: what is conceded in brackets is a part of a demand. */
function withoutBrackets(tokens: readonly PolicyToken[]): PolicyToken[] {
  let depth = 0
  return tokens.filter(({ kind, text }) => {
    if (kind === 'mark' && text === '(') depth++
    const isInside = depth > 0
    if (kind === 'mark' && text === ')' && depth > 0) depth--
    return !isInside
  })
}
