import { type Engine, exitCodes, type Host } from '../../host.ts'
import { unifiedDiff } from '../../terminal/unified-diff.ts'
import { isOpen } from '../translate/translate-clauses.ts'
import type { Translated } from '../translate/translation.ts'
import { proposeExamples } from '../words/propose-examples.ts'
import { rulesOf, type WordedClause } from '../words/read-words.ts'
import { policyText } from '../words/write-policy.ts'
import { askModel } from './ask-model.ts'
import { finish, noteAfter } from './finish.ts'
import { requireReadable, writeNewFile } from './write-new-file.ts'

/** Where the file goes; without `write` only the difference is shown. */
export interface TranslateOptions {
  readonly output: string | undefined
  readonly write: boolean
}

/** Makes a policy file of words with a model's forms for what was not understood, and shows what the model added. */
export async function translateWords(
  host: Host,
  engine: Engine,
  clauses: readonly WordedClause[],
  { output, write }: TranslateOptions,
): Promise<number> {
  const open = clauses.filter(({ form, reading }) => form === null && isOpen(reading))
  const answers = await askModel(host, engine, open)
  if (answers === undefined) return exitCodes.interrupted
  const proposed = proposeExamples(rulesOf(clauses), engine)
  const before = policyText(clauses, proposed)
  const after = clauses.map((clause) => withAnswer(clause, answers.get(clause.id)))
  const examples = new Map(proposed)
  for (const [id, answer] of answers) {
    if ('translation' in answer) examples.set(id, answer.translation.examples)
  }
  const text = policyText(after, examples)
  requireReadable(text)
  await host.stdout.write(unifiedDiff(output ?? 'words.policy.yaml', before, text))
  if (write && output !== undefined) await writeNewFile(host, output, text)
  else await host.stderr.write('note: nothing was written; --write stores it\n')
  return await finish(host, after)
}

function withAnswer(clause: WordedClause, answer: Translated | undefined): WordedClause {
  const note = noteAfter(clause.note, answer)
  return answer !== undefined && 'translation' in answer
    ? { ...clause, form: answer.translation.form, note }
    : { ...clause, note }
}
