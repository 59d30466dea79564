import type { Sign } from '../../policy-signs.ts'
import { isWrittenReview } from '../bystanders/written-reviews.ts'
import { isMail, isNeeded } from '../units/neighbours.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { closingSense } from './closing-sense.ts'
import { isNamingVerb, isUnknownName } from './naming-words.ts'
import { isThing } from './roles.ts'

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
  /** “Prices must go” */
  | 'leaving'
  /** “Prices should be noted” */
  | 'told'
  /** “Prices: never” */
  | 'never'
  /** “Don't put any in the title” */
  | 'pronoun'
  /** “Keep prices private” */
  | 'away'

/** The sense of a sign between its neighbours; undefined where it is the usual one. */
export function senseOf(
  state: ClauseState,
  sign: Sign,
  units: readonly Unit[],
  at: number,
): Sense | undefined {
  const { text } = units[at]
  const before = units[at - 1]
  if (sign.kind === 'glue') return closingSense(state, units, at) ?? glueSense(state, units, at)
  // “Authors must …” are who writes.
  if (text === 'authors' && !/^(?:need|lack)$/.test(state.role)) return 'nothing'
  // “Moderators remove prices”: who acts is not asked to look.
  if (!state.hasBegun && text === 'moderators' && units[at + 1]?.sign?.kind === 'decision')
    return 'nothing'
  if (/^quotes?$/.test(text) && /^(?:that|which|who)$/.test(before?.text ?? '')) return 'nothing'
  const closing = closingSense(state, units, at)
  if (closing !== undefined) return closing
  if (isHead(state, sign, text, at) || isBanVerb(state, units, at)) return 'nothing'
  // “A sentence that is too long” gives no example.
  if (/^that (?:is|means)$/.test(text) && !isSetOff(units, at)) return 'nothing'
  // “A list of allergens”, “the name of the person interviewed” are more than what stands behind “of”.
  const isOf = units[at + 1]?.text === 'of'
  if (state.role === 'need' && isOf && (sign.kind === 'notice' || isUnknownName(units, at)))
    return 'word'
  if (sign.kind === 'notice') {
    // “Claims that report numbers” asks for no report.
    if (/^(?:that|which|who)$/.test(before?.text ?? '')) return 'nothing'
    if (!text.endsWith('ed') && isNounAfter(before)) return 'whole'
  }
  if (!state.hasBegun && /^(?:reports|posts)$/.test(text)) return 'whole'
  if (isWrittenReview(units, at)) return 'whole'
  // “Mark prices for the privacy officer”
  if (state.hasNotice && sign.kind === 'decision' && isAddressed(units, at)) return 'nothing'
  // “What they tell us”
  if (/^tell /.test(text) && /^(?:they|who|people)$/.test(before?.text ?? '')) return 'nothing'
  // “Years before 2010 are outdated and …”
  if (sign.kind === 'judgement' && isSaidOf(units, at)) return 'nothing'
  // “No reviews of your own shop”: a verb has no “no” before it.
  if (sign.kind === 'decision' && before?.text === 'no' && !isNeeded(units, at)) return 'word'
  // “Set them as block quotes”
  if (text === 'block' && /^(?:as|in|a|into)$/.test(before?.text ?? '')) return 'word'
  // “E-mails to customers”, “messages must not contain …” are drafts.
  if (!state.hasBegun && isMail(units, at)) return 'whole'
  if (!state.hasBegun && /^(?:offers|lists|notes|alerts|warnings|uses)$/.test(text)) return 'word'
  if (state.hasBegun && /^(?:find|spot|park|vet)s?$/.test(text)) return 'word'
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
  // “Do not put any in the title”
  if (text === 'any' && state.hasBegun && isOpen(units[at + 1])) return 'pronoun'
  // “Warranty terms”
  if (state.phrase.length > 0 && /^(?:terms|pages|words)$/.test(text)) return 'word'
  if (isListed(units, at)) return 'word'
  const isHeld = /^(?:with|writing|about)$/.test(units[at - 1]?.sign?.kind ?? '')
  const isWanted = state.isImperative || state.isNeed
  return text === 'both' && isHeld && !isWanted ? 'both' : undefined
}

function isAddressed(units: readonly Unit[], at: number): boolean {
  const isOffice = /(?:team|editor|officer|desk|department|counsel|lead|manager|director)$/
  return (
    isOffice.test(units[at].text) &&
    units.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'for')
  )
}

/** “… are outdated, and …”: said of all that was named. */
function isSaidOf(units: readonly Unit[], at: number): boolean {
  const isAfter = /^(?:is|are)$/.test(units[at - 1]?.text ?? '')
  const isRelative = /^(?:that|which|who)$/.test(units[at - 2]?.text ?? '')
  return isAfter && !isRelative && /^(?:and|,|so)$/.test(units[at + 1]?.text ?? '')
}

function isSetOff(units: readonly Unit[], at: number): boolean {
  return [units[at - 1], units[at + 1]].some((unit) => /^[,:(—–]$/.test(unit?.text ?? ''))
}

function isOpen(next: Unit | undefined): boolean {
  return next === undefined || next.kind === 'mark' || /^(?:in|on|at|there|here)$/.test(next.text)
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

function isNumber(unit: Unit | undefined): boolean {
  return unit?.kind === 'number' || unit?.sign?.kind === 'number'
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
