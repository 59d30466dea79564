import { resolve } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import { writeDraft } from '../../fix/write-draft.ts'
import { type Engine, exitCodes, type Host } from '../../host.ts'
import { readText } from '../../options/read-text.ts'
import { unifiedDiff } from '../../terminal/unified-diff.ts'
import { clauseNote } from '../clause-notes.ts'
import { ownClauses } from '../open-policy.ts'
import { putForms, requireRoom } from '../translate/put-forms.ts'
import { isOpen } from '../translate/translate-clauses.ts'
import type { Translation } from '../translate/translation.ts'
import { askModel } from './ask-model.ts'
import { finish, noteAfter } from './finish.ts'
import { requireReadable } from './write-new-file.ts'

/** Puts a model's forms into a policy file for the clauses of its own that were not understood, and shows the change. */
export async function translateFile(
  host: Host,
  engine: Engine,
  name: string,
  { write }: { readonly write: boolean },
): Promise<number> {
  const before = await readText(host, name)
  const clauses = (await ownClauses(host, engine, name)).flatMap(({ rule, examples }) => {
    const [reading] = engine.explainPolicy([rule])
    return reading === undefined
      ? []
      : [{ id: rule.id, words: rule.says, reading, decision: rule.decision, examples }]
  })
  const open = clauses.filter(({ reading }) => isOpen(reading))
  requireRoom(
    name,
    before,
    open.map(({ id }) => id),
  )
  const answers = await askModel(host, engine, open)
  if (answers === undefined) return exitCodes.interrupted
  const translations = new Map<string, Translation>()
  for (const [id, answer] of answers) {
    if ('translation' in answer) translations.set(id, answer.translation)
  }
  const after = putForms(before, translations)
  requireReadable(after)
  await host.stdout.write(unifiedDiff(name, before, after))
  if (!write) await host.stderr.write('note: nothing was written; --write stores it\n')
  else if (after !== before) {
    const problem = await writeDraft(resolve(host.cwd, name), before, after)
    if (problem !== null) throw new UsageError(`${name}: ${problem}`)
  }
  const finished = clauses.map(({ id, words, reading }) => {
    return { id, words, note: noteAfter(clauseNote(reading), answers.get(id)) }
  })
  return await finish(host, finished)
}
