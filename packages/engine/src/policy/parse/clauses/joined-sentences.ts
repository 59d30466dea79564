import type { Sign } from '../../policy-signs.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { asksIn, hasNamed, hasTargetIn, signAt, textOf } from '../tokens/token-signs.ts'
import { allowedAfter } from './allowed-after.ts'
import { alsoOf, resolved } from './anaphora.ts'
import { isBareReason } from './bare-reasons.ts'
import { correctionOf, saysInstead } from './corrections.ts'
import { countOf } from './count-answer.ts'
import { limitedBy, withLimits } from './defined-limits.ts'
import { defined } from './defined-terms.ts'
import { saysHouseSpelling } from './house-spelling.ts'
import { addsNothing, saysNotEnough } from './not-enough.ts'
import { saysEnough } from './one-is-enough.ts'
import { isReason, withoutGrounds } from './reasons.ts'
import { answered } from './topic-answer.ts'

type Tokens = readonly PolicyToken[]

/**
 * The sentences of a line, where those that only make sense together are one: a question and its answer, a statement and
 * the demand that follows from it, what holds of one thing and of another. `asked` are tokens before a question mark.
 */
export function joinedSentences(all: readonly Tokens[], asked: ReadonlySet<PolicyToken>): Tokens[] {
  const joined: Tokens[] = []
  let wasAsked = false
  for (const each of all) {
    const last = joined.at(-1)
    const sentence = withLimits(withoutGrounds(each))
    const both = last === undefined ? undefined : readTogether(last, sentence, wasAsked)
    const end = each.at(-1)
    wasAsked = end !== undefined && asked.has(end)
    if (both === undefined) joined.push(...readApart(sentence))
    else joined.splice(-1, 1, ...both)
  }
  return joined
}

function readTogether(before: Tokens, after: Tokens, isAsked: boolean): Tokens[] | undefined {
  if (isAsked) {
    const answer = answered(before, after, 'question')
    return answer === undefined ? undefined : [answer]
  }
  if (saysInstead(before, after)) return [before, after]
  const meant = defined(before, after)
  if (meant !== undefined) return [meant]
  const corrected = correctionOf(before, after)
  if (corrected !== undefined) return [corrected]
  const also = alsoOf(before, after)
  if (also !== undefined) return [before, also]
  if (addsNothing(before, after)) return [before]
  if (saysEnough(before, after) || saysHouseSpelling(before, after)) return [before]
  // “It makes people feel stupid.”
  if (impression.test(textOf(after)) && isBareReason(before, after)) return [before]
  if (contrast.test(textOf(after)) && asksIn(before)) return [before]
  const limited = limitedBy(before, after)
  if (limited !== undefined) return [limited]
  const excepted = allowedAfter(before, after)
  if (excepted !== undefined) return [excepted]
  if (asksIn(before)) return undefined
  const isBare = before.length <= MOST_OF_TOPIC
  const one = (isBare ? countOf(before, after) : undefined) ?? resolved(before, after)
  return one === undefined ? undefined : [one]
}

/** What something does to readers. */
const impression =
  /^(?:it|they|that|this|these|those) (?:just |only |really |always |all |soon |often |can |will )*(?:makes?|leaves?|chang(?:e|es) (?:too |so |very )?(?:often|fast|quickly|all the time)|dates?|ages?|distracts?|clutters?|cheapens?|hurts?|upsets?|offends?|takes? up|slows?|costs?|loses?|gets? (?:old|out of date|in the way)|goes? out of date|seems?|sounds?|looks?|feels?|reads?|annoys?|irritates?|confuses?|scares?|puts?|drives?|alienates?|comes? across)(?: |$)/

