import type { LeftOut, PolicyClause } from '../../clause.ts'
import type { ClauseForm, PolicyException, PolicyTarget } from '../../form/clause-form.ts'
import type { ClauseText } from '../clauses/split-clauses.ts'
import { writtenOf } from '../tokens/token-patterns.ts'
import { type Freed, placesIn } from './places.ts'
import { readBehind } from './probe.ts'
import { withoutSaid, withoutThing } from './things.ts'
import { type Permitted, permittedParts } from './wordings.ts'

/**
 * The clauses of a policy so far where one more permits a part of what the last of them bans: “Avoid “cheap”. Leave quotes as
 * they are.” Undefined where it does not, or where it is not understood.
 */
export function exceptLater(
  clause: ClauseText,
  before: readonly PolicyClause[],
  policy: string,
): PolicyClause[] | undefined {
  const from = demandBefore(before, policy)
  if (from === undefined || !before.slice(from).every(isHeld)) return undefined
  for (const permitted of permittedParts(clause.tokens)) {
    const freed = before.slice(from).flatMap((each) => freedBy(permitted, each))
    if (!freed.every((each) => each !== undefined)) continue
    return [...before.slice(0, from), ...withPermission(freed, clause, policy)]
  }
  return undefined
}

/** The last demand goes on with what is permitted of it. */
function withPermission(
  freed: readonly FreedClause[],
  { start, end }: ClauseText,
  policy: string,
): PolicyClause[] {
  return freed.map(({ clause, leftOut }, at) => {
    if (at < freed.length - 1 || clause.form === undefined || start < clause.end) return clause
    const text = `${clause.text}${policy.slice(clause.end, end).replaceAll(/\s+/g, ' ')}`
    return { ...clause, text, end, leftOut: [...clause.leftOut, ...leftOut] }
  })
}

/** Where the last demand begins; the demands of one sentence are one, and so are the items of a list. */
function demandBefore(before: readonly PolicyClause[], policy: string): number | undefined {
  const last = before.findLastIndex(({ form }) => form !== undefined)
  const isLast = before.slice(last + 1).every(isBeside)
  if (last === -1 || !isLast) return undefined
  let from = last
  while (from > 0 && before[from - 1].form !== undefined) {
    if (!goesOn.test(policy.slice(before[from - 1].end, before[from].start))) break
    from--
  }
  return from
}

/** What may stand between two demands of a sentence or of a list. */
const goesOn = /^(?:[^.!?\n]*|[\s,;.]*\n\s*(?:[-*•]|\d+[.)])\s*)$/

/** Whether a clause only says what to do instead. */
function isBeside({ text, form, isPermission }: PolicyClause): boolean {
  return form === undefined && !isPermission && /\binstead\b/i.test(text)
}

/** Whether a clause bans what a draft holds; others that ask for nothing stand beside it. */
function isHeld(clause: PolicyClause): boolean {
  if (clause.form === undefined) return true
  const { kind, targets, needs, conditions } = clause.form
  return kind === 'ban' && targets.length > 0 && needs.length + conditions.length === 0
}

interface FreedClause {
  readonly clause: PolicyClause
  readonly leftOut: readonly LeftOut[]
}

/** The clauses that are left of one; undefined in place of what cannot hold what is permitted. */
function freedBy(permitted: Permitted, clause: PolicyClause): (FreedClause | undefined)[] {
  const { form } = clause
  if (form === undefined) return [{ clause, leftOut: [] }]
  const { place, what, subject, words } = permitted
  const withForm = (next: ClauseForm, leftOut: readonly LeftOut[]): FreedClause => ({
    clause: { ...clause, form: next },
    leftOut,
  })
  if (subject !== undefined) {
    const known = withoutThing(form, subject)
    if (known !== undefined) return [withForm(known, [])]
    const literal = words && withoutSaid(form, words)
    return [literal && words && withForm(literal, [{ words: writtenOf(words), how: 'literal' }])]
  }
  const freed = place && placesIn(place)
  // “No emoji in headings. Headings are exempt.”
  if (freed === undefined || freed.exceptions.some((each) => isOwnPlace(each, form)))
    return [undefined]
  if (what === undefined) return [withForm(withFreed(form, freed), freed.leftOut)]
  const named = readBehind(what, ['no'])?.targets.map(keyOf) ?? []
  const own = form.targets.filter((target) => named.includes(keyOf(target)))
  const others = form.targets.filter((target) => !own.includes(target))
  if (own.length === 0 || own.length < named.length) return [undefined]
  const part = withForm(withFreed({ ...form, targets: own }, freed), freed.leftOut)
  if (others.length === 0) return [part]
  return form.moreThan > 0 ? [undefined] : [withForm({ ...form, targets: others }, []), part]
}

function keyOf(target: PolicyTarget): string {
  return JSON.stringify(target)
}

function isOwnPlace(exception: PolicyException, { place }: ClauseForm): boolean {
  return exception.kind === 'place' && exception.place === place
}

function withFreed(form: ClauseForm, { exceptions }: Freed): ClauseForm {
  const keys = new Set(form.unless.map((each) => JSON.stringify(each)))
  const more = exceptions.filter((each) => !keys.has(JSON.stringify(each)))
  return { ...form, unless: [...form.unless, ...more] }
}
