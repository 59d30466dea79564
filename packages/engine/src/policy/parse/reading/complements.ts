import type { Noun } from '../../policy-signs.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { isDeterminer, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { isContent } from './bans-content.ts'
import type { ClauseState } from './clause-state.ts'
import { hasSubject } from './state-steps.ts'

/**
 * How a thing completes what was named before it: it says which of those are meant (“quotes from anonymous sources”), where
 * they stand (“emoji in links”), or in which drafts (“prices in advertising”). It is no second thing to look for.
 */
export type Complement = 'kind' | 'place' | 'draft'

const ofKind = /^(?:of|from|by|for|against|to|towards?|between|behind)$/
const ofPlace = /^(?:in|inside|within)$/
/** Kinds of drafts that are known as something else too. */
const drafts = /^(?:advertising|marketing|questions?)$/

/** Reads a noun that completes what was named before it; answers whether it does. */
export function readComplement(
  state: ClauseState,
  noun: Noun,
  units: readonly Unit[],
  at: number,
): boolean {
  if (noun.place !== undefined) return readWorks(state, units, at)
  const { detector, evidence, isLink } = noun
  const isKnown = detector !== undefined || evidence !== undefined || isLink === true
  if (isKnown && state.role === 'need') return readInside(state, detector, units, at)
  if (!isKnown || state.role !== 'subject' || !hasSubject(state)) return false
  const complement = complementAt(units, at)
  const { text: written } = units[at]
  if (complement === 'kind')
    state.slots.about.nouns.push({ noun, written, count: undefined, value: undefined })
  else if (complement === 'place' && isLink === true && (state.place ?? 'link') === 'link')
    state.place = 'link'
  else if (complement !== undefined) {
    state.leftOut.push(`in ${written}`)
    // “Dosages in advertising”: which drafts are meant narrows nothing.
    if (complement === 'place') state.isUnclear = true
  }
  return complement !== undefined
}

/** “Use single quotes inside double quotes” asks for neither alone. */
function readInside(
  state: ClauseState,
  detector: string | undefined,
  units: readonly Unit[],
  at: number,
): boolean {
  const { noun } = state.slots.need.nouns.at(-1) ?? {}
  const isInside = ofPlace.test(units[at - 1]?.text ?? '') && isThing(units[at - 2] ?? units[at])
  if (!isInside || detector === undefined || noun?.detector !== detector) return false
  state.leftOut.push(`${units[at - 1].text} ${units[at].text}`)
  state.isUnclear = true
  return true
}

/** Works that drafts write about. */
const works =
  /^(?:books?|novels?|plays?|films?|movies|songs?|albums?|poems?|paintings?|artworks?|works?|games?|ships?|shows?|journals?|newspapers?|magazines?|podcasts?)$/

/** “Titles of books”, “headings of bills” are no parts of the draft, which no form can say. */
function readWorks(state: ClauseState, units: readonly Unit[], at: number): boolean {
  const [title, of, owner] = units.slice(at, at + 3)
  if (of?.text !== 'of' || owner?.kind !== 'word') return false
  if (!works.test(owner.text) && isDraftWord(owner.text)) return false
  state.leftOut.push(`${title.text} of ${owner.text}`)
  state.isUnclear = true
  return true
}

/** Most words between the two: “quotes from our most loyal customers”. */
const REACH = 4

/** What the thing at a place is to what was named before it; undefined where it stands for itself. */
export function complementAt(units: readonly Unit[], at: number): Complement | undefined {
  for (let joint = at - 1; joint > 0 && at - joint <= REACH; joint--) {
    const { text, kind } = units[joint]
    const holder = units[joint - 1]
    if (ofKind.test(text)) return isThing(holder) ? 'kind' : undefined
    if (ofPlace.test(text)) return holds(holder) ? placedAt(units, at, holder) : undefined
    if (!isDeterminer(units[joint]) && kind !== 'word') return undefined
  }
  return undefined
}

/** “Prices must not appear in links”, “don't say “here” in links”: what stands there was named before. */
function holds(holder: Unit): boolean {
  return (
    isThing(holder) || holder.kind === 'quoted' || /^(?:appears?|be|be used)$/.test(holder.text)
  )
}

function placedAt(units: readonly Unit[], at: number, holder: Unit): Complement | undefined {
  const isDraft = [units[at], units[at + 1]].some((unit) => isDraftWord(unit?.text ?? ''))
  if (isDraft || drafts.test(units[at].text)) return 'draft'
  // “Headings in capitals”, “be in the passive voice”: a way of writing is no place.
  if (isStyle(units[at])) return isThing(holder) && !isPart(holder) ? 'kind' : undefined
  return 'place'
}

function isStyle(unit: Unit): boolean {
  const { sign } = unit
  return sign?.kind === 'noun' && sign.detector !== undefined && !isContent(unit)
}

function isPart({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && sign.place !== undefined
}
