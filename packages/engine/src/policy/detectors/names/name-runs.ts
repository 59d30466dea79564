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
  for (let at = 0; at < draft.words.length; at++) {
    if (!isNameWord(draft, at)) continue
    const last = endOfRun(draft, at)
    runs.push({ first: at, last })
    at = last
  }
  return runs
}

function endOfRun(draft: DetectorDraft, first: number): number {
  let last = first
  for (;;) {
    const next = last + 1
    if (isPossessive(draft, last) || !isLinked(draft, next)) return last
    if (isNameWord(draft, next)) {
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
    if (!isParticle(draft.words[word]?.lower)) return -1
    if (!isLinked(draft, word + 1)) return -1
    if (isNameWord(draft, word + 1)) return word + 1
  }
  return -1
}

/** A capitalised word that is no abbreviation, number or code. */
function isNameWord({ words }: DetectorDraft, at: number): boolean {
  const word = words[at]
  if (word === undefined || !word.isCapital || word.isNumber || word.isOpaque) return false
  if (/[\d_]/.test(word.text)) return false
  const isShort = word.text.length === 1 || /^(?:I{2,3}|IV|J[RK]|[A-Z]{2})$/.test(word.text)
  return !word.isAllCapitals || isShort
}

/** Whether a word goes on with the one before: a space, a hyphen, or the full stop of an initial or a title. */
export function isLinked({ words, prose }: DetectorDraft, at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before?.sentence !== word.sentence) return false
  const gap = prose.slice(before.end, Math.min(word.start, before.end + 8)).replaceAll('\u2060', '')
  if (gap === ' ' || gap === '\n' || gap === '-' || gap === '\u00a0') return true
  const isShort = before.text.length === 1 || isTitle(before.lower) || before.lower === 'st'
  return isShort && /^\.[ \n\u00a0]?$/.test(gap)
}

/** “Newton’s”, “James’”. */
export function isPossessive({ words, prose }: DetectorDraft, at: number): boolean {
  const { lower, end } = words[at]
  return lower.endsWith("'s") || /^['’]/.test(prose.slice(end, end + 1))
}

/** A word without the mark of a possessive, in lower case. */
export function bareWord({ words }: DetectorDraft, at: number): string {
  const { lower } = words[at]
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower
}

/** Whether a capital at a word tells something: it is not the first word of its sentence. */
export function hasTellingCapital(draft: DetectorDraft, at: number): boolean {
  return !opensSentence(draft, at)
}
