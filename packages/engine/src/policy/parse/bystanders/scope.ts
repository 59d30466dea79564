import { rulings } from '../../lexicons/drafts.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { type DraftName, draftNameAt, headOf } from './draft-names.ts'

/** A clause without the words that say which of a house's drafts are meant. */
export interface Scoped {
  readonly units: readonly Unit[]
  /** The words that were taken out. */
  readonly leftOut: readonly string[]
}

const rulingHeads: ReadonlySet<string> = new Set(phrasesOf(rulings))
const prepositions =
  /^(?:in|inside|within|on|onto|for|from|to|across|throughout|into|at|of|out of|in each|in every|in any one|per)$/
/** The headings and the rest are all that there is. */
const everywhere =
  /^in (?:both )?(?:the |our |your )?(?:heading|title|headline|subheading|subject line)s?,? (?:and|or|as well as) (?:in )?(?:the |our |your )?(?:body|body text|text|body copy|copy|main text|running text)(?: text| copy)?(?: alike| both| too)?(?= |$)/
/** What turns a place into an exception, or into the only one. */
const turning = /^(?:only|not|never|unless|nor|neither|solely|exclusively|nowhere|anywhere)$/
/** What follows drafts that a clause speaks of. */
const after =
  /^(?:must|prohibition|not|with|without|lack|if|writing|decision|permission|notice|publishing|everything)$/

/** “In the health group”, “scam alerts must …”: a kind of draft or its place narrows nothing, and is named. */
export function withoutScope(units: readonly Unit[]): Scoped {
  const kept: Unit[] = []
  const leftOut: string[] = []
  for (let at = 0; at < units.length; ) {
    const ruling = rulingAt(units, at)
    if (ruling !== undefined) {
      leftOut.push(textOf(units.slice(at, at + ruling)))
      at += ruling
      if (units[at]?.text === ',') at++
      continue
    }
    const both = everywhereAt(units, at)
    if (both > 0) {
      leftOut.push(textOf(units.slice(at, at + both)))
      at += both
      continue
    }
    // “No advert should mention discounts” forbids it.
    if (isBarredDraft(units, at)) {
      const name = draftNameAt(units, at + 1)
      const end = at + 1 + (name?.length ?? 0)
      leftOut.push(textOf(name?.modifiers ?? []), textOf(name?.tail ?? []))
      kept.push(draftUnit(units.slice(at + 1, end)))
      kept.push({ ...units[end], sign: { kind: 'prohibition' }, text: 'must not' })
      at = end + 1
      continue
    }
    const name = isScope(units, at) ? draftNameAt(units, at) : undefined
    if (name === undefined || name.isBare || !narrowsNothing(units, at, name)) {
      kept.push(units[at])
      at++
      continue
    }
    leftOut.push(textOf(name.modifiers), textOf(name.tail))
    kept.push(draftUnit(units.slice(at, at + name.length)))
    at += name.length
  }
  return { units: kept, leftOut }
}

/** “In headings and body alike”: how many units say that it holds everywhere; 0 where none do. */
function everywhereAt(units: readonly Unit[], at: number): number {
  if (!/^(?:in|both in|either in)$/.test(units[at].text)) return 0
  const parts = units
    .slice(at, at + MOST_OF_RULING)
    .map(({ text }) => text)
    .join(' ')
  const found = everywhere.exec(parts)?.[0] ?? ''
  let length = 0
  for (let said = ''; said.length < found.length; length++) {
    said += `${length === 0 ? '' : ' '}${units[at + length].text}`
  }
  return length
}

/** “No advert should …”, “no listing must …” */
function isBarredDraft(units: readonly Unit[], at: number): boolean {
  if (at > 0 || units[at].text !== 'no') return false
  const name = draftNameAt(units, at + 1)
  return (
    name !== undefined && /^(?:shall|should|must)$/.test(units[at + 1 + name.length]?.text ?? '')
  )
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ')
}

function draftUnit(units: readonly Unit[]): Unit {
  const tokens = units.flatMap((unit) => unit.tokens)
  return { kind: 'sign', sign: { kind: 'whole' }, text: 'drafts', isCapital: false, tokens }
}

/** Whether drafts may be named at a place: after a preposition, or where a clause begins. */
function isScope(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]
  if (before === undefined || /^[:;,(–—]$/.test(before.text)) return true
  if (prepositions.test(before.text)) return !isTurned(units[at - 2])
  return /^(?:if|ban|decision|notice)$/.test(before.sign?.kind ?? '')
}

function isTurned(unit: Unit | undefined): boolean {
  return turning.test(unit?.text ?? '') || /^(?:unless|only|contrast)$/.test(unit?.sign?.kind ?? '')
}

/** Whether a name of drafts only says where a clause holds. */
function narrowsNothing(units: readonly Unit[], at: number, name: DraftName): boolean {
  const before = units[at - 1]
  const next = units[at + name.length]
  // “Medical posts” are those about medicine; whether a draft that is looked at is one of them nobody asks.
  const isMatter = name.isPlain && name.modifiers.some(({ kind }) => kind === 'sign')
  const isPlaced = /^(?:in|on|within|throughout|across)$/.test(before?.text ?? '')
  // “Health articles that state a dose” are found by the dose.
  if (isMatter && !isPlaced) return /^(?:that|which)$/.test(next?.text ?? '') && names(units, at)
  if (before !== undefined && prepositions.test(before.text)) {
    return (
      before.text !== 'to' ||
      !/^(?:board|desk|group|team)s?$/.test(headOf(units[at + name.length - 1]))
    )
  }
  if (next === undefined) return before?.sign?.kind === 'decision' && name.hasArticle
  if (next.text === ':' || after.test(next.sign?.kind ?? '')) return true
  return false
}

/** Whether what can be found is named behind a place. */
function names(units: readonly Unit[], from: number): boolean {
  return units
    .slice(from)
    .some(({ sign }) => sign?.kind === 'noun' && (sign.detector ?? sign.evidence) !== undefined)
}

/** Units of “under our food code”. */
const MOST_OF_RULING = 8

/** How many units say which law or code asks for something; undefined where none does. */
function rulingAt(units: readonly Unit[], at: number): number | undefined {
  if (!/^(?:under|underneath|per|pursuant|following)$/.test(units[at].text)) return undefined
  let length: number | undefined
  for (let step = 1; step < MOST_OF_RULING; step++) {
    const unit = units[at + step]
    if (unit === undefined || unit.kind === 'mark' || isThing(unit)) break
    if (/^(?:must|prohibition|ban|not|decision)$/.test(unit.sign?.kind ?? '')) break
    if (rulingHeads.has(headOf(unit)) || rulingHeads.has(unit.text)) length = step + 1
  }
  return length
}
