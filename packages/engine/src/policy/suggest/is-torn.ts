import { signAt } from '../parse/tokens/token-signs.ts'
import type { PolicyToken } from '../policy-tokens.ts'
import { isBound, isJoint, isPause, isPlain, type Run } from './clause-runs.ts'
import { isAuxiliary, isDetermining, isLinking, isPronoun } from './small-words.ts'

/** Whether a clause without a run of its tokens would be no sentence. */
export function isTorn(tokens: readonly PolicyToken[], { from, to }: Run): boolean {
  const before = tokens[from - 1]
  const after = tokens[to]
  if (before === undefined) return after === undefined || !mayStart(after)
  if (parts(tokens, from, to) !== 0) return true
  if (after === undefined) return awaits(before)
  // “Posts must not prices”
  if (forbids.test(before.text) && !isVerb(tokens, to)) return true
  if (isPause(before)) return isPause(after) || isParticiple(after)
  if (!awaits(before)) return after.text === 'of' || isPronoun(after.text)
  if (/^an?$/.test(before.text) && (isPlural(after) || isParticiple(after))) return true
  return !isPlain(after) && !(isLinkingOrPlace(before) && isDetermining(after.text))
}

const forbids = /^(?:never|not|don't|mustn't|shouldn't|can't|cannot|must|should|may|can)$/

function isVerb(tokens: readonly PolicyToken[], at: number): boolean {
  return /^(?:writing|publishing|decision|notice|about|must|not)$/.test(
    signAt(tokens, at)?.kind ?? '',
  )
}

/** Brackets that a run opens, less those that it closes. */
function parts(tokens: readonly PolicyToken[], from: number, to: number): number {
  const marks = tokens.slice(from, to).map(({ text }) => (text === '(' ? 1 : text === ')' ? -1 : 0))
  return marks.reduce<number>((sum, mark) => sum + mark, 0)
}

function mayStart(token: PolicyToken): boolean {
  if (token.kind === 'mark') return false
  return (
    !isJoint(token) &&
    !/^(?:of|as|than|such|like)$/.test(token.text) &&
    (!isAuxiliary(token.text) || /^(?:do|don't)$/.test(token.text))
  )
}

/** A word after which something has to come. */
function awaits(token: PolicyToken): boolean {
  return token.kind === 'word' && isBound(token)
}

function isLinkingOrPlace({ text }: PolicyToken): boolean {
  return isLinking(text) || text === 'and' || text === 'or'
}

function isPlural({ text }: PolicyToken): boolean {
  return /[^s]s$/.test(text)
}

/** Whether a word may be a form of a verb. */
export function isParticiple({ text }: PolicyToken): boolean {
  return /(?:ing|ed)$/.test(text)
}
