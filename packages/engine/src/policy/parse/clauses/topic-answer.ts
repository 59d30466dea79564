import type { PolicyToken } from '../../policy-tokens.ts'
import { asksIn, hasNamed, phraseAt, signAt, textOf, wordsAt } from '../tokens/token-signs.ts'
import { countOf } from './count-answer.ts'

/** What may stand around the thing that is asked about: “Spotted a …?”, “… found?” */
const asking =
  /^(?:(?:have |has |did |do |does |are |is |if |when |whenever |where |where did |where do |where does |where have |should |can |may |could )?(?:we |you |i |they |there |anyone |anybody |somebody |someone |writers |people )?(?:ever |still |just |really )?(?:spotted|leave|left|leave in|put|spot|seen|see|found|find|noticed|notice|got|have|come across|came across|stumbled on|stumbled upon|stumbled over|encountered|discovered|detected|using|use|(?:want|wants|going|planning|about|tempted|desperate|dying|keen|trying|need|hoping) to (?:use|include|add|mention|quote|write|make|give|cite|publish|print|post|share|put in)|want|wants|thinking of using|thinking of|thinking about|thinking|tempted by|tempted to use|tempted to add|need|mention|mentioning|quote|quoting|add|adding|include|including|as for|as to|as regards|regarding|on|about|what about|how about|re|spotting|finding|seeing|is there|are there|any|now for|now|and|then|next|there'?s|there is|there are|go easy on|easy on|easy with|go steady on|careful with|watch|mind|beware of|short of) )+/
const aside = /^(?:(?:any|some|an|a|the|your|our|of those|in a draft) )+/
const found =
  /(?: (?:found|spotted|seen|detected|present|noticed|anywhere|somewhere|in there|in the text|in a text|in a draft|in the draft|in a post|in it|about|again|you ask|you say))+$/

/** Answers that refuse, with or without what follows. */
const refusing =
  /^(?:(?:oh )?(?:no(?! (?:more|fewer|less|longer|shorter) )|nope|nah|never|not|none|neither)|no way|no thanks|no thank you|no chance|no dice|no can do|not a chance|not a hope|not on|not on your life|not on my watch|not here|not in our house|not ever|not once|not one|not a single one|certainly not|absolutely not|definitely not|of course not|please no|please not|please don't|just no|hard no|a hard no|big no|a big no|a firm no|hell no|god no|heck no|forget it|forget about it|forget them|don't|do not|just don't|don't even think about it|don't bother|don't even|dream on|over my dead body|we don't|we do not|we never do|we'd rather not|rather not|better not|preferably not|never ever|under no circumstances|on no account|absolutely none|none please|none at all|none whatsoever|zero|zero tolerance|nowhere|nothing doing|not for us|not our thing|not our style|not us|not welcome|not wanted|not needed|not necessary|not required)(?= |$)/
const soft =
  /(?:rather|better not|preferably|our thing|our style|not for us|welcome|wanted|needed|necessary|required|bother)/

/** Past participles and the like, that need an “are”: “Emoji? Banned.” */
const stated =
  /^(?:strictly |absolutely |simply |completely |totally |expressly |explicitly |always |usually |generally |now |still )?(?:not allowed|not permitted|not acceptable|not accepted|not tolerated|not on|never allowed|never acceptable|never ok|never okay|banned|forbidden|prohibited|barred|verboten|taboo|unacceptable|off limits|out|out of bounds|out of the question|a no go|no go|a no no|disallowed|outlawed|discouraged|frowned on|frowned upon|unwelcome|unwanted|only|mandatory|compulsory|required|obligatory|a must|best avoided|better avoided|to be)(?= |$)/

const pronoun = /^(?:it|them|those|these|that|this|one|any|some)$/
/** The draft itself, as what is handed on or thrown out: “Reject the post.” */
const draft =
  /^(?:(?:the|that|this|any|such|every|your|a|all|whole|entire)(?: whole| entire)? )?(?:posts?|drafts?|texts?|pages?|articles?|pieces?|copy|submissions?|messages?|comments?|listings?|ads?|adverts?|repl(?:y|ies)|content|letters?|emails?|threads?|stor(?:y|ies)|reviews?|entr(?:y|ies)|documents?)(?= |$)/

/**
 * A topic and what becomes of it as one demand, in the order in which its grammar has it: “Emoji? Not allowed in replies.”,
 * “Dates of birth: keep them out”; undefined where the second part is no answer to the first.
 */
export function answered(
  topic: readonly PolicyToken[],
  answer: readonly PolicyToken[],
  kind: 'question' | 'label' | 'statement',
): PolicyToken[] | undefined {
  const thing =
    kind === 'question' || /^(?:easy|go|careful|as|on|re|short)$/.test(topic[0]?.text ?? '')
      ? thingOf(topic)
      : [...topic]
  const said = withoutOpening(answer)
  const [first] = said
  if (thing.length === 0 || first === undefined || !named(thing)) return undefined
  const counted = countOf(thing, said)
  if (counted !== undefined) return counted
  const text = textOf(said)
  const at = said.findIndex(
    (token, place) => place > 0 && isObject(said, place) && token.kind === 'word',
  )
  const sign = signAt(said, 0)
  const isOrder =
    sign?.kind === 'decision' ||
    sign?.kind === 'notice' ||
    orders.test(text) ||
    sign?.kind === 'not'
  if (at > 0 && at <= REACH && isOrder && !hasNamed(said.slice(0, at)))
    return [...said.slice(0, at), ...thing, ...said.slice(at + 1)]
  // “They need a source.”
  if (/^(?:they|it|these|those)$/.test(first.text) && asksIn(said))
    return [...thing, ...said.slice(1)]
  // “Only ones at example.com may appear.”
  if (first.text === 'only' && /^(?:ones|those)$/.test(said[1]?.text ?? ''))
    return [first, ...thing, ...said.slice(2)]
  if (kind === 'statement') return undefined
  if (stated.test(text)) return [...thing, ...wordsAt('are', first), ...said]
  const refusal = refusing.exec(text)
  if (refusal !== null && !goesOn(said.slice(refusal[0].split(' ').length)))
    return [
      ...(soft.test(refusal[0]) ? wordsAt("don't use", first) : wordsAt('no', first)),
      ...thing,
      ...said.slice(refusal[0].split(' ').length),
    ]
  if (kind === 'label') return undefined
  if (sign?.kind === 'must') return [...thing, ...said]
  if (sign?.kind === 'decision' || sign?.kind === 'notice' || orders.test(text)) {
    const length = phraseAt(said, 0)?.length ?? 1
    const rest = said.slice(length)
    const whole = draft.exec(textOf(rest))
    const after = whole === null ? rest : rest.slice(whole[0].split(' ').length)
    if (whole === null && rest.length > 0 && hasNamed(rest) && !isHandedOn(rest)) return undefined
    return [...said.slice(0, length), ...thing, ...after]
  }
  return undefined
}

/** Whether what follows a refusal names another thing: “No phone numbers”, but “never in headlines”. */
function goesOn(rest: readonly PolicyToken[]): boolean {
  const stop = rest.findIndex(({ kind }) => kind === 'mark')
  const next = stop === -1 ? rest : rest.slice(0, stop)
  const isPlace =
    /^(?:in|on|at|from|for|unless|without|if|when|outside|except|under|within|anywhere|ever|to)$/.test(
      next[0]?.text ?? '',
    )
  // “Inclusive language: do not use chairman”
  return !isPlace && (hasNamed(next) || signAt(next, 0)?.kind === 'writing')
}

/** Tokens of an answer before its pronoun: “please don't ever let us see them”. */
const REACH = 7
const orders =
  /^(?:cite|source|attribute|reference|link|prove|back|send|pass|hand|refer|route|forward|take|bring|show|give|put|keep|leave|cut|run|get|let|ask|tell|use|write|print|publish|include|post|mention|quote|name|share|make|spell|never)(?= |$)/

function isHandedOn([first]: readonly PolicyToken[]): boolean {
  return /^(?:to|for|by|with|past|in|on|at|from|until|straight|immediately|at once|back|up|before)$/.test(
    first.text,
  )
}

/** Whether a pronoun stands for the topic, not before a noun of its own. */
function isObject(tokens: readonly PolicyToken[], at: number): boolean {
  if (!pronoun.test(tokens[at].text)) return false
  const next = tokens[at + 1]
  if (/^(?:it|them)$/.test(tokens[at].text)) return true
  return (
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:at|in|on|to|for|from|out|off|away|of|back|down|up|with|only|here|please|unless|and)$/.test(
      next.text,
    )
  )
}

function withoutOpening(answer: readonly PolicyToken[]): readonly PolicyToken[] {
  let rest = answer
  while (
    rest.length > 1 &&
    (rest[0].kind === 'mark' ||
      /^(?:please|then|well|just|kindly|simply|always|you|we|must|should|oh|yes|sorry)$/.test(
        rest[0].text,
      )) &&
    !(rest[0].text === 'just' && rest[1].text === "don't") &&
    !(
      /^(?:we|you|must|should|always)$/.test(rest[0].text) &&
      !(orders.test(rest[1].text) || /^(?:don't|do|never|must|should)$/.test(rest[1].text))
    )
  )
    rest = rest.slice(1)
  return rest
}

/** What a question is about, without the words that only ask. */
function thingOf(topic: readonly PolicyToken[]): PolicyToken[] {
  let rest = [...topic]
  while (rest.length > 0 && rest[0].kind === 'mark' && rest[0].text !== '(') rest = rest.slice(1)
  for (const opening of [asking, aside]) {
    const taken = opening.exec(textOf(rest))
    if (taken !== null) rest = rest.slice(taken[0].trim().split(' ').length)
  }
  const tail = found.exec(textOf(rest))
  return tail === null ? rest : rest.slice(0, rest.length - tail[0].trim().split(' ').length)
}

/** Whether a topic names something, and asks for nothing itself; it may say what is lacking. */
function named(thing: readonly PolicyToken[]): boolean {
  return hasNamed(thing) && !asksIn(thing, new Set(['lack']))
}
