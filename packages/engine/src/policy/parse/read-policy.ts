import type { PolicyClause } from '../clause.ts'
import { contradicts, isInstead, saysAgain } from './clauses/advice-instead.ts'
import { isConcession } from './clauses/concessions.ts'
import { fallbackOf } from './clauses/fallback.ts'
import { isGranted, withoutGranted } from './clauses/granted.ts'
import { demandWithHabit } from './clauses/habits.ts'
import { bracketedTail, withBrackets } from './clauses/in-brackets.ts'
import { asksForLess, wordsOpen } from './clauses/no-demands.ts'
import { saysNotEnough } from './clauses/not-enough.ts'
import { type ClauseText, splitClauses } from './clauses/split-clauses.ts'
import { toBeDone } from './clauses/what-to-do.ts'
import { exceptLater } from './permitted/except-later.ts'
import { readClause } from './read-clause.ts'
import { nameCharges } from './rewriting/included-charges.ts'

/** Policies that are kept as they were read. */
const MOST_KEPT = 32
const kept = new Map<string, readonly PolicyClause[]>()

/** Reads a policy clause by clause, in time linear in its length, and once per text. */
export function readPolicy(policy: string): readonly PolicyClause[] {
  const known = kept.get(policy)
  if (known !== undefined) return known
  const clauses = readClauses(policy)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(policy, clauses)
  return clauses
}

/** The clauses of a text, each understood as far as its words and the clause before it allow. */
export function readClauses(text: string): PolicyClause[] {
  const clauses: PolicyClause[] = []
  let before: ClauseText | undefined
  for (const clause of splitClauses(text)) {
    const last = clauses.at(-1)
    const asked = last?.form?.action
    const action =
      asked === undefined || before === undefined
        ? undefined
        : (fallbackOf(clause) ?? toBeDone(clause, before, asked))
    if (last?.form !== undefined && action !== undefined)
      clauses.splice(-1, 1, { ...last, form: { ...last.form, action } })
    else if (!isGranted(clause.text, last)) {
      const bracketed = last && withBrackets(clause.tokens, last)
      const freed = bracketed
        ? [...clauses.slice(0, -1), bracketed]
        : exceptLater(clause, clauses, text)
      if (freed === undefined) addClause(clauses, readAfter(clause, last))
      else clauses.splice(0, clauses.length, ...freed)
    }
    before = clause
  }
  return clauses
}

/** “Flag American spellings. We write British English.”: what a house does only says again what was asked for. */
function addClause(clauses: PolicyClause[], clause: PolicyClause): void {
  const last = clauses.at(-1)
  if (last !== undefined && saysAgain(clause, last)) return
  if (last !== undefined && saysAgain(last, clause)) clauses.pop()
  clauses.push(clause)
}

/** What is to be done in place of what was banned asks for nothing; it is named. */
function readAfter(whole: ClauseText, last: PolicyClause | undefined): PolicyClause {
  const clause = namingCharges(withoutGranted(whole))
  const { text, start, end, tokens } = clause
  const leftOut = [{ words: text, how: 'ignored' }] as const
  const unread = { text, start, end, form: undefined, isPermission: false, leftOut }
  if (isInstead(tokens, last?.form) || saysNotEnough(tokens, isNeed(last?.form))) return unread
  if (isConcession(tokens) || asksForLess(tokens))
    return { ...unread, isPermission: true, leftOut: [] }
  const open = wordsOpen(tokens)
  if (open !== undefined) return { ...unread, leftOut: [{ words: open, how: 'ignored' }] }
  const read = readBefore(clause) ?? readClause(clause, last)
  return contradicts(read.form, last?.form) ? unread : read
}

/** A demand by what stands before what a clause says of brackets or of the habits of a house. */
function readBefore({ text, start, end, tokens, style }: ClauseText): PolicyClause | undefined {
  const tail = bracketedTail(tokens)
  const habit = style === undefined ? demandWithHabit(tokens) : undefined
  const parts = tail ?? habit
  const [demand, more] = parts === undefined ? [] : readClauses(parts.demand)
  if (demand?.form === undefined || more !== undefined) return undefined
  const whole = { text, start, end, isPermission: demand.isPermission }
  if (tail !== undefined) {
    const form = tail.put(demand.form)
    return form && { ...whole, form, leftOut: [...demand.leftOut, ...tail.leftOut] }
  }
  const habits = readClauses(habit?.habit ?? '')
  const isSaid = habits.length === 1 && saysAgain(habits[0], demand)
  return isSaid ? { ...demand, ...whole } : undefined
}

function namingCharges(clause: ClauseText): ClauseText {
  const tokens = nameCharges(clause.tokens)
  return tokens === clause.tokens ? clause : { ...clause, tokens }
}

/** Whether a form finds fault with what is lacking. */
function isNeed(form: PolicyClause['form']): boolean {
  return form !== undefined && (form.kind === 'need' || form.needs.length + form.unless.length > 0)
}
