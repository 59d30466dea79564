import type { PolicyClause } from '../../clause.ts'
import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'

/** A clause in which words that the grammar knows stand for others, until it is read. */
export interface StandIn {
  readonly tokens: readonly PolicyToken[]
  /** The word that stands in, and what was written. */
  readonly word: string
  readonly written: string
  /** Words that the grammar leaves out and the form says after all. */
  readonly said?: readonly string[]
  /** Words that the form looks for as they stand. */
  readonly literal?: readonly string[]
  /** It says what is needed, and how. */
  readonly isNeed?: boolean
  /** Words that the form does not say, whatever else it does. */
  readonly ignored?: readonly string[]
  /** The form with what was meant; undefined where it does not say it. */
  readonly restore: (form: ClauseForm) => ClauseForm | undefined
}

/** Puts a word into a clause, where there is something that it stands for. */
export type Substitution = (tokens: readonly PolicyToken[]) => StandIn | undefined

/** A clause as it was meant; what its form cannot say is left out, and the clause then does nothing. */
export function withMeant(clause: PolicyClause, standIn: StandIn): PolicyClause {
  const { word, written, restore, said = [], literal = [], ignored = [] } = standIn
  const meant = (each: string): string => (each === word || each === `${word}s` ? written : each)
  const leftOut = clause.leftOut
    .filter(({ words }) => !said.includes(words))
    .map((left) => ({ ...left, words: left.words.split(' ').map(meant).join(' ') }))
  if (clause.form === undefined) return { ...clause, leftOut }
  const form = restore(clause.form)
  if (form !== undefined) {
    const asWords = literal.map((words) => ({ words, how: 'literal' as const }))
    const unsaid = ignored.map((words) => ({ words, how: 'ignored' as const }))
    return { ...clause, form, leftOut: [...leftOut, ...asWords, ...unsaid] }
  }
  const isNamed = leftOut.some(({ words }) => words.includes(written))
  const left = { words: written, how: 'ignored' } as const
  return { ...clause, form: undefined, leftOut: isNamed ? leftOut : [...leftOut, left] }
}
