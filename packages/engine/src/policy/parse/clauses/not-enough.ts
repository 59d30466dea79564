import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'

const alone =
  '(?:(?: alone| only| by (?:itself|themselves)| on (?:its|their) own| here| though| ,)*)'
const no = "(?:(?:is|are|was|will be) (?:not|never)|isn't|aren't|won't be|will not be)"
const short = new RegExp(
  `^(?:(?:just|only|but|saying|writing|a simple|a mere|and|so|also|note that|please note that) )*(?<what>[^:;]+?)${alone} (?:${no} (?:really |quite |yet |good )?(?:enough|sufficient|adequate|good enough)|(?:does|do|will|would) not (?:count|suffice|qualify)|(?:doesn't|don't|won't|wouldn't) (?:count|suffice|qualify)|falls? short)${alone}(?: as (?:one|such|that|an? [^ ]+(?: [^ ]+)?))?(?: for (?:this|that|us))?$`,
  'u',
)
/** Behind a need, as elsewhere they may ban what is named: ““persons” won't do”. */
const lacking = new RegExp(
  `^[^:;]+?${alone} (?:won't|will not|doesn't|does not|don't|do not) (?:do|cut it)${alone}$`,
  'u',
)
const demanding = /(?:^| )(?:must|should|no|never|avoid|reject|flag|if|when|unless)(?= )/

/** Whether a sentence only says what would not be enough of something: it bans nothing. */
export function saysNotEnough(tokens: readonly PolicyToken[], isAfterNeed: boolean): boolean {
  const line = lineOf(tokens)
  if (demanding.test(line)) return false
  return short.test(line) || (isAfterNeed && lacking.test(line))
}

const speaker =
  /(?:^| )(?:named (?:speakers?|sources?|persons?)|speakers?|who (?:said|says|spoke)|name of (?:the |its |their )?(?:speaker|source|person))(?: |$)/
const anybody =
  /^(?:(?:one|an?|some|the|our|several|many) )?(?:[a-z]+ ){0,2}(?:sources?|insiders?|spokes(?:person|man|woman|people)|residents?|customers?|experts?|officials?|witness(?:es)?|neighbours?|users?|employees?|somebody|someone|people|man|woman|reader|critics?|observers?)$/

/** “Quotes need a named speaker. ‘An insider’ is not enough”: words that name nobody meet no such need anyway. */
export function addsNothing(
  before: readonly PolicyToken[],
  after: readonly PolicyToken[],
): boolean {
  const quoted = after.filter(({ kind }) => kind === 'quoted')
  return (
    quoted.length > 0 &&
    speaker.test(lineOf(before)) &&
    saysNotEnough(after, true) &&
    quoted.every(({ text }) => anybody.test(text))
  )
}
