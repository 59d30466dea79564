import { plural } from '@content-trust/engine/report'
import { exitCodes, type Host } from '../../host.ts'
import { oneLine, shortLine } from '../../terminal/display-text.ts'
import type { Translated } from '../translate/translation.ts'
import type { WordedClause } from '../words/read-words.ts'

/** Characters of the words of a clause in a message. */
const LONGEST_QUOTE = 120

/** A clause after all was done about it that can be. */
export type FinishedClause = Pick<WordedClause, 'id' | 'words' | 'note'>

/** The note of a clause after a model was asked about it; null where its answer is used. */
export function noteAfter(note: string | null, answer: Translated | undefined): string | null {
  if (answer === undefined) return note
  if ('translation' in answer) return null
  return `${note ?? ''} The model’s answer was refused: ${answer.refused}.`.trim()
}

/**
 * Says on standard error which clauses do not do all that their words say, and why. Answers the exit status: 1 where
 * there is such a clause.
 */
export async function finish(
  { stderr }: Pick<Host, 'stderr'>,
  clauses: readonly FinishedClause[],
): Promise<number> {
  const left = clauses.filter(({ note }) => note !== null)
  for (const { id, words, note } of left) {
    await stderr.write(
      `warning: ${id}: “${shortLine(words, LONGEST_QUOTE)}”: ${oneLine(note ?? '')}\n`,
    )
  }
  const whole = clauses.length - left.length
  await stderr.write(`policy: ${whole} of ${plural(clauses.length, 'clause')} understood whole\n`)
  return left.length === 0 ? exitCodes.passed : exitCodes.gateFailed
}
