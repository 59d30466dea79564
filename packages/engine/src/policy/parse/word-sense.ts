import type { Sign } from '../policy-signs.ts'
import type { ClauseState } from './clause-state.ts'
import { isThing } from './roles.ts'
import type { Unit } from './units.ts'

/** What a phrase of the lexicon is here, where it is not what it is elsewhere. */
export type Sense =
  /** A word like any other. */
  | 'word'
  /** The draft as a whole: “each research note”. */
  | 'whole'
  /** Nothing that its neighbours do not say. */
  | 'nothing'
  /** “Name its source” */
  | 'naming'
  /** “A link to …” */
  | 'link'
  /** “Texts with both A and B” are not those with one of them. */
  | 'both'

/** The sense of a sign between its neighbours; undefined where it is the usual one. */
export function senseOf(
  state: ClauseState,
  sign: Sign,
  units: readonly Unit[],
  at: number,
): Sense | undefined {
  const { text } = units[at]
  const before = units[at - 1]
  if (sign.kind === 'glue') return glueSense(state, units, at)
  if (text === 'quote' && /^(?:that|which|who)$/.test(before?.text ?? '')) return 'nothing'
  if (isHead(state, sign, text, at) || isBanVerb(state, units, at)) return 'nothing'
  if (sign.kind === 'notice') {
    // “Claims that report numbers” asks for no report.
    if (/^(?:that|which|who)$/.test(before?.text ?? '')) return 'nothing'
    if (!text.endsWith('ed') && isNounAfter(before)) return 'whole'
  }
  if (!state.hasBegun && /^(?:reports|posts)$/.test(text)) return 'whole'
  if (!state.hasBegun && /^(?:offers|lists|notes|alerts|warnings|uses)$/.test(text)) return 'word'
  if (isNamingVerb(units, at)) return 'naming'
  // “Headings in capitals only are not acceptable”
  if (
    text === 'only' &&
    state.hasBegun &&
    /^(?:is|are)$|^(?:is|are) not/.test(units[at + 1]?.text ?? '')
  )
    return 'nothing'
  const isWanted = state.isNeed || state.role === 'need'
  if (text === 'links to' || (text === 'link to' && state.hasBegun && isWanted)) return 'link'
  // “From release notes”, “over the sea”: no number follows.
  return /^(?:from|over|under|beyond)$/.test(text) && !isNumber(units[at + 1]) && !state.prefers
    ? 'nothing'
    : undefined
}

function glueSense(state: ClauseState, units: readonly Unit[], at: number): Sense | undefined {
  const { text } = units[at]
  // “Warranty terms”
  if (state.phrase.length > 0 && /^(?:terms|pages|words)$/.test(text)) return 'word'
  if (isListed(units, at)) return 'word'
  const isHeld = /^(?:with|writing)$/.test(units[at - 1]?.sign?.kind ?? '')
  const isWanted = state.isImperative || state.isNeed
  return text === 'both' && isHeld && !isWanted ? 'both' : undefined
}

/** “Intensifiers: very, just”: a word of the grammar that stands alone in a list is one of the listed. */
function isListed(units: readonly Unit[], at: number): boolean {
  if (!/^(?:very|just|simply|always|even|clearly|also)$/.test(units[at].text)) return false
  const before = units[at - 1]
  const after = units[at + 1]
  const isOpened = isEdge(before)
    ? before !== undefined
    : /^(?:about|writing|instance)$/.test(before?.sign?.kind ?? '')
  const isClosed =
    isEdge(after) || /^(?:must|not|prohibition|decision|lack)$/.test(after?.sign?.kind ?? '')
  return isOpened && isClosed
}

function isEdge(unit: Unit | undefined): boolean {
  return unit === undefined || unit.kind === 'mark' || /^(?:and|or|nor)$/.test(unit.text)
}

/** “Vague words”: the noun before says which. */
function isHead(
  { lastNoun, phrase }: ClauseState,
  { kind }: Sign,
  text: string,
  at: number,
): boolean {
  if (kind !== 'about' || phrase.length > 0) return false
  return /^(?:words?|phrases?|terms?)$/.test(text) && lastNoun === at - 1
}

/** “Do not quote prices”, “do not cite studies”: what is banned comes next. */
function isBanVerb(
  { negated, startsWithNot }: ClauseState,
  units: readonly Unit[],
  at: number,
): boolean {
  const { text } = units[at]
  if (negated === undefined) return false
  const next = units[at + 1]?.sign
  if (text === 'quote') return next?.kind === 'noun' && isThing(next)
  return startsWithNot && /^(?:cite|reference)$/.test(text)
}

/** Whether a word that may be a verb follows an article or another word, as a noun does. */
function isNounAfter(before: Unit | undefined): boolean {
  const isArticle = /(?:^| )(?:a|an|the|each|every|this|any|our|all)$/.test(before?.text ?? '')
  return isArticle || before?.kind === 'word'
}

/** “Name its source”: to name something is no name of a person. */
function isNamingVerb(units: readonly Unit[], at: number): boolean {
  const { sign, text } = units[at]
  const isName = sign?.kind === 'noun' && sign.detector === 'person-name' && /^names?$/.test(text)
  const next = units[at + 1]
  if (!isName || next === undefined) return false
  if (next.sign?.kind === 'noun' && (next.sign.isSource ?? next.sign.isSpeaker)) return true
  return /^(?:its|your|our|the|every|each|all|any|a|an|who|at least)(?: |$)/.test(next.text)
}

function isNumber(unit: Unit | undefined): boolean {
  return unit?.kind === 'number' || unit?.sign?.kind === 'number'
}

/** What a negation negates: “try not to use”. */
export function verbAfter(units: readonly Unit[], at: number): Unit | undefined {
  return /^(?:to|ever)$/.test(units[at + 1]?.text ?? '') ? units[at + 2] : units[at + 1]
}

/** Whether what is negated is what a text says, and not how it is written. */
export function isContent(next: Unit | undefined): boolean {
  const style =
    /^(?:use|uses|using|write|say|start|begin|open|end|close|be|put|have|rely on|prefer|address|speak|link|exceed|feature)/
  return next !== undefined && next.sign?.kind !== 'compare' && !style.test(next.text)
}

/** “Images without a caption need one”: what it stands for was named. */
export function isPronoun(
  { isNeed, slots }: ClauseState,
  units: readonly Unit[],
  at: number,
): boolean {
  const named = [...slots.need.nouns, ...slots.need.phrases, ...slots.need.unknown]
  const isLast = units.slice(at + 1).every(({ kind }) => kind === 'mark')
  return units[at].text === 'one' && isNeed && isLast && named.length === 0
}

/** “Link to three sources”, “link to example.org”: what follows says what is linked to. */
export function isCounted(next: Unit | undefined): boolean {
  return (
    /^(?:host|number)$/.test(next?.kind ?? '') ||
    /^(?:compare|number)$/.test(next?.sign?.kind ?? '')
  )
}
