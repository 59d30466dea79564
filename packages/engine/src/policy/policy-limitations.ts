import type { PolicyClause } from './clause.ts'
import { knowsCommonForms, needsCommonForms } from './lexicons/common-forms.ts'
import { asksSources } from './lexicons/source-targets.ts'
import { isForeign } from './suggest/is-foreign.ts'
import { suggest } from './suggest/suggest.ts'

/** Clauses that are quoted one by one; more are counted. */
const MOST_QUOTED = 20
const LONGEST_QUOTE = 200

/** Says which clauses were not understood, or not whole; nothing is ignored silently. */
export function policyLimitations(clauses: readonly PolicyClause[]): string[] {
  const said: string[] = []
  let more = 0
  for (const clause of clauses) {
    if (isWhole(clause)) continue
    if (said.length < MOST_QUOTED) said.push(limitationOf(clause))
    else more++
  }
  if (more === 0) return said
  return [...said, `${more} more policy clauses were not understood, or not whole.`]
}

function isWhole({ form, leftOut }: PolicyClause): boolean {
  return form !== undefined && leftOut.length === 0
}

function limitationOf(clause: PolicyClause): string {
  const quote = `“${shorten(clause.text)}”`
  const named =
    clause.rule === undefined ? 'This policy clause' : `The policy clause \`${clause.rule.id}\``
  if (clause.isPermission) {
    return `${named} asks for less, and a policy can only make a decision stricter, so it changed nothing: ${quote}.`
  }
  if (clause.form === undefined) {
    return `${named} was not understood and matched nothing: ${quote}. ${hintFor(clause)}`
  }
  const literal = clause.leftOut.filter(({ how }) => how === 'literal')
  const ignored = clause.leftOut.filter(({ how }) => how === 'ignored')
  const parts = [
    ...(ignored.length > 0 ? [`without ${quoteAll(ignored)}`] : []),
    ...(literal.length > 0 ? [`with ${quoteAll(literal)} as the words themselves`] : []),
  ]
  return `${named} was understood in part, ${parts.join(' and ')}: ${quote}. ${hintFor(clause)}`
}

/** What to write instead; undefined where the clause was understood whole. */
export function suggestionFor(clause: PolicyClause): string | undefined {
  if (clause.isPermission || isWhole(clause)) return undefined
  return hintFor(clause)
}

function hintFor(clause: PolicyClause): string {
  return isForeign(clause.text) ? 'Only English is read.' : suggest(clause)
}

function quoteAll(left: PolicyClause['leftOut']): string {
  return `“${shorten(left.map(({ words }) => words).join('”, “'))}”`
}

/** Cuts a long clause between two characters. */
export function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  const characters = [...text]
  return characters.length <= LONGEST_QUOTE
    ? text
    : `${characters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…`
}

/** Clauses that are quoted in one limitation. */
const MOST_TOGETHER = 5

/** What does not depend on a draft, found once for a policy. */
interface Limits {
  /** Clauses that know the common forms of what they look for, and miss others. */
  readonly looking: readonly PolicyClause[]
  /** Clauses that know the common forms of what they ask for, and miss others. */
  readonly asking: readonly PolicyClause[]
  /** What is said where nobody asked the sources. */
  readonly unasked: readonly string[]
}

const known = new WeakMap<readonly PolicyClause[], Limits>()

function limitsOf(clauses: readonly PolicyClause[]): Limits {
  const found = known.get(clauses) ?? readLimits(clauses)
  known.set(clauses, found)
  return found
}

/** The examples of a policy file show what its clauses meet; those of a custom policy have none. */
function readLimits(clauses: readonly PolicyClause[]): Limits {
  const custom = clauses.filter(({ rule }) => rule === undefined)
  return {
    looking: custom.filter(({ form }) => form !== undefined && knowsCommonForms(form)),
    asking: custom.filter(({ form }) => form !== undefined && needsCommonForms(form)),
    unasked: together(
      'Only a check of sources can hold the draft against these policy clauses, and there was none',
      clauses.filter(({ form }) => form !== undefined && asksSources(form)),
    ),
  }
}

/**
 * Says which clauses of a custom policy met nothing though what they name may be there, and which found something lacking
 * that may be there in other words: claims, promises, authors and the like are found by their common forms. `met` holds
 * the texts of clauses that met something.
 */
export function unmetLimitations(
  clauses: readonly PolicyClause[],
  met: ReadonlySet<string>,
): string[] {
  const { looking, asking } = limitsOf(clauses)
  return [
    ...together(
      'Nothing was found for these policy clauses, which know the common forms of what they name and miss others',
      looking.filter(({ text }) => !met.has(text)),
    ),
    ...together(
      'What these policy clauses ask for is known by its common forms, and the draft may have it in another',
      asking.filter(({ text }) => met.has(text)),
    ),
  ]
}

/** Says which clauses ask what only sources know, where nobody asked them. */
export function unaskedLimitations(clauses: readonly PolicyClause[]): readonly string[] {
  return limitsOf(clauses).unasked
}

function together(said: string, clauses: readonly PolicyClause[]): string[] {
  if (clauses.length === 0) return []
  const quotes = clauses.slice(0, MOST_TOGETHER).map(({ text }) => `“${shorten(text)}”`)
  const more = clauses.length > MOST_TOGETHER ? ` and ${clauses.length - MOST_TOGETHER} more` : ''
  return [`${said}: ${quotes.join(', ')}${more}.`]
}