/** “What is easy for us may not be for the reader.” */
const contrast =
  /^what (?:is|seems|feels|looks|sounds|works|reads) [^,:;“”"]*(?:to|for) [^,:;“”"]* (?:may|might|can|is|are|will|does|need)(?: not)?(?: (?:be|seem|feel|look|sound|work|read))?(?: [^,:;“”"]*)?(?:to|for) [^,:;“”"]*$/

/** Tokens of a topic that stands alone: “Short paragraphs.” */
const MOST_OF_TOPIC = 4

/** Tokens of a topic before a colon that the rest answers: “Swear words: absolutely not”. */
const MOST_OF_LABEL = 6

/** Tokens of the longest sentence whose parts are held against each other, so that time stays linear. */
const LONGEST = 120

/** A sentence whose parts refer to each other. */
function readApart(sentence: Tokens): Tokens[] {
  // “Prices or emoji, not both”
  if (sentence.length > LONGEST || /(?:^| )not both(?: |$)/.test(textOf(sentence)))
    return [sentence]
  for (const [at, { text, kind }] of sentence.entries()) {
    if (at === 0) continue
    const before = sentence.slice(0, at)
    if (kind === 'mark' && /^[:–—-]$/.test(text) && isLoose(sentence, at)) {
      const after = sentence.slice(at + 1)
      // “No emoji: they make us look silly”
      if (asksIn(before) && hasTargetIn(before) && impression.test(textOf(after))) return [before]
      if (saysEnough(before, after) || saysHouseSpelling(before, after)) return [before]
      const one = answered(before, after, kindOf(text, at)) ?? resolved(before, after)
      if (one !== undefined) return [one]
      // “Tell us what went wrong, not who did it: names must not appear” asks for two things.
      const isOther = asksIn(before, label) && !hasTargetIn(before) && !isLead(before, after)
      if (text === ':' && isOther && asksIn(after) && hasTargetIn(after))
        return [before, ...readApart(after)]
    }
    const skipped = jointAt(sentence, at)
    if (skipped === 0) continue
    const after = sentence.slice(at + skipped)
    if (saysEnough(before, after) || saysHouseSpelling(before, after)) return [before]
    if (saysNotEnough(after, true) && asksIn(before))
      return addsNothing(before, after) ? [before] : [before, after]
    const also = alsoOf(before, after)
    if (also !== undefined) return [before, also]
    const one =
      limitedBy(before, after) ??
      allowedAfter(before, after) ??
      resolved(before, after) ??
      contrasted(before, after) ??
      conceded(before, sentence.slice(at, at + skipped), after) ??
      consequence(sentence, at, skipped)
    if (one !== undefined) return [one]
    if (followsFrom(sentence, at, skipped)) return [before, ...readApart(after)]
  }
  return [sentence]
}

/** What stands before a dash may be asked about, what stands before a colon is a label. */
function kindOf(mark: string, at: number): 'question' | 'label' | 'statement' {
  if (mark !== ':') return 'question'
  return at <= MOST_OF_LABEL ? 'label' : 'statement'
}

/** A dash between words, not inside of one. */
function isLoose(tokens: Tokens, at: number): boolean {
  return tokens[at].text === ':' || tokens[at + 1]?.start !== tokens[at].end
}

/** How many tokens join two parts of a sentence: “, so”, “, and”, “and so”; 0 where none do. */
function jointAt(tokens: Tokens, at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (first === ',' && second === 'and' && third === 'so') return isAlso(tokens, at + 2) ? 2 : 3
  if (first === ',' && /^(?:so|and|but|yet|though)$/.test(second ?? ''))
    return isAlso(tokens, at + 1) ? 1 : 2
  if (first === 'and' && second === 'so') return isAlso(tokens, at + 1) ? 1 : 2
  if (first === 'so' && !/^(?:that|as|far|long|many|much)$/.test(second ?? '')) return 1
  return first === ',' ? 1 : 0
}

function isAlso(tokens: Tokens, at: number): boolean {
  return /^so (?:are|is|do|does|must|should|may|can|will|have|has|go|goes)(?! not)(?: |$)/.test(
    textOf(tokens.slice(at, at + 3)),
  )
}

/** Whether a colon stands before an order, after words that name nothing: “Please note: no emoji”. */
function isLead(before: Tokens, after: Tokens): boolean {
  const isOrder = /^(?:ban|not|decision|notice|prohibition)$/.test(signAt(after, 0)?.kind ?? '')
  return lead.test(textOf(before)) || (isOrder && !hasNamed(before))
}

const lead =
  /^(?:please |also |always )*(?:note|remember|check|important|mind|never|not|no|always)(?: that| well)?$/

/** Signs of a label: “Only in headings: …”, “If you give a price: …”. */
const label: ReadonlySet<Sign['kind']> = new Set(['only', 'if', 'unless', 'compare', 'lack'])

const start =
  /^(?:please |kindly |just |we |you |they |always )*(?:no|not|don't|do not|never|nothing|none|must|keep|use|write|add|include|give|start|end|begin|prefer|put|state|link|limit|send|pass|hand|hold|refer|route|forward|leave|cut|avoid|remove|delete|flag|reject|block|refuse|escalate|show|tell|mark|only|make|ban|strip|any|every|each|all)(?= |$)/

/** “Kids read this so no swear words”, “as six in ten read on a phone, …”: what only says why is no demand. */
function consequence(sentence: Tokens, at: number, length: number): Tokens | undefined {
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + length)
  if (!asksIn(after) || !hasNamed(after)) return undefined
  if (isReason(sentence)) return sentence[at].text === ',' ? after : undefined
  const isSo = sentence[at + length - 1].text === 'so'
  const isScope = /^(?:if|unless|only)$/.test(signAt(sentence, 0)?.kind ?? '')
  if (!isSo || isScope || !start.test(textOf(after))) return undefined
  return asksIn(before) && hasTargetIn(before) ? undefined : after
}

/** “Links should say where they lead, so do not use …” makes two demands. */
function followsFrom(sentence: Tokens, at: number, length: number): boolean {
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + length)]
  const isSo = sentence[at].text === ',' && sentence[at + length - 1].text === 'so'
  const isScope = /^(?:if|unless|only)$/.test(signAt(sentence, 0)?.kind ?? '')
  return isSo && !isScope && order.test(textOf(after)) && asksIn(before) && asksIn(after)
}

