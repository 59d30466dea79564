import type { ClauseExplanation } from '@content-trust/engine'
import {
  type ClauseForm,
  clauseFormSchema,
  type PolicyRule,
  policyLimits,
} from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import type { Engine } from '../../host.ts'
import { oneLine, shortLine } from '../../terminal/display-text.ts'
import { clauseNote } from '../clause-notes.ts'
import { clauseId } from './clause-id.ts'

/** A clause of a text of words, as a policy file is to hold it. */
export interface WordedClause {
  readonly id: string
  /** On one line. */
  readonly words: string
  /** Null where the file keeps the words: nothing was understood, or only a part. */
  readonly form: ClauseForm | null
  /** Why the clause does not do all that its words say; null where it does. */
  readonly note: string | null
  readonly reading: ClauseExplanation
}

/** The clauses that have a form, as the engine takes them. */
export function rulesOf(clauses: readonly WordedClause[]): PolicyRule[] {
  return clauses.flatMap(({ id, words, form }) =>
    form === null ? [] : [{ id, says: words, form }],
  )
}

/** Reads a text of words clause by clause. Throws a UsageError for what no policy file can hold. */
export function readWords(
  text: string,
  { explainPolicy }: Pick<Engine, 'explainPolicy'>,
): WordedClause[] {
  const clauses = explainPolicy(text)
  if (clauses.length === 0) {
    throw new UsageError('Found no clause, expected a policy in plain words, such as “No prices.”')
  }
  if (clauses.length > policyLimits.clauses) {
    throw new UsageError(
      `Found ${clauses.length} clauses, expected at most ${policyLimits.clauses}. Make two files of it.`,
    )
  }
  const taken = new Set<string>()
  return clauses.map((clause) => {
    const id = clauseId(clause.text, taken)
    taken.add(id)
    const note = clauseNote(clause)
    const { form } = clause
    const words = oneLine(clause.text)
    if (form !== undefined && !clauseFormSchema.safeParse(form).success) {
      throw new UsageError(
        `Found a clause that names more than one form can hold. Make several of it: “${shortLine(words, 80)}”`,
      )
    }
    // Words that lean on the clause before them would say less, or more, by themselves.
    const isWritten =
      form !== undefined && (note === null || !standsAlone(words, clause, explainPolicy))
    if (!isWritten && words.length > policyLimits.says) {
      throw new UsageError(
        `Found a clause of ${words.length} characters that was not understood, expected at most ${policyLimits.says}. Say it in shorter sentences: “${shortLine(words, 80)}”`,
      )
    }
    // What is to be done in place of what the clause before bans asks for nothing: by itself it would.
    const isInert = form === undefined && !standsAlone(words, clause, explainPolicy)
    const said = isInert ? `Instead, ${words[0].toLowerCase()}${words.slice(1)}` : words
    return { id, words: said, form: isWritten ? form : null, note, reading: clause }
  })
}

/** Whether the words mean the same without those around them. */
function standsAlone(
  words: string,
  { form }: ClauseExplanation,
  explainPolicy: Engine['explainPolicy'],
): boolean {
  const [alone, ...others] = explainPolicy(words)
  return others.length === 0 && JSON.stringify(alone?.form) === JSON.stringify(form)
}
