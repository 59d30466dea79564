import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

const swearing =
  '(?:profanit(?:y|ies)|profane (?:words?|language)|swear ?words?|swearing|curse words?|cursing|cuss words?|cussing|(?:foul|bad|strong|vulgar|rude|crude|obscene|dirty|coarse|offensive) (?:language|words?)|expletives?|obscenit(?:y|ies)|vulgarit(?:y|ies)|four letter words?|f words?|slurs?)'
const stars = '(?:asterisks?|stars?|an asterisk|a star|symbols?|dashes)'
const they =
  '(?:(?:it|they|the words?|words?|you|people|users|writers|a letter|letters|some letters|the letters|those|these|parts? of (?:it|them)) )?'
const hide =
  '(?:masked|hidden|hide it|hide them|disguised|obscured|censored|blanked out|bleeped out|bleeped|starred out|starred|spelled|spelt|written|covered up|softened|partly masked|partly hidden|half hidden|replaced|broken up)'
const masking = `(?:(?:is |are |partly |half |partially )*${hide}(?: out)?(?: (?:with|by|behind|using) ${stars})?(?: in (?:it|them))?|with (?:${stars}|(?:some )?letters (?:starred out|hidden|replaced|masked)(?: (?:by|with) ${stars})?)(?: in (?:it|them|between))?|(?:has|have|contains?) ${stars})`
const example = '(?: [(][^)]*[)])?'
/** Words half hidden are found anyhow: “also with asterisks in it”. */
const also = new RegExp(
  `${swearing}.*?(?<tail>(?: ,)?(?: (?:and )?(?:also|even|not even|including|includes?|that includes|and that includes|whether or not|too))+ (?:when |if |where |though )?${they}${masking}${example})$`,
  'd',
)
/** “Unless the word is masked with asterisks” */
const unless = new RegExp(
  `(?<what>${swearing}).*?(?<tail>(?: ,)? (?:unless|except(?: (?:when|where|if))?|as long as they are not|other than|but not) ${they}${masking}${example})$`,
  'd',
)

/** What is said of swear words that are half hidden by asterisks. */
export function readMasked(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens).toLowerCase()
  const groups = (matchOf(also, line) ?? matchOf(unless, line))?.indices?.groups
  const tail = groups?.['tail']
  if (groups === undefined || tail === undefined) return tokens
  const { from } = tokensIn(line, tail[0] + 1, tail[1])
  const kept = tokens.slice(0, from)
  const what = groups['what']
  if (what === undefined) return kept
  const named = tokensIn(line, what[0], what[1])
  const words = ['unmasked', 'swear', 'words'].map((text) =>
    wordAt(tokens[named.from], tokens[named.to - 1], text),
  )
  return [...kept.slice(0, named.from), ...words, ...kept.slice(named.to)]
}