const order = /^(?:please )?(?:do not|not|don't|never|avoid|no) /

const drafts =
  /^(?:pages?|articles?|posts?|texts?|guides?|leaflets?|stories|columns?|newsletters?|emails?|letters?|reviews?|reports?|answers?|replies|documents?|docs|manuals?|volunteers|writers|authors|staff|advisers|advisors)$/

/** “Debate is welcome, but insults are not allowed”: what was conceded asks for nothing, and a new subject with its verb does. */
function conceded(before: Tokens, joint: Tokens, after: Tokens): Tokens | undefined {
  const isBut = joint.some(({ text }) => /^(?:but|yet|though)$/.test(text))
  const isScope = /^(?:if|unless|only|about)$/.test(signAt(before, 0)?.kind ?? '')
  if (
    !isBut ||
    isScope ||
    placing.test(before[0]?.text ?? '') ||
    asksIn(before) ||
    hasTargetIn(before)
  )
    return undefined
  const first = signAt(after, 0)
  const isSubject = first === undefined || /^(?:noun|about|glue)$/.test(first.kind)
  return isSubject && after[0]?.kind === 'word' && hasNamed(after) && asksIn(after)
    ? after
    : undefined
}

const placing = /^(?:in|on|at|for|within|inside|under|it|they|this|that|these|those)$/

/** “Our pages explain and compare, but they do not give legal advice”: the first part asks for nothing. */
function contrasted(before: Tokens, after: Tokens): Tokens | undefined {
  const isDenied =
    /^(?:they|we|you|it) (?:do not|don't|does not|doesn't|never|must not|may not|cannot|can't|should not|shouldn't) /.test(
      `${textOf(after)} `,
    )
  const pages = before.findLastIndex(({ text }) => drafts.test(text))
  const said = before.slice(pages + 1)
  const isPlain = !hasTargetIn(said) && !asksIn(said, new Set(['compare', 'decision']))
  return isDenied && isPlain && hasTargetIn(after) ? after : undefined
}
