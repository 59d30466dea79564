import type { DetectorDraft } from '../detector-draft.ts'
import { opensSentence } from '../phrases.ts'
import { isParticle, isTitle } from './cues.ts'

/** Words in a row that could be a name: capitalised, or small ones between such. */
export interface NameRun {
  /** Indices of words, both inclusive. */
  readonly first: number
  readonly last: number
}

/** All runs of capitalised words of a draft. */
export function nameRuns(draft: DetectorDraft): NameRun[] {
  const runs: NameRun[] = []
  let reached = 0
  for (const first of draft.words.capitals) {
    if (first < reached || !isNameWord(draft, first)) continue
    const last = endOfRun(draft, first)
    runs.push({ first, last })
    reached = last + 1
  }
  return runs
}

function endOfRun(draft: DetectorDraft, first: number): number {
  let last = first
  for (;;) {
    const next = last + 1
    const isName = isNameWord(draft, next)
    // Behind most capitals there is a small word.
    if (!isName && !isParticle(draft, next)) return last
    if (isPossessive(draft, last) || !isLinked(draft, next)) return last
    if (isName) {
      last = next
      continue
    }
    const beyond = particlesEnd(draft, next)
    if (beyond === -1) return last
    last = beyond
  }
}

/** The capitalised word behind one or two particles, such as that of “van der Berg”; -1 where there is none. */
function particlesEnd(draft: DetectorDraft, at: number): number {
  for (let word = at; word < at + 2; word++) {
    if (!isParticle(draft, word)) return -1
    if (!isLinked(draft, word + 1)) return -1
    if (isNameWord(draft, word + 1)) return word + 1
  }
  return -1
}

/** A capitalised word that is no abbreviation, number or code. */
function isNameWord({ words }: DetectorDraft, at: number): boolean {
  if (!words.isCapital(at) || words.hasDigit(at) || words.isOpaque(at)) return false
  return !words.isAllCapitals(at) || /^(?:III|[A-Z]{2})$/.test(words.text(at))
}

const SPACE = 0x20

/** Whether a word goes on with the one before: a space, a hyphen, or the full stop of an initial or a title. */
export function isLinked({ words, units }: DetectorDraft, at: number): boolean {
  const sentence = words.sentence(at)
  if (sentence === -1 || words.sentence(at - 1) !== sentence) return false
  const from = words.end(at - 1)
  const to = words.start(at)
  if (to === from + 1 && units[from] === SPACE) return true
  const gap = gapBetween(units, from, to)
  if (gap === ' ' || gap === '\n' || gap === '-' || gap === '\u00a0') return true
  if (!/^\.[ \n\u00a0]?$/.test(gap)) return false
  const before = words.lower(at - 1)
  return before.length === 1 || isTitle(before) || before === 'st'
}

/** Units between two words that are read; more part them. */
const LONGEST_GAP = 8

/** What is between two words besides marks. */
function gapBetween(units: Uint16Array, from: number, to: number): string {
  let gap = ''
  for (let at = from; at < to && at < from + LONGEST_GAP; at++) {
    if (units[at] !== 0x2060) gap += String.fromCharCode(units[at])
  }
  return gap
}

/** “Newton’s”, “James’”. */
export function isPossessive({ words, units }: DetectorDraft, at: number): boolean {
  const end = words.end(at)
  const isMarked = (units[end - 1] | 0x20) === 0x73 && isApostrophe(units[end - 2])
  return isMarked || isApostrophe(units[end])
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019
}

/** A word without the mark of a possessive, in lower case. */
export function bareWord({ words }: DetectorDraft, at: number): string {
  const lower = words.lower(at)
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower
}

/** Whether a capital at a word tells something: it is not the first word of its sentence. */
export function hasTellingCapital(draft: DetectorDraft, at: number): boolean {
  return !opensSentence(draft, at)
}
