import type { PolicyClause } from '../clause.ts'
import { readClauses } from '../parse/read-policy.ts'
import { signBook } from '../policy-signs.ts'
import { readTokens, singular } from '../policy-tokens.ts'
import { findWords, isPlain } from './clause-runs.ts'
import { withoutWords } from './leave-out.ts'
import { nearest } from './nearest.ts'
import { bannedWords, isWorthQuoting, quote } from './unknown-things.ts'

/** A clause that is understood whole, near to one that is not. */
export type Proposal =
  /** `quoted`: words are put in quotes; `shorter`: words are left out; `wider`: an exception is. */
  | { readonly how: 'quoted' | 'shorter' | 'wider'; readonly text: string }
  /** A word is spelled as a known one. */
  | { readonly how: 'slip'; readonly text: string; readonly word: string }

/** Words or runs of words for which a change is tried. */
const MOST_TRIED = 4
/** Shorter clauses that are read before one of them is made shorter still. */
const MOST_READ = 4
/** How often a clause is made shorter. */
const MOST_ROUNDS = 2
/** Longer clauses are read over and over for nothing: no small change makes sense of them. */
const LONGEST = 300

const made = new WeakMap<PolicyClause, { readonly proposal: Proposal | undefined }>()

/** The nearest clause that is understood whole; undefined where there is none, and for a clause that needs none. */
export function propose(clause: PolicyClause): Proposal | undefined {
  const known = made.get(clause) ?? { proposal: findProposal(clause) }
  made.set(clause, known)
  return known.proposal
}

/** Whether a text is one clause, and nothing of it is left out. */
export function isUnderstood(text: string): boolean {
  return isWhole(readAlone(text))
}

function findProposal(clause: PolicyClause): Proposal | undefined {
  if (clause.isPermission || isWhole(clause) || clause.text.length > LONGEST) return undefined
  // “That won't do” is understood where nothing stands before it.
  if (isUnderstood(clause.text)) return undefined
  const slips = slipsOf(clause)
  return (
    slips.find((slip) => !slip.isModifier && isUnderstood(slip.text)) ??
    changed(clause) ??
    slips.find((slip) => isUnderstood(slip.text))
  )
}

/** The clause with each of its unknown words spelled as a known one. */
function slipsOf({ text, leftOut }: PolicyClause) {
  const tokens = readTokens(text)
  const words = leftOut.flatMap((left) => left.words.split(' ')).slice(0, MOST_TRIED)
  return words.flatMap((word) => {
    if (word.length < 3 || signBook().has(singular(word))) return []
    const known = nearest(word)
    const run = known === undefined ? undefined : findWords(tokens, word)
    if (known === undefined || run === undefined) return []
    const next = tokens[run.to]
    const isModifier = next !== undefined && isPlain(next)
    const respelled = `${text.slice(0, tokens[run.from].start)}${known}${text.slice(tokens[run.to - 1].end)}`
    return [{ how: 'slip' as const, text: respelled, word: known, isModifier }]
  })
}

/** The clause with the words that it looks for in quotes, and without those that it does not know. */
function changed(clause: PolicyClause): Proposal | undefined {
  const literal = clause.leftOut.filter(
    ({ how, words }) => how === 'literal' && isWorthQuoting(words),
  )
  const text = literal
    .slice(0, MOST_TRIED)
    .reduce((said, { words }) => quote(said, words), clause.text)
  if (text !== clause.text && isUnderstood(text)) return { how: 'quoted', text }
  const short =
    shorten(text, MOST_ROUNDS) ??
    (text === clause.text ? undefined : shorten(clause.text, MOST_ROUNDS))
  if (short !== undefined && keepsSense(short, clause, text)) {
    const isWider = exception.test(clause.text) && !exception.test(short.text)
    return { how: isWider ? 'wider' : 'shorter', text: short.text }
  }
  if (clause.form !== undefined) return undefined
  const named = bannedWords(clause)
    .map((words) => quote(clause.text, words))
    .find(isUnderstood)
  return named === undefined ? undefined : { how: 'quoted', text: named }
}

/** A clause without what is left out of it, and read whole; the longest such. */
function shorten(text: string, rounds: number): PolicyClause | undefined {
  const read = readAlone(text)
  if (read === undefined || isWhole(read) || rounds === 0) return read
  const texts = read.leftOut.slice(0, MOST_TRIED).flatMap(({ words }) => withoutWords(text, words))
  const tried = [...new Set(texts)].sort((one, other) => other.length - one.length)
  let best: PolicyClause | undefined
  for (const shorter of tried.slice(0, MOST_READ)) {
    const next = readAlone(shorter)
    if (next === undefined || next.isPermission) continue
    if (isWhole(next)) return next
    if (next.leftOut.length < (best ?? read).leftOut.length) best = next
  }
  return best === undefined ? undefined : shorten(best.text, rounds - 1)
}

/** What was understood stays as it was; of a clause that was not understood most stays. */
function keepsSense(shorter: PolicyClause, clause: PolicyClause, said: string): boolean {
  if (!isWhole(shorter)) return false
  const known = said === clause.text ? clause.form : readAlone(said)?.form
  if (clause.form !== undefined && clause.form.action !== shorter.form?.action) return false
  if (known === undefined) return keepsMost(shorter.text, clause.text)
  const { narrowedBy: _by, ...form } = known
  const { narrowedBy: _its, ...short } = shorter.form ?? known
  return JSON.stringify(form) === JSON.stringify(short)
}

/** Least share of a clause that is left of it, unless it loses no more than an exception or a reason. */
const LEAST_LEFT = 0.4

function keepsMost(shorter: string, text: string): boolean {
  const rest = text.startsWith(shorter) ? text.slice(shorter.length) : ''
  return aside.test(rest) || shorter.length >= text.length * LEAST_LEFT
}

const exception = /\b(?:unless|except|other than)\b/i
const aside = /^,? (?:unless|except|other than|even|though|although|because)\b/i

function isWhole(clause: PolicyClause | undefined): boolean {
  return clause?.form !== undefined && !clause.isPermission && clause.leftOut.length === 0
}

/** Read anew, so that it takes no place among the policies that are kept. */
function readAlone(text: string): PolicyClause | undefined {
  const [read, ...others] = readClauses(text)
  return others.length === 0 ? read : undefined
}
