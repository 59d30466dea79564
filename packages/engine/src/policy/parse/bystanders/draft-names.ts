import { forms, plainDrafts, venues } from '../../lexicons/drafts.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { singular } from '../../policy-tokens.ts'
import { isDeterminer, isMatter, isPeople, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { tailAfter } from './draft-tails.ts'

const named: ReadonlySet<string> = new Set([venues, forms].flatMap(phrasesOf))
const plain: ReadonlySet<string> = new Set(phrasesOf(plainDrafts))

/** Most words between an article and the noun that it goes with. */
const MOST_MODIFIERS = 4

/** The name of a kind of draft, or of the place where it stands: “the crime page”. */
export interface DraftName {
  /** Units that it takes. */
  readonly length: number
  /** For whom the drafts are, or where they go. */
  readonly tail: readonly Unit[]
  /** What it says besides that drafts are meant. */
  readonly modifiers: readonly Unit[]
  /** Nobody needs telling that drafts are meant. */
  readonly isBare: boolean
  readonly isPlain: boolean
  readonly hasArticle: boolean
}

/** The name of drafts that starts at a place; undefined where there is none. */
export function draftNameAt(units: readonly Unit[], from: number): DraftName | undefined {
  if (isOrigin(units, from)) return undefined
  let at = from
  while (isDeterminer(units[at])) at++
  const start = at
  let end: number | undefined
  for (; at <= start + MOST_MODIFIERS && units[at] !== undefined; at++) {
    if (isDraftHead(units[at])) end = at
    else if (end !== undefined || !(isModifier(units, at) || isQuality(units, from, at))) break
  }
  if (end === undefined) return everyDraftAt(units, from)
  const tail = tailAfter(units, end + 1)
  return {
    length: end + 1 + tail - from,
    tail: units.slice(end + 1, end + 1 + tail),
    modifiers: units.slice(start, end),
    isBare: tail === 0 && start === end && units[end].kind === 'sign' && !isThing(units[end]),
    isPlain: plain.has(headOf(units[end])),
    hasArticle: start > from,
  }
}

/** “A citation from a journal”: where a source comes from is no draft of the house. */
function isOrigin(units: readonly Unit[], from: number): boolean {
  const sign = units[from - 2]?.sign
  return units[from - 1]?.text === 'from' && sign?.kind === 'noun' && sign.isSource === true
}

/** “Anything we publish”, “what goes out to schools” */
function everyDraftAt(units: readonly Unit[], from: number): DraftName | undefined {
  if (!/^(?:anything|everything|what|whatever)$/.test(units[from]?.text ?? '')) return undefined
  const length = tailAfter(units, from + 1)
  if (length === 0) return undefined
  const tail = units.slice(from + 1, from + 1 + length)
  return { length: length + 1, tail, modifiers: [], isBare: false, isPlain: true, hasArticle: true }
}

/** Whether a word names a kind of draft or a place of drafts. */
export function isDraftWord(word: string): boolean {
  return named.has(singular(word)) || plain.has(singular(word))
}

/** The last word of a unit, in the singular. */
export function headOf({ text }: Unit): string {
  return singular(text.split(' ').at(-1) ?? '')
}

function isDraftHead(unit: Unit): boolean {
  if (unit.kind === 'word') return named.has(headOf(unit)) || plain.has(headOf(unit))
  if (unit.sign?.kind === 'whole') return true
  if (
    /^(?:reviews|guidance|(?:example|sample|report|offer|section|ad|advert|advertisement)s?)$/.test(
      unit.text,
    )
  )
    return true
  if (isThing(unit) || !isNounForm(unit)) return false
  return named.has(headOf(unit)) || /^posts?$/.test(unit.text)
}

/** “Offers”, “posts”: what may be a verb elsewhere. */
function isNounForm({ sign }: Unit): boolean {
  return /^(?:notice|writing|publishing|noun|glue)$/.test(sign?.kind ?? '')
}

/** “In official guidance”, “in ordinary threads”: what drafts are like is said of those that are at hand. */
function isQuality(units: readonly Unit[], from: number, at: number): boolean {
  const isPlaced = /^(?:in|on|within|across|throughout)$/.test(units[from - 1]?.text ?? '')
  return isPlaced && units[at].sign?.kind === 'judgement'
}

function isModifier(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (unit.kind === 'word' || unit.text === 'company' || isPeople(unit)) return true
  if (unit.text === 'and' || unit.text === "'") return at > 0 && units[at - 1].kind === 'word'
  if (unit.sign?.kind === 'band') return true
  // “One-star reviews”
  if (unit.sign?.kind === 'number')
    return units[at + 1]?.kind === 'word' && !isDraftHead(units[at + 1])
  return unit.sign?.kind === 'noun' && isMatter(unit.sign)
}
