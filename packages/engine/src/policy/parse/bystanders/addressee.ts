import { phrasesOf } from '../../lexicons/phrases-of.ts'
import * as signs from '../../lexicons/signs.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import { isDeterminer } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Who looks at a draft: “to the data protection team”. */
export interface Addressee {
  /** Units that name it. */
  readonly length: number
  /** Words among them that nobody knows. */
  readonly unknown: readonly string[]
}

const heads: ReadonlySet<string> = new Set(
  [signs.people, signs.reviewing, signs.offices, signs.departments].flatMap(phrasesOf),
)
const branches: ReadonlySet<string> = new Set(phrasesOf(signs.branches))
/** Verbs of handing on: what follows “to” is who gets it. */
const handing =
  /^(?:send|sends|sent|go|goes|get|pass|passed|refer|referred|forward|forwarded|bring|take|show|ask|run|escalate|check|clear|hand|route|submit|discuss|agree|share)/
/** What cannot stand between “to” and the last word of who it is. */
const ending = /^(?:and|or|that|which|who|with|with a|about|of|if|when|to|by|past|for|in)$/
/** Most words of “the data protection team” before the last. */
const MOST_WORDS = 4

/** Who is named at a place as the one that looks at a draft; undefined where nobody is. */
export function addresseeAt(
  state: ClauseState,
  units: readonly Unit[],
  at: number,
): Addressee | undefined {
  // “Approved by” and “goes to” are phrases of their own.
  const [before] = units.slice(Math.max(0, at - 1), at)
  const isGoing = /^go(?:es)? to$/.test(before?.text ?? '')
  const isSent =
    before?.sign?.kind === 'decision' ||
    (isGoing && !units.slice(at).some(({ sign }) => sign?.kind === 'decision'))
  const isAfter = isSent && /(?: |^)(?:to|by|with|past|for)$/.test(before.text)
  if (!isAfter && !/^(?:to|by|past|for|ask|with)$/.test(units[at].text)) return undefined
  const isHanded =
    state.action === 'human_review' ||
    units.slice(Math.max(0, at - MOST_BEFORE), at + 1).some(({ text }) => handing.test(text))
  if (!isHanded) return undefined
  const unknown: string[] = []
  const person = personAt(units, isAfter ? at : at + 1)
  if (person > 0) return { length: person + (isAfter ? 0 : 1), unknown }
  for (let step = isAfter ? 0 : 1; step <= MOST_WORDS + 1; step++) {
    const unit = units[at + step]
    // “A review by our dietitian”
    const isEnd = unit === undefined || unit.kind === 'mark'
    if (
      isEnd &&
      unknown.length > 0 &&
      state.action === 'human_review' &&
      isDeterminer(units[at + (isAfter ? 0 : 1)])
    )
      return { length: step, unknown }
    if (isEnd || !namesOffice(unit)) return undefined
    if (heads.has(unit.text.split(' ').at(-1) ?? '')) return { length: step + 1, unknown }
    if (unit.kind === 'word' && !branches.has(unit.text)) unknown.push(unit.text)
  }
  return undefined
}

/** How many units name somebody where a clause or its part ends: “to Dr Shah”; 0 where none do. */
function personAt(units: readonly Unit[], from: number): number {
  const end = units.findIndex(({ kind }, at) => at >= from && kind === 'mark')
  const name = units.slice(from, end === -1 ? units.length : end)
  const isName = name.every(
    ({ kind, sign, isCapital }) => isCapital && (kind === 'word' || sign?.kind !== 'noun'),
  )
  return isName && name.length <= MOST_WORDS ? name.length : 0
}

/** Most words between “send” and “to”, so that long clauses are read in linear time. */
const MOST_BEFORE = 40

/** Whether a unit may be part of the name of an office: a topic may, a thing to look for may not. */
function namesOffice({ kind, sign, text }: Unit): boolean {
  if (kind === 'word') return true
  if (kind !== 'sign' || ending.test(text)) return false
  return sign?.kind !== 'noun' || (sign.detector === undefined && sign.evidence === undefined)
}
