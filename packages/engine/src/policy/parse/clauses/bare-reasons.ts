import type { PolicyToken } from '../../policy-tokens.ts'
import { asksIn, hasTargetIn, signAt, textOf } from '../tokens/token-signs.ts'
import { startsDemand } from './demands.ts'

const someone =
  '(?:it|this|that|they|we|he|she|i|nobody|no one|everyone|everybody|somebody|someone|people|there)'
const contracted =
  "(?:it's|that's|they're|we're|he's|she's|i'm|there's|you're|we've|they've|i've|we'll|they'll|it'll)"
const others =
  "(?:(?:(?:the|our|my|your|their|his|her|these|those|some|most|many|lots of|half(?: of)?|plenty of|all of) )+)?(?:[a-z'-]+ ){1,4}?"
const verb =
  "(?:is|are|was|were|has|have|had|does|do|did|will|would|can|can't|cannot|could|couldn't|doesn't|don't|didn't|won't|isn't|aren't|wasn't|hasn't|haven't|looks?|sounds?|feels?|reads?|makes?|takes?|gets?|got|gives?|goes|hates?|loves?|likes|lives?|wrote|write|writes|complains?|complained|asks?|asked|knows?|sees?|uses?|changes?|costs?|puts?|sets?|keeps?|works?|wants?|thinks?|says?|said|told|breaks?|loses?|lost|sued?|fined|change|vary|varies|differ|differs|expires?|matters?|suffers?|banned us|warned)"

/** A statement with a subject and a verb of its own. */
const stated = new RegExp(
  `^(?:and |really |honestly |sorry |frankly )*(?!(?:so|then|therefore|hence|please|do|don't|never|no|not|you|writers|authors|editors|members|and|or|else|otherwise) )(?:${contracted}|(?:it|that|he|she|there) (?=(?:an?|the|our|my|not|just|very|really) )|${someone} (?:[a-z]+ly |all |just |only |never |always |already |simply )*${verb}|${others}${verb})(?= |$)`,
)
/** What changes the demand before it, or makes one of its own. */
const changing =
  /(?:^| )(?:unless|if|provided|providing|except|when|whenever|where|without|fine|ok|okay|allowed|permitted|acceptable|accepted|welcome|alright|all right|exempt|excepted|exception|count|counts|included|excluded|instead|mean|means|meaning|called|namely|which|who|whose|too$|also|either|neither|nor|same|however|though|although|but|only|should|must|need|needs|may|has to|have to|had better|enough|plenty|limit|maximum|minimum|optional|apply|applies|used|published|printed|shown|named|appear|out$|off limits)(?: |$)/

const shunned = /^(?:please )?(?:stay|keep|steer|hold|leave) (?:off|away|clear|out) /
/** Signs of an exception, a condition or a place. */
const scoping = /^(?:unless|if|only|about|lack|with|instance|compare|contrast)$/

/** “…, it's a gardening forum”, “…, the courier can't do it”: a statement behind a demand that asks for nothing. */
export function isBareReason(
  before: readonly PolicyToken[],
  rest: readonly PolicyToken[],
): boolean {
  if (
    rest.length < 3 ||
    scoping.test(signAt(rest, 0)?.kind ?? '') ||
    rest.some(({ text }) => text === ',') ||
    rest.some(({ kind }) => kind === 'quoted' || kind === 'number' || kind === 'host')
  )
    return false
  const text = textOf(rest)
  const said = stated.exec(text)
  if (said === null || changing.test(text) || /[:;()]/.test(text)) return false
  const behind = rest.slice(said[0].split(' ').length)
  return (
    (startsDemand(before, 0) || asksIn(before) || shunned.test(textOf(before))) &&
    !asksIn(behind) &&
    !hasTargetIn(rest)
  )
}
