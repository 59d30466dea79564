import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { asksIn, hasNamed, namedPhrases, phraseAt, signAt, textOf } from '../tokens/token-signs.ts'
import { isReason } from './reasons.ts'

type Tokens = readonly PolicyToken[]

/** Most tokens before the pronoun of a demand: “please do not ever use them”. */
const REACH = 7
const orders =
  /^(?:please |kindly |just |so |and |then |always |never |we |you |must |should |do not |don't )*(?:send|pass|hand|refer|route|forward|take|bring|show|give|put|keep|leave|cut|run|get|let|use|write|print|publish|include|post|mention|quote|name|share|make|spell|add|state|place|have|want|see|accept|allow)(?= |$)/
const ending =
  /^(?:at|in|on|to|for|from|out|off|away|of|back|down|up|with|only|here|please|unless|and|or|as|by|altogether|entirely|completely|alone|short|under|below|together|anywhere|either|too|anyway|always|whenever|wherever|if|when|first|once|immediately|instead|private|confidential|secret)$/
const ones = /^(?:each|every|any) (?:one|of them)$/

/** Where a pronoun of a demand stands that speaks of what was named before, and how many tokens it takes. */
function pronounIn(demand: Tokens): { at: number; length: number } | undefined {
  const at = demand.findIndex((token, place) => {
    const next = demand[place + 1]
    const isEnd = next === undefined || next.kind === 'mark' || ending.test(next.text)
    if (place === 0 || place > REACH || token.kind !== 'word') return false
    if (/^(?:it|them)$/.test(token.text)) return true
    if (ones.test(`${token.text} ${next?.text}`)) return true
    return /^(?:one|these|those|this|that|any|both|either)$/.test(token.text) && isEnd
  })
  if (at === -1 || hasNamed(demand.slice(0, at))) return undefined
  const isOrder =
    orders.test(textOf(demand)) ||
    demand
      .slice(0, at)
      .some((_token, place) => /^(?:decision|notice|not)$/.test(signAt(demand, place)?.kind ?? ''))
  if (!isOrder || !demand.slice(0, at).every((_token, place) => isKnown(demand, place)))
    return undefined
  const isLong = ones.test(textOf(demand.slice(at, at + 2)))
  const isOf = isLong && demand[at + 1]?.text === 'of'
  return { at, length: isOf ? 3 : isLong ? 2 : 1 }
}

/** Whether a word before a pronoun belongs to the grammar of demands: in “not the day it was born” one does not. */
function isKnown(tokens: Tokens, at: number): boolean {
  return (
    phraseAt(tokens, at) !== undefined ||
    phraseAt(tokens, at - 1)?.length === 2 ||
    orders.test(tokens[at].text) ||
    /^(?:ever|even|us|me|kind|better|whole|lot|straight|directly|only|simply)$/.test(
      tokens[at].text,
    )
  )
}

const opening =
  /^(?:since|as|because|while|given|that|seeing|although|though|most|many|all|our|the|some|such|and)$/
const linking =
  /^(?:and|or|nor|of|in|with|from|by|to|for|the|a|an|our|your|their|that|which|,|\(|\)|\/|-|&)$/

/** The phrase that a statement speaks of: its first thing with the words before it, and all that is listed with it. */
export function subjectOf(statement: Tokens): Tokens {
  const named = namedPhrases(statement)
  const [first] = named
  if (first === undefined) return []
  let from = 0
  while (from < first.from && opening.test(statement[from].text)) from++
  let to = first.to
  for (const { from: next, to: end } of named.slice(1)) {
    if (!statement.slice(to, next).every(({ text }) => linking.test(text))) break
    to = end
  }
  const closes = statement[to]?.text === ')' ? 1 : 0
  const words = statement.slice(from, to + closes)
  return /(?:^| )(?:is|are|was|were|has|have|do|does|isn't|aren't|finds?|reads?|gets?)(?= )/.test(
    textOf(statement.slice(from, first.from)),
  )
    ? statement.slice(first.from, to + closes)
    : words
}

/** The last thing that a statement names: “replies open with a summary; put one at the top”. */
function lastOf(statement: Tokens): Tokens {
  const last = namedPhrases(statement).at(-1)
  return last === undefined ? [] : statement.slice(last.from, last.to)
}

/** “Nobody reads …” forbids nothing. */
function isPlainFact(statement: Tokens): boolean {
  return /^(?:nobody|no one|no reader|few|hardly anyone|not everyone|not everybody) (?:\w+ )?(?:reads?|likes?|wants?|needs?|enjoys?|cares?|trusts?|finish(?:es)?|remembers?|understands?|believes?|clicks?|follows?|gets?|knows?)(?= )/.test(
    textOf(statement),
  )
}

/** A demand with what its pronoun stands for; undefined if a statement before it is more than a reason. */
export function resolved(statement: Tokens, demand: Tokens): PolicyToken[] | undefined {
  if (asksIn(statement) && !isReason(statement) && !isPlainFact(statement)) return undefined
  const isSubject = /^(?:they|it|these|those)$/.test(demand[0]?.text ?? '') && asksIn(demand)
  const subject = subjectOf(statement)
  if (isSubject && subject.length > 0 && demand.length > 1) return [...subject, ...demand.slice(1)]
  const pronoun = pronounIn(demand)
  if (pronoun === undefined) return undefined
  const { at, length } = pronoun
  const { text } = demand[at]
  const isEach = length > 1
  const thing = isEach ? partOf(statement) : text === 'one' ? lastOf(statement) : subject
  if (thing.length === 0) return undefined
  const many = isEach ? plural(thing) : thing
  return [...demand.slice(0, at), ...many, ...demand.slice(at + length)]
}

/** The last part of a text that a statement speaks of: “nobody reads to the end of a 40-word sentence”. */
function partOf(statement: Tokens): Tokens {
  const part = statement.findLast(({ text }) => parts.test(text))
  return part === undefined ? lastOf(statement) : [part]
}

const parts = /^(?:sentence|paragraph|heading|headline|title|quote)s?$/

/** “Each one” of a sentence are sentences. */
function plural(thing: Tokens): Tokens {
  return thing.map((token, at) =>
    at === thing.length - 1 &&
    /^(?:sentence|paragraph|heading|headline|title|quote)$/.test(token.text)
      ? { ...token, text: `${token.text}s` }
      : token,
  )
}

const so =
  /^(?:so|nor|neither|as) (?:are|is|do|does|must|should|may|can|will|would|have|has|go|goes|get|gets) (?!not )/
const same =
  /^(?:and )?(?:(?:the )?same (?:goes|holds|applies|is true|rule|rules|here)?(?: goes| applies| holds)? ?(?:for|to|of|with)|ditto(?: for)?|likewise(?: for)?|similarly(?: for)?|this goes for|that goes for|this applies to|that applies to|this includes|that includes|so does|so do(?! not)|so is|so are|neither are|neither is|nor are|nor is) (?!(?:everything|anything|all|any text|everywhere) )/

/** “So are email addresses”, “the same goes for tea”: what was said of one thing, said of another; undefined of other parts. */
export function alsoOf(said: Tokens, part: Tokens): PolicyToken[] | undefined {
  const text = `${textOf(part)} `
  const head = matchOf(so, text) ?? matchOf(same, text)
  if (head === null) return undefined
  const thing = part.slice(head[0].trim().split(' ').length)
  const [first] = namedPhrases(said)
  if (first === undefined || thing.length === 0 || !asksIn(said) || !hasNamed(thing))
    return undefined
  const subject = subjectOf(said.slice(first.from))
  return [...said.slice(0, first.from), ...thing, ...said.slice(first.from + subject.length)]
}
